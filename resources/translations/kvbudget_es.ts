<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
  <context>
    <name>kvbudget</name>
    <message>
      <source>Controls</source>
      <translation>Controles</translation>
    </message>
    <message>
      <source>Source</source>
      <translation>Fuente</translation>
    </message>
    <message>
      <source>Attention</source>
      <translation>Atención</translation>
    </message>
    <message>
      <source>Budget</source>
      <translation>Presupuesto</translation>
    </message>
    <message>
      <source>Policies</source>
      <translation>Políticas</translation>
    </message>
    <message>
      <source>Rollout</source>
      <translation>Secuencia</translation>
    </message>
    <message>
      <source>Change %1</source>
      <translation>Cambiar «%1»</translation>
    </message>
    <message>
      <source>Reset %1</source>
      <translation>Restablecer «%1»</translation>
    </message>
    <message>
      <source>Match the mass budget’s mean size</source>
      <translation>Igualar al tamaño medio del presupuesto de masa</translation>
    </message>
    <message>
      <source>Keeps the window as large as the mass budget is on average, whatever else changes, so that both are compared at equal size.</source>
      <translation>Mantiene la ventana tan grande como es en promedio el presupuesto de masa, cambie lo que cambie, para comparar ambos a igual tamaño.</translation>
    </message>
    <message>
      <source>Match Window</source>
      <translation>Igualar la ventana</translation>
    </message>
    <message>
      <source>Free Window</source>
      <translation>Liberar la ventana</translation>
    </message>
    <message>
      <source>Change %1 of %2</source>
      <translation>Cambiar «%1» de «%2»</translation>
    </message>
    <message>
      <source>Reset %1 of %2</source>
      <translation>Restablecer «%1» de «%2»</translation>
    </message>
    <message>
      <source>Show %1</source>
      <translation>Mostrar «%1»</translation>
    </message>
    <message>
      <source>Hide %1</source>
      <translation>Ocultar «%1»</translation>
    </message>
    <message>
      <source>promise: dropped mass ≤ %1</source>
      <translation>promesa: masa descartada ≤ %1</translation>
    </message>
    <message>
      <source>promise: error ≤ %1 × value range</source>
      <translation>promesa: error ≤ %1 × rango de valores</translation>
    </message>
    <message numerus="yes">
      <source>%Ln tokens in all</source>
      <translation>
        <numerusform>%Ln token en total</numerusform>
        <numerusform>%Ln tokens en total</numerusform>
      </translation>
    </message>
    <message>
      <source>an integer from %1 to %2</source>
      <translation>un entero de %1 a %2</translation>
    </message>
    <message>
      <source>a number from %1 to %2</source>
      <translation>un número de %1 a %2</translation>
    </message>
    <message>
      <source>%1 Takes %2, without a unit.</source>
      <translation>%1 Admite %2, sin unidad.</translation>
    </message>
    <message>
      <source>%1 Takes %2; unit: %3.</source>
      <translation>%1 Admite %2; unidad: %3.</translation>
    </message>
    <message>
      <source>Recency</source>
      <translation>Recencia</translation>
    </message>
    <message>
      <source>per token</source>
      <translation>por token</translation>
    </message>
    <message>
      <source>How fast attention fades with age: a token's logit falls by this much for each newer token.</source>
      <translation>Con qué rapidez decae la atención con la antigüedad: el logit de un token baja en esta cantidad por cada token más nuevo.</translation>
    </message>
    <message>
      <source>Sink boost</source>
      <translation>Refuerzo del sumidero</translation>
    </message>
    <message>
      <source>How strongly keyframe tokens (sinks) draw attention: this is added to their logit.</source>
      <translation>Con qué fuerza atraen la atención los tokens de fotogramas clave (sumideros): esto se suma a su logit.</translation>
    </message>
    <message>
      <source>Noise</source>
      <translation>Ruido</translation>
    </message>
    <message>
      <source>How irregular attention is: the standard deviation of a random part of each logit.</source>
      <translation>Cuán irregular es la atención: la desviación típica de una parte aleatoria de cada logit.</translation>
    </message>
    <message>
      <source>Mass budget τ</source>
      <translation>Presupuesto de masa τ</translation>
    </message>
    <message>
      <source>The share of attention that the mass budget may drop at each query.</source>
      <translation>La fracción de la atención que el presupuesto de masa puede descartar en cada consulta.</translation>
    </message>
    <message>
      <source>Window W</source>
      <translation>Ventana W</translation>
    </message>
    <message>
      <source>tokens</source>
      <translation>tokens</translation>
    </message>
    <message>
      <source>The window keeps this many of the newest tokens.</source>
      <translation>La ventana conserva este número de los tokens más nuevos.</translation>
    </message>
    <message>
      <source>Frames</source>
      <translation>Fotogramas</translation>
    </message>
    <message>
      <source>Frames of the video. Frames times tokens per frame is the length of the rollout.</source>
      <translation>Fotogramas del vídeo. Los fotogramas por los tokens por fotograma dan la longitud de la secuencia.</translation>
    </message>
    <message>
      <source>Tokens per frame</source>
      <translation>Tokens por fotograma</translation>
    </message>
    <message>
      <source>Cached tokens that make one frame.</source>
      <translation>Tokens de la caché que forman un fotograma.</translation>
    </message>
    <message>
      <source>Value dimension</source>
      <translation>Dimensión de los valores</translation>
    </message>
    <message>
      <source>Numbers in the value vector of one token.</source>
      <translation>Números del vector de valor de un token.</translation>
    </message>
    <message>
      <source>First query</source>
      <translation>Primera consulta</translation>
    </message>
    <message>
      <source>Earlier queries are not scored, as they have almost nothing to drop.</source>
      <translation>Las consultas anteriores no se evalúan, pues apenas tienen nada que descartar.</translation>
    </message>
    <message>
      <source>Every k-th query</source>
      <translation>Una de cada k consultas</translation>
    </message>
    <message>
      <source>Every how-many-th query is scored: 1 scores all of them, more makes long rollouts fast.</source>
      <translation>Cada cuántas consultas se evalúa una: con 1 se evalúan todas; con más, las secuencias largas van rápido.</translation>
    </message>
    <message>
      <source>This belongs to the simulator. The trace brings its own attention and values.</source>
      <translation>Esto pertenece al simulador. La traza trae su propia atención y sus propios valores.</translation>
    </message>
    <message>
      <source>Published experiment</source>
      <translation>Experimento publicado</translation>
    </message>
    <message>
      <source>Moving shapes, a trace</source>
      <translation>Formas móviles, una traza</translation>
    </message>
    <message>
      <source>No sinks</source>
      <translation>Sin sumideros</translation>
    </message>
    <message>
      <source>Strong sinks</source>
      <translation>Sumideros fuertes</translation>
    </message>
    <message>
      <source>Video of 21 frames</source>
      <translation>Vídeo de 21 fotogramas</translation>
    </message>
    <message>
      <source>Keeps %1.</source>
      <translation>Conserva %1.</translation>
    </message>
    <message>
      <source>It chooses again at each query, so the whole cache stays in memory: it saves reading, not storage.</source>
      <translation>Elige de nuevo en cada consulta, así que toda la caché permanece en memoria: ahorra leer, no almacenar.</translation>
    </message>
    <message>
      <source>%1. From %2 to %3.</source>
      <translation>%1. De %2 a %3.</translation>
    </message>
    <message>
      <source>A cache that keeps s keys answers with their mean under the attention weights, divided by their mass: forced weights. Its error is the distance to the full output. Which s keys are best? The heaviest are the obvious choice (top-mass); another set can be better, because errors of kept values can cancel.</source>
      <translation>Una caché que conserva s claves responde con su media según los pesos de atención, divididos entre su masa: pesos forzados. Su error es la distancia a la salida completa. ¿Qué s claves son las mejores? Las más pesadas son la elección obvia (masa máxima); otro conjunto puede ser mejor, porque los errores de los valores conservados pueden cancelarse.</translation>
    </message>
    <message>
      <source>κ is the error of the top-mass set over that of the best set of a pool: the top-mass set and the keys of largest p |v − mean| beyond it. The pool's best is an upper bound of the best there is, so κ and the closable share are lower bounds.</source>
      <translation>κ es el error del conjunto de masa máxima dividido entre el del mejor conjunto de unas claves candidatas: el conjunto de masa máxima y, fuera de él, las claves de mayor p |v − media|. El mejor de los candidatos es una cota superior del mejor que existe, así que κ y la fracción eliminable son cotas inferiores.</translation>
    </message>
    <message>
      <source>Free weights: the distance of the full output to all weighted means of the kept values. No choice of weights does better, but a cache cannot choose them. Its least value over all sets is only estimated, from above; π is the pool's best error over it.</source>
      <translation>Pesos libres: la distancia de la salida completa a todas las medias ponderadas de los valores conservados. Ninguna elección de pesos da menos, pero una caché no puede elegirlos. Su valor mínimo sobre todos los conjuntos solo se estima, por arriba; π es el error del mejor de los candidatos dividido entre él.</translation>
    </message>
    <message>
      <source>Lesson 1, balancing can stick. The balancing selector swaps one key at a time as long as that lowers the error. With masses 6, 6, 5, 3, 1 of 21, values 2, 3, −6, 1, −3 and two keys to keep it goes from an error of 5/2 to 12/11, where no single swap helps; keeping the last two keys has none.</source>
      <translation>Lección 1: el equilibrado puede atascarse. El selector de equilibrado intercambia una clave cada vez, mientras eso reduzca el error. Con masas 6, 6, 5, 3, 1 de 21, valores 2, 3, −6, 1, −3 y dos claves por conservar, pasa de un error de 5/2 a 12/11, donde ningún intercambio único ayuda; conservar las dos últimas claves no da ningún error.</translation>
    </message>
    <message>
      <source>Lesson 2, the pool can miss the optimum. Exactly s keys must be kept, so a key that neither weighs nor deviates much can be a harmless filler. With p = 0.35, 0.25, 0.15, 0.15, 0.10 and p (v − mean) = 0, 0.05, −0.03, 0, −0.02 the best two keys are the first and the fourth, with no error; the fourth is not in the pool, whose best is 0.044.</source>
      <translation>Lección 2: los candidatos pueden no incluir el óptimo. Hay que conservar exactamente s claves, así que una clave que ni pesa ni se desvía mucho puede ser un relleno inofensivo. Con p = 0,35; 0,25; 0,15; 0,15; 0,10 y p (v − media) = 0; 0,05; −0,03; 0; −0,02 las dos mejores claves son la primera y la cuarta, sin error; la cuarta no está entre los candidatos, y el mejor de estos da 0,044.</translation>
    </message>
    <message>
      <source>A cell (layer, head) is flat when the 8 heaviest keys leave more than a quarter of the mass, in the median over its rows. Dropped mass is what tells where a better set can gain: the AUC says how well it tells κ above 1.11.</source>
      <translation>Una celda (capa, cabeza) es plana cuando las 8 claves más pesadas dejan más de un cuarto de la masa, en la mediana de sus filas. La masa descartada es lo que dice dónde se puede ganar con un conjunto mejor: el AUC dice cuán bien distingue una κ superior a 1,11.</translation>
    </message>
    <message>
      <source>What these numbers are not. Values of few dimensions, as in the simulator and in small models, leave more to close than those of large models do. Each is about one row's output; nothing here measures what a model loses downstream.</source>
      <translation>Lo que estos números no son. Los valores de pocas dimensiones, como en el simulador y en los modelos pequeños, dejan más por eliminar que los de los modelos grandes. Cada número trata de la salida de una sola fila; nada de esto mide lo que un modelo pierde después.</translation>
    </message>
    <message>
      <source>After “Trust the Mass: Forced Weights in KV-Cache Eviction”, arXiv:2608.25230.</source>
      <translation>Según «Trust the Mass: Forced Weights in KV-Cache Eviction», arXiv:2608.25230.</translation>
    </message>
    <message>
      <source>How good is a kept set?</source>
      <translation>¿Cuán bueno es un conjunto conservado?</translation>
    </message>
    <message>
      <source>keys kept, s</source>
      <translation>claves conservadas, s</translation>
    </message>
    <message>
      <source>%1, 95 % interval %2 to %3</source>
      <translation>%1, intervalo del 95 % de %2 a %3</translation>
    </message>
    <message>
      <source>%1, interval at s = %2</source>
      <translation>%1, intervalo con s = %2</translation>
    </message>
    <message>
      <source>What a better set can close</source>
      <translation>Lo que puede eliminar un conjunto mejor</translation>
    </message>
    <message>
      <source>error, as a share of top-mass</source>
      <translation>error, como fracción del de masa máxima</translation>
    </message>
    <message>
      <source>no set closes this, s = %1</source>
      <translation>ningún conjunto elimina esto, s = %1</translation>
    </message>
    <message>
      <source>a set closes this, s = %1</source>
      <translation>un conjunto elimina esto, s = %1</translation>
    </message>
    <message>
      <source>best of the pool</source>
      <translation>mejor de los candidatos</translation>
    </message>
    <message>
      <source>balancing</source>
      <translation>equilibrado</translation>
    </message>
    <message>
      <source>blue: can be closed</source>
      <translation>azul: se puede cerrar</translation>
    </message>
    <message>
      <source>No row has more keys than the smallest budget.</source>
      <translation>Ninguna fila tiene más claves que el menor presupuesto.</translation>
    </message>
    <message>
      <source>κ by dropped mass, s = %1: AUC %2</source>
      <translation>κ por masa descartada, s = %1: AUC %2</translation>
    </message>
    <message>
      <source>κ by dropped mass, s = %1: no AUC</source>
      <translation>κ por masa descartada, s = %1: sin AUC</translation>
    </message>
    <message>
      <source>dropped mass of top-mass</source>
      <translation>masa descartada con masa máxima</translation>
    </message>
    <message>
      <source>κ, top-mass error over the pool's best</source>
      <translation>κ, error de masa máxima / mejor de los candidatos</translation>
    </message>
    <message>
      <source>rows</source>
      <translation>filas</translation>
    </message>
    <message>
      <source>layer %1, head %2, query %3</source>
      <translation>capa %1, cabeza %2, consulta %3</translation>
    </message>
    <message>
      <source>No row has more keys than this budget.</source>
      <translation>Ninguna fila tiene más claves que este presupuesto.</translation>
    </message>
    <message>
      <source>κ = 1.11</source>
      <translation>κ = 1,11</translation>
    </message>
    <message numerus="yes">
      <source>%Ln rows of infinite κ not shown</source>
      <translation>
        <numerusform>%Ln fila con κ infinita no se muestra</numerusform>
        <numerusform>%Ln filas con κ infinita no se muestran</numerusform>
      </translation>
    </message>
    <message>
      <source>What forced weights cost</source>
      <translation>Lo que cuestan los pesos forzados</translation>
    </message>
    <message>
      <source>π, best forced over free weights</source>
      <translation>π, mejor error con pesos forzados / libres</translation>
    </message>
    <message>
      <source>π, median</source>
      <translation>π, mediana</translation>
    </message>
    <message>
      <source>π = 1</source>
      <translation>π = 1</translation>
    </message>
    <message>
      <source>Free weights leave no error at any budget: π is not defined.</source>
      <translation>Los pesos libres no dejan error con ningún presupuesto: π no está definida.</translation>
    </message>
    <message numerus="yes">
      <source>%1 of each of %Ln cells</source>
      <translation>
        <numerusform>%1 de %Ln celda</numerusform>
        <numerusform>%1 de cada una de las %Ln celdas</numerusform>
      </translation>
    </message>
    <message>
      <source>%1 of the single cell there is</source>
      <translation>%1 de la única celda que hay</translation>
    </message>
    <message numerus="yes">
      <source>%Ln rows</source>
      <translation>
        <numerusform>%Ln fila</numerusform>
        <numerusform>%Ln filas</numerusform>
      </translation>
    </message>
    <message>
      <source>; 95 % intervals resample whole cells</source>
      <translation>; los intervalos del 95 % remuestrean celdas enteras</translation>
    </message>
    <message>
      <source>: no intervals, which resample cells</source>
      <translation>: sin intervalos, pues estos remuestrean celdas</translation>
    </message>
    <message numerus="yes">
      <source>%1 of %Ln cells are flat</source>
      <translation>
        <numerusform>%1 de %Ln celda es plana</numerusform>
        <numerusform>%1 de %Ln celdas son planas</numerusform>
      </translation>
    </message>
    <message>
      <source>%1: at 8 keys none drops more than %2 of the mass in the median.</source>
      <translation>%1: con 8 claves ninguna descarta más de %2 de la masa en la mediana.</translation>
    </message>
    <message>
      <source>%1. Switching only these to balancing brings %2 of what switching all brings at s = %3.</source>
      <translation>%1. Pasar solo estas al equilibrado aporta el %2 de lo que aporta pasarlas todas con s = %3.</translation>
    </message>
    <message>
      <source>W = %1</source>
      <translation>W = %1</translation>
    </message>
    <message>
      <source>τ = %1</source>
      <translation>τ = %1</translation>
    </message>
    <message>
      <source>%1, %2 tokens read in the mean</source>
      <translation>%1, %2 tokens leídos de media</translation>
    </message>
    <message>
      <source>recency, logit per token of age</source>
      <translation>recencia, logit por token de antigüedad</translation>
    </message>
    <message>
      <source>sink boost, logit</source>
      <translation>refuerzo del sumidero, logit</translation>
    </message>
    <message>
      <source>recency</source>
      <translation>recencia</translation>
    </message>
    <message>
      <source>sink boost</source>
      <translation>refuerzo del sumidero</translation>
    </message>
    <message>
      <source>Error against %1</source>
      <translation>Error frente a %1</translation>
    </message>
    <message>
      <source>error</source>
      <translation>error</translation>
    </message>
    <message>
      <source>window, largest</source>
      <translation>ventana, máximo</translation>
    </message>
    <message>
      <source>window, mean</source>
      <translation>ventana, media</translation>
    </message>
    <message>
      <source>mass budget, largest</source>
      <translation>presupuesto de masa, máximo</translation>
    </message>
    <message>
      <source>mass budget, mean</source>
      <translation>presupuesto de masa, media</translation>
    </message>
    <message>
      <source>promise τ × range = %1</source>
      <translation>promesa τ × rango = %1</translation>
    </message>
    <message>
      <source>breaks the promise up to %1</source>
      <translation>incumple la promesa hasta %1</translation>
    </message>
    <message>
      <source>breaks the promise from %1 on</source>
      <translation>incumple la promesa a partir de %1</translation>
    </message>
    <message>
      <source>up to %1</source>
      <translation>hasta %1</translation>
    </message>
    <message>
      <source>from %1 on</source>
      <translation>a partir de %1</translation>
    </message>
    <message>
      <source>The window's largest error stays within the promise τ × range = %1 at every %2 shown.</source>
      <translation>El error máximo de la ventana respeta la promesa τ × rango = %1 en todos los valores mostrados de %2.</translation>
    </message>
    <message>
      <source>The window breaks the promise τ × range = %1 up to a %2 of %3.</source>
      <translation>La ventana incumple la promesa τ × rango = %1 hasta %2 = %3.</translation>
    </message>
    <message>
      <source>The window breaks the promise τ × range = %1 from the smallest %2 shown to the largest.</source>
      <translation>La ventana incumple la promesa τ × rango = %1 desde el menor valor mostrado de %2 hasta el mayor.</translation>
    </message>
    <message>
      <source>The window breaks the promise τ × range = %1 from a %2 of %3 on.</source>
      <translation>La ventana incumple la promesa τ × rango = %1 a partir de %2 = %3.</translation>
    </message>
    <message>
      <source>The mass budget keeps it throughout.</source>
      <translation>El presupuesto de masa la cumple siempre.</translation>
    </message>
    <message>
      <source>The mass budget breaks it, which must not happen.</source>
      <translation>El presupuesto de masa la incumple, lo que no debe ocurrir.</translation>
    </message>
    <message>
      <source>%1: nothing to show.</source>
      <translation>%1: nada que mostrar.</translation>
    </message>
    <message>
      <source>%1: from %2 to %3.</source>
      <translation>%1: de %2 a %3.</translation>
    </message>
    <message>
      <source>none</source>
      <translation>sin valor</translation>
    </message>
    <message>
      <source>%1 %2</source>
      <translation>%1 %2</translation>
    </message>
    <message>
      <source>%1 against %2, from %3 to %4.</source>
      <translation>%1 frente a %2, de %3 a %4.</translation>
    </message>
    <message>
      <source>Line: %1.</source>
      <translation>Línea: %1.</translation>
    </message>
    <message>
      <source>Marked: %1.</source>
      <translation>Marcado: %1.</translation>
    </message>
    <message>
      <source>At %1: %2.</source>
      <translation>En %1: %2.</translation>
    </message>
    <message>
      <source>what the bounded cache's output is off by</source>
      <translation>cuánto se desvía la salida de la caché acotada</translation>
    </message>
    <message>
      <source>m × largest norm</source>
      <translation>m × norma máxima</translation>
    </message>
    <message>
      <source>dropped mass times the largest norm of a dropped value; holds for zero-fill only</source>
      <translation>masa descartada por la norma máxima de un valor descartado; solo vale con relleno con ceros</translation>
    </message>
    <message>
      <source>√(m/(1−m)) σ</source>
      <translation>√(m/(1−m)) σ</translation>
    </message>
    <message>
      <source>σ² is the weighted mean of the squared distances from the full output</source>
      <translation>σ² es la media ponderada de las distancias al cuadrado a la salida completa</translation>
    </message>
    <message>
      <source>D min(1, m/(1−m))</source>
      <translation>D min(1, m/(1−m))</translation>
    </message>
    <message>
      <source>D is the largest distance of a value from the full output</source>
      <translation>D es la distancia máxima de un valor a la salida completa</translation>
    </message>
    <message>
      <source>m × diameter</source>
      <translation>m × diámetro</translation>
    </message>
    <message>
      <source>dropped mass times the largest distance between two values</source>
      <translation>masa descartada por la distancia máxima entre dos valores</translation>
    </message>
    <message>
      <source>2 D m</source>
      <translation>2 D m</translation>
    </message>
    <message>
      <source>never below D min(1, m/(1−m))</source>
      <translation>nunca por debajo de D min(1, m/(1−m))</translation>
    </message>
    <message>
      <source>attained</source>
      <translation>alcanzada</translation>
    </message>
    <message>
      <source>query %1</source>
      <translation>consulta %1</translation>
    </message>
    <message>
      <source>dropped mass m %1</source>
      <translation>masa descartada m %1</translation>
    </message>
    <message>
      <source>gap %1</source>
      <translation>separación %1</translation>
    </message>
    <message>
      <source>error %1</source>
      <translation>error %1</translation>
    </message>
    <message>
      <source>Mass or direction?</source>
      <translation>¿Masa o dirección?</translation>
    </message>
    <message>
      <source>dropped mass m</source>
      <translation>masa descartada m</translation>
    </message>
    <message>
      <source>gap: |weighted mean of dropped|</source>
      <translation>separación: |media ponderada de lo descartado|</translation>
    </message>
    <message>
      <source>gap: |weighted mean of dropped − of kept|</source>
      <translation>separación: |media ponderada de lo descartado − de lo conservado|</translation>
    </message>
    <message>
      <source>The gap needs values; this trace has none.</source>
      <translation>La separación necesita valores; esta traza no los tiene.</translation>
    </message>
    <message>
      <source>The chosen policies drop nothing.</source>
      <translation>Las políticas elegidas no descartan nada.</translation>
    </message>
    <message>
      <source>bound m × range %1</source>
      <translation>cota m × rango %1</translation>
    </message>
    <message>
      <source>tokens read %1</source>
      <translation>tokens leídos %1</translation>
    </message>
    <message>
      <source>bound of %1</source>
      <translation>cota de %1</translation>
    </message>
    <message>
      <source>spike %1 at %2: keyframe %3 just dropped</source>
      <translation>pico %1 en %2: fotograma clave %3 recién descartado</translation>
    </message>
    <message>
      <source>spike %1 at %2</source>
      <translation>pico %1 en %2</translation>
    </message>
    <message>
      <source>keyframe %1 dropped</source>
      <translation>fotograma clave %1 descartado</translation>
    </message>
    <message>
      <source>keyframe %1</source>
      <translation>fotograma clave %1</translation>
    </message>
    <message>
      <source>Click or press Enter to see why.</source>
      <translation>Haga clic o pulse Intro para ver por qué.</translation>
    </message>
    <message>
      <source>promise τ = %1</source>
      <translation>promesa τ = %1</translation>
    </message>
    <message>
      <source>Error per query</source>
      <translation>Error por consulta</translation>
    </message>
    <message>
      <source>Dropped mass per query</source>
      <translation>Masa descartada por consulta</translation>
    </message>
    <message>
      <source>Errors need values; this trace has none.</source>
      <translation>Los errores necesitan valores; esta traza no los tiene.</translation>
    </message>
    <message>
      <source>No policy is chosen.</source>
      <translation>No hay ninguna política elegida.</translation>
    </message>
    <message>
      <source>The chosen policies drop nothing: every error is 0.</source>
      <translation>Las políticas elegidas no descartan nada: todos los errores son 0.</translation>
    </message>
    <message>
      <source>kept %1</source>
      <translation>conservada %1</translation>
    </message>
    <message>
      <source>dropped mass m = %1</source>
      <translation>masa descartada m = %1</translation>
    </message>
    <message>
      <source>%1 = %2</source>
      <translation>%1 = %2</translation>
    </message>
    <message numerus="yes">
      <source>%1 over %Ln draws</source>
      <translation>
        <numerusform>%1 en %Ln muestra</numerusform>
        <numerusform>%1 en %Ln muestras</numerusform>
      </translation>
    </message>
    <message>
      <source>%1× smaller</source>
      <translation>%1× menor</translation>
    </message>
    <message>
      <source>%1× larger</source>
      <translation>%1× mayor</translation>
    </message>
    <message>
      <source>Error against cache size</source>
      <translation>Error frente al tamaño de la caché</translation>
    </message>
    <message>
      <source>Dropped mass against cache size</source>
      <translation>Masa descartada frente al tamaño de la caché</translation>
    </message>
    <message>
      <source>read, mean</source>
      <translation>leídos, media</translation>
    </message>
    <message>
      <source>read, peak</source>
      <translation>leídos, máximo</translation>
    </message>
    <message>
      <source>stored, mean</source>
      <translation>almacenados, media</translation>
    </message>
    <message>
      <source>stored, peak</source>
      <translation>almacenados, máximo</translation>
    </message>
    <message>
      <source>Nothing is dropped at this query.</source>
      <translation>En esta consulta no se descarta nada.</translation>
    </message>
    <message>
      <source>No token that is dropped here holds as much as 1 % of the attention.</source>
      <translation>Ningún token de los descartados aquí reúne siquiera el 1 % de la atención.</translation>
    </message>
    <message>
      <source>token %1</source>
      <translation>token %1</translation>
    </message>
    <message numerus="yes">
      <source>%1 have dropped %2, which holds %3 of the attention.</source>
      <translation>
        <numerusform>%1 ha descartado el %2, que reúne el %3 de la atención.</numerusform>
        <numerusform>%1 han descartado el %2, que reúne el %3 de la atención.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln of the shown policies have dropped %1, which holds %2 of the attention.</source>
      <translation>
        <numerusform>%Ln de las políticas mostradas ha descartado el %1, que reúne el %2 de la atención.</numerusform>
        <numerusform>%Ln de las políticas mostradas han descartado el %1, que reúne el %2 de la atención.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%1 keep it.</source>
      <translation>
        <numerusform>%1 lo conserva.</numerusform>
        <numerusform>%1 lo conservan.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>The other %Ln keep it.</source>
      <translation>
        <numerusform>La otra (%Ln) lo conserva.</numerusform>
        <numerusform>Las otras %Ln lo conservan.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln shown policies keep it.</source>
      <translation>
        <numerusform>%Ln de las políticas mostradas lo conserva.</numerusform>
        <numerusform>%Ln de las políticas mostradas lo conservan.</numerusform>
      </translation>
    </message>
    <message>
      <source>free weights %1 (dotted), top-mass %2</source>
      <translation>pesos libres %1 (punteada), masa máxima %2</translation>
    </message>
    <message>
      <source>best</source>
      <translation>mejor</translation>
    </message>
    <message>
      <source>best found</source>
      <translation>mejor hallado</translation>
    </message>
    <message>
      <source>balancing over all keys</source>
      <translation>equilibrado sobre todas las claves</translation>
    </message>
    <message>
      <source>top-mass</source>
      <translation>masa máxima</translation>
    </message>
    <message>
      <source>no set of this size has a smaller error: proved by branch and bound</source>
      <translation>ningún conjunto de este tamaño tiene un error menor: demostrado por ramificación y acotación</translation>
    </message>
    <message>
      <source>the search over all keys was cut short; there may be better sets</source>
      <translation>la búsqueda entre todas las claves se interrumpió; puede haber conjuntos mejores</translation>
    </message>
    <message>
      <source>the best set within the top-mass set and the keys of largest p |v − mean| beyond it, by looking at all of them</source>
      <translation>el mejor conjunto formado con el de masa máxima y, fuera de él, las claves de mayor p |v − media|, tras examinarlos todos</translation>
    </message>
    <message>
      <source>from the top-mass set, the best single swap until none helps; any key may come in</source>
      <translation>desde el conjunto de masa máxima, el mejor intercambio único hasta que ninguno ayude; puede entrar cualquier clave</translation>
    </message>
    <message>
      <source>from the top-mass set, the best single swap until none helps; keys of the pool may come in</source>
      <translation>desde el conjunto de masa máxima, el mejor intercambio único hasta que ninguno ayude; pueden entrar claves candidatas</translation>
    </message>
    <message>
      <source>the heaviest keys of this row</source>
      <translation>las claves más pesadas de esta fila</translation>
    </message>
    <message>
      <source>and so on</source>
      <translation>etc.</translation>
    </message>
    <message>
      <source>Here balancing sticks: the pool holds a set with an error of %1 instead of %2, but no single swap leads on.</source>
      <translation>Aquí el equilibrado se atasca: entre los candidatos hay un conjunto con un error de %1 en vez de %2, pero ningún intercambio único lleva más allá.</translation>
    </message>
    <message>
      <source>Here the pool misses a better set: %1 over all keys, %2 in the pool.</source>
      <translation>Aquí a los candidatos se les escapa un conjunto mejor: %1 entre todas las claves, %2 entre los candidatos.</translation>
    </message>
    <message>
      <source>after the last query</source>
      <translation>después de la última consulta</translation>
    </message>
    <message>
      <source>never lost</source>
      <translation>nunca perdido</translation>
    </message>
    <message>
      <source>first lost at %1 · kept at %2 % of queries · mass lost %3 on average</source>
      <translation>perdido por primera vez en %1 · conservado en el %2 % de las consultas · masa perdida %3 de media</translation>
    </message>
    <message>
      <source>lost at %1 · kept %2 % · mass lost %3</source>
      <translation>perdido en %1 · conservado %2 % · masa perdida %3</translation>
    </message>
    <message>
      <source>lost at %1 · kept %2 %</source>
      <translation>perdido en %1 · conservado %2 %</translation>
    </message>
    <message>
      <source>lost at %1</source>
      <translation>perdido en %1</translation>
    </message>
    <message>
      <source>%1: kept</source>
      <translation>%1: conservado</translation>
    </message>
    <message>
      <source>%1: dropped since query %2</source>
      <translation>%1: descartado desde la consulta %2</translation>
    </message>
    <message>
      <source>%1: dropped at every query so far</source>
      <translation>%1: descartado en todas las consultas hasta ahora</translation>
    </message>
    <message>
      <source>Query %1, its own token, weight %2</source>
      <translation>Consulta %1, su propio token, peso %2</translation>
    </message>
    <message>
      <source>Query %1, keyframe %2, weight %3</source>
      <translation>Consulta %1, fotograma clave %2, peso %3</translation>
    </message>
    <message>
      <source>Query %1, token %2 of keyframe %3, weight %4</source>
      <translation>Consulta %1, token %2 del fotograma clave %3, peso %4</translation>
    </message>
    <message>
      <source>Query %1, token %2, weight %3</source>
      <translation>Consulta %1, token %2, peso %3</translation>
    </message>
    <message>
      <source>position</source>
      <translation>posición</translation>
    </message>
    <message>
      <source>weight</source>
      <translation>peso</translation>
    </message>
    <message>
      <source>kept</source>
      <translation>conservado</translation>
    </message>
    <message>
      <source>dropped</source>
      <translation>descartado</translation>
    </message>
    <message>
      <source>%1, %2</source>
      <translation>%1, %2</translation>
    </message>
    <message>
      <source>the %1</source>
      <translation>la política «%1»</translation>
    </message>
    <message>
      <source>%1 and %2</source>
      <translation>%1 y %2</translation>
    </message>
    <message>
      <source>%1 %</source>
      <translation>%1 %</translation>
    </message>
    <message>
      <source>token %1 of keyframe %2</source>
      <translation>token %1 del fotograma clave %2</translation>
    </message>
    <message>
      <source>It has been missing since it appeared.</source>
      <translation>Falta desde que apareció.</translation>
    </message>
    <message>
      <source>It was dropped just now.</source>
      <translation>Se acaba de descartar.</translation>
    </message>
    <message numerus="yes">
      <source>It was dropped at query %1, %Ln tokens ago.</source>
      <translation>
        <numerusform>Se descartó en la consulta %1, hace %Ln token.</numerusform>
        <numerusform>Se descartó en la consulta %1, hace %Ln tokens.</numerusform>
      </translation>
    </message>
    <message>
      <source>No other shown policy keeps it either.</source>
      <translation>Ninguna otra política mostrada lo conserva tampoco.</translation>
    </message>
    <message>
      <source>Show more policies to see who would keep it.</source>
      <translation>Muestre más políticas para ver cuáles lo conservarían.</translation>
    </message>
    <message>
      <source>Why %1 errs at query %2</source>
      <translation>Por qué yerra %1 en la consulta %2</translation>
    </message>
    <message>
      <source>Query %1 under %2</source>
      <translation>Consulta %1 con %2</translation>
    </message>
    <message>
      <source>Nothing is dropped here, so there is no error.</source>
      <translation>Aquí no se descarta nada, así que no hay error.</translation>
    </message>
    <message>
      <source>Dropped: %1, which holds %2 of this query's attention.</source>
      <translation>Descartado: %1, que reúne el %2 de la atención de esta consulta.</translation>
    </message>
    <message>
      <source>The error is %1. Most of it comes from %2 (%3 on its own).</source>
      <translation>El error es %1. La mayor parte proviene del %2 (%3 por sí solo).</translation>
    </message>
    <message>
      <source>The error is %1; this token alone would make %2.</source>
      <translation>El error es %1; este token por sí solo daría %2.</translation>
    </message>
    <message>
      <source>All that is dropped holds %1. Errors need values; this trace has none.</source>
      <translation>Todo lo descartado reúne el %1. Los errores necesitan valores; esta traza no los tiene.</translation>
    </message>
    <message>
      <source>Shortcuts</source>
      <translation>Atajos</translation>
    </message>
    <message>
      <source>About the Bound</source>
      <translation>Acerca de la cota</translation>
    </message>
    <message>
      <source>Help</source>
      <translation>Ayuda</translation>
    </message>
    <message>
      <source>Click a control or a chart, or go to it with Tab, and press F1: what it is and how it is used stands here.</source>
      <translation>Haga clic en un control o un gráfico, o vaya a él con Tab, y pulse F1: aquí aparecerá qué es y cómo se usa.</translation>
    </message>
    <message>
      <source>About the bound</source>
      <translation>Acerca de la cota</translation>
    </message>
    <message>
      <source>About kvbudget</source>
      <translation>Acerca de kvbudget</translation>
    </message>
    <message>
      <source>kvbudget %1</source>
      <translation>kvbudget %1</translation>
    </message>
    <message>
      <source>What a bounded attention cache costs, exactly: the error of each policy, its bound, and the trade-off between size and error, for simulated attention and for attention captured from real models.

Free software under the MIT licence.</source>
      <translation>Lo que cuesta una caché de atención acotada, con exactitud: el error de cada política, su cota y el compromiso entre tamaño y error, para atención simulada y para atención capturada de modelos reales.

Software libre con licencia MIT.</translation>
    </message>
    <message>
      <source>preview from one query in %1</source>
      <translation>vista previa con una de cada %1 consultas</translation>
    </message>
    <message>
      <source>earlier result, the new one is being computed</source>
      <translation>resultado anterior, se está calculando el nuevo</translation>
    </message>
    <message>
      <source>cancelled: an earlier result is shown</source>
      <translation>cancelado: se muestra un resultado anterior</translation>
    </message>
    <message>
      <source>%1 at an earlier setting, the new one is being computed</source>
      <translation>%1 con un ajuste anterior, se está calculando el nuevo</translation>
    </message>
    <message>
      <source>cancelled: %1 at an earlier setting</source>
      <translation>cancelado: %1 con un ajuste anterior</translation>
    </message>
    <message>
      <source>one query in %1, so that the result fits into memory</source>
      <translation>una de cada %1 consultas, para que el resultado quepa en la memoria</translation>
    </message>
    <message>
      <source>one query in %1</source>
      <translation>una de cada %1 consultas</translation>
    </message>
    <message>
      <source>computing the first result</source>
      <translation>calculando el primer resultado</translation>
    </message>
    <message>
      <source>this trace has no values: masses are shown, errors need values</source>
      <translation>esta traza no tiene valores: se muestran masas, los errores necesitan valores</translation>
    </message>
    <message numerus="yes">
      <source>bound holds at all %Ln queries</source>
      <translation>
        <numerusform>la cota se cumple en la única consulta (%Ln)</numerusform>
        <numerusform>la cota se cumple en las %Ln consultas</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>bound broken at %1 of %Ln queries, first at query %2</source>
      <translation>
        <numerusform>cota incumplida en %1 de %Ln consulta, la primera vez en la consulta %2</numerusform>
        <numerusform>cota incumplida en %1 de %Ln consultas, la primera vez en la consulta %2</numerusform>
      </translation>
    </message>
    <message>
      <source>worst error / bound %1 at query %2</source>
      <translation>peor error / cota %1 en la consulta %2</translation>
    </message>
    <message>
      <source>window worst case %1× the mass budget’s</source>
      <translation>peor caso de la ventana %1× el del presupuesto de masa</translation>
    </message>
    <message>
      <source>Seed</source>
      <translation>Semilla</translation>
    </message>
    <message>
      <source>New Draw</source>
      <translation>Nueva muestra</translation>
    </message>
    <message>
      <source>Readout</source>
      <translation>Lectura</translation>
    </message>
    <message>
      <source>Reset</source>
      <translation>Restablecer</translation>
    </message>
    <message>
      <source>zero-fill</source>
      <translation>relleno con ceros</translation>
    </message>
    <message>
      <source>renormalised</source>
      <translation>renormalizada</translation>
    </message>
    <message>
      <source>How the bounded cache reads what it keeps. Zero-fill: the kept tokens with the weights they had. Renormalised: their weights scaled to sum to 1, as a softmax over the kept tokens does.</source>
      <translation>Cómo lee la caché acotada lo que conserva. Relleno con ceros: los tokens conservados con los pesos que tenían. Renormalizada: sus pesos escalados para que sumen 1, como hace un softmax sobre los tokens conservados.</translation>
    </message>
    <message>
      <source>All settings as they were opened. Source and seed stay.</source>
      <translation>Todos los ajustes como se abrieron. El origen y la semilla se mantienen.</translation>
    </message>
    <message>
      <source>Change Readout</source>
      <translation>Cambiar la lectura</translation>
    </message>
    <message>
      <source>Change Seed</source>
      <translation>Cambiar la semilla</translation>
    </message>
    <message>
      <source>The number from which noise and values are drawn. The same seed gives the same numbers on every machine.</source>
      <translation>El número del que salen el ruido y los valores aleatorios. La misma semilla da los mismos números en cualquier equipo.</translation>
    </message>
    <message>
      <source>Another random draw with the same settings.</source>
      <translation>Otra muestra aleatoria con los mismos ajustes.</translation>
    </message>
    <message>
      <source>Double click on the name resets it.</source>
      <translation>Un doble clic en el nombre lo restablece.</translation>
    </message>
    <message>
      <source>%1: %2. %3</source>
      <translation>%1: %2. %3</translation>
    </message>
    <message>
      <source>%1 cannot be set. %2</source>
      <translation>%1 no se puede fijar. %2</translation>
    </message>
    <message>
      <source>At least one policy is always shown.</source>
      <translation>Siempre se muestra al menos una política.</translation>
    </message>
    <message>
      <source>follows the window W</source>
      <translation>sigue a la ventana W</translation>
    </message>
    <message>
      <source>follows the mass budget τ</source>
      <translation>sigue al presupuesto de masa τ</translation>
    </message>
    <message>
      <source>Choose Cell...</source>
      <translation>Elegir celda...</translation>
    </message>
    <message>
      <source>Simulator</source>
      <translation>Simulador</translation>
    </message>
    <message>
      <source>Trace from a file...</source>
      <translation>Traza de un archivo...</translation>
    </message>
    <message>
      <source>Source of the attention</source>
      <translation>Fuente de la atención</translation>
    </message>
    <message>
      <source>Where attention comes from: the simulator, or a file captured from a model.</source>
      <translation>De dónde viene la atención: del simulador o de un archivo capturado de un modelo.</translation>
    </message>
    <message>
      <source>changed</source>
      <translation>modificado</translation>
    </message>
    <message>
      <source>Preset</source>
      <translation>Preajuste</translation>
    </message>
    <message>
      <source>Ready-made scenarios. Choosing one opens it.</source>
      <translation>Escenarios ya preparados. Al elegir uno, se abre.</translation>
    </message>
    <message>
      <source>Which layer and head of the trace is shown.</source>
      <translation>Qué capa y qué cabeza de la traza se muestran.</translation>
    </message>
    <message>
      <source>Use the Simulator</source>
      <translation>Usar el simulador</translation>
    </message>
    <message>
      <source>%1, layer %2, head %3</source>
      <translation>%1, capa %2, cabeza %3</translation>
    </message>
    <message>
      <source>Attention of query %1</source>
      <translation>Atención de la consulta %1</translation>
    </message>
    <message>
      <source>The error and its bounds %1</source>
      <translation>El error y sus cotas %1</translation>
    </message>
    <message>
      <source>Dropped mass and κ by layer and head</source>
      <translation>Masa descartada y κ por capa y cabeza</translation>
    </message>
    <message>
      <source>median κ at s = %1</source>
      <translation>κ mediana con s = %1</translation>
    </message>
    <message>
      <source>median dropped mass at s = 8</source>
      <translation>masa descartada mediana con s = 8</translation>
    </message>
    <message>
      <source>Kept maps</source>
      <translation>Mapas de lo conservado</translation>
    </message>
    <message>
      <source>Kept map of one policy</source>
      <translation>Mapa de lo conservado de una política</translation>
    </message>
    <message>
      <source>Fates of the sinks</source>
      <translation>Destino de los sumideros</translation>
    </message>
    <message>
      <source>Error against sink boost</source>
      <translation>Error frente a refuerzo del sumidero</translation>
    </message>
    <message>
      <source>Error against recency</source>
      <translation>Error frente a recencia</translation>
    </message>
    <message>
      <source>The lever of one query</source>
      <translation>La palanca de una consulta</translation>
    </message>
    <message>
      <source>Bounds of one query</source>
      <translation>Cotas de una consulta</translation>
    </message>
    <message>
      <source>Kept and dropped mass of one query</source>
      <translation>Masa conservada y descartada de una consulta</translation>
    </message>
    <message>
      <source>Attention of one query</source>
      <translation>Atención de una consulta</translation>
    </message>
    <message>
      <source>Kept sets of one query</source>
      <translation>Conjuntos conservados de una consulta</translation>
    </message>
    <message>
      <source>Dropped mass against κ</source>
      <translation>Masa descartada frente a κ</translation>
    </message>
    <message>
      <source>What forced weights cost, π</source>
      <translation>Lo que cuestan los pesos forzados, π</translation>
    </message>
    <message>
      <source>Map of the cells</source>
      <translation>Celdas</translation>
    </message>
    <message>
      <source>of tokens made by hand</source>
      <translation>de tokens hechos a mano</translation>
    </message>
    <message>
      <source>at query %1 under %2</source>
      <translation>en la consulta %1 con %2</translation>
    </message>
    <message>
      <source>Sets of %1 keys for query %2</source>
      <translation>Conjuntos de %1 claves para la consulta %2</translation>
    </message>
    <message>
      <source>What is kept and dropped %1</source>
      <translation>Lo que se conserva y se descarta %1</translation>
    </message>
    <message>
      <source>Tokens kept and dropped under %1</source>
      <translation>Tokens conservados y descartados con %1</translation>
    </message>
    <message>
      <source>Tokens kept and dropped</source>
      <translation>Tokens conservados y descartados</translation>
    </message>
    <message>
      <source>Kept and dropped mass %1</source>
      <translation>Masa conservada y descartada %1</translation>
    </message>
    <message>
      <source>Fates of the keyframe sinks</source>
      <translation>Destino de los sumideros de fotogramas clave</translation>
    </message>
    <message>
      <source>Your mark: %1</source>
      <translation>Su marca: %1</translation>
    </message>
    <message>
      <source>Click where you think it lies, or move the mark with the arrow keys. Enter shows the answer.</source>
      <translation>Haga clic donde cree que está, o mueva la marca con las flechas. Intro muestra la respuesta.</translation>
    </message>
    <message>
      <source>You say %1.</source>
      <translation>Usted dice %1.</translation>
    </message>
    <message>
      <source>No mark yet.</source>
      <translation>Aún no hay marca.</translation>
    </message>
    <message>
      <source>The answer is %1.</source>
      <translation>La respuesta es %1.</translation>
    </message>
    <message>
      <source>From %1 to %2. %3</source>
      <translation>De %1 a %2. %3</translation>
    </message>
    <message>
      <source>you: %1</source>
      <translation>usted: %1</translation>
    </message>
    <message>
      <source>answer: %1</source>
      <translation>respuesta: %1</translation>
    </message>
    <message>
      <source>Your curve: %1 against %2</source>
      <translation>Su curva: %1 frente a %2</translation>
    </message>
    <message>
      <source>Draw from left to right with the mouse. By keyboard: Left and Right choose a place, Up and Down set its height. Enter shows the answer.</source>
      <translation>Dibuje de izquierda a derecha con el ratón. Con el teclado: Izquierda y Derecha eligen un lugar, Arriba y Abajo fijan su altura. Intro muestra la respuesta.</translation>
    </message>
    <message>
      <source>The answer runs from %1 to %2.</source>
      <translation>La respuesta va de %1 a %2.</translation>
    </message>
    <message>
      <source>you</source>
      <translation>usted</translation>
    </message>
    <message>
      <source>answer</source>
      <translation>respuesta</translation>
    </message>
    <message>
      <source>draw here</source>
      <translation>dibuje aquí</translation>
    </message>
    <message>
      <source>Lessons without a scenario of their own begin with the present one</source>
      <translation>Las lecciones sin escenario propio empiezan con el actual</translation>
    </message>
    <message>
      <source>Make Class File</source>
      <translation>Crear archivo de clase</translation>
    </message>
    <message>
      <source>&amp;Title</source>
      <translation>&amp;Título</translation>
    </message>
    <message>
      <source>Title</source>
      <translation>Título</translation>
    </message>
    <message>
      <source>Lessons in the file</source>
      <translation>Lecciones del archivo</translation>
    </message>
    <message>
      <source>Scenario</source>
      <translation>Escenario</translation>
    </message>
    <message>
      <source>Students cannot change</source>
      <translation>Los estudiantes no pueden cambiar</translation>
    </message>
    <message>
      <source>the seed</source>
      <translation>la semilla</translation>
    </message>
    <message>
      <source>the attention: recency, sink boost, noise, keyframes</source>
      <translation>la atención: recencia, refuerzo del sumidero, ruido, fotogramas clave</translation>
    </message>
    <message>
      <source>the budget: τ and window</source>
      <translation>el presupuesto: τ y ventana</translation>
    </message>
    <message>
      <source>policies and readout</source>
      <translation>políticas y lectura</translation>
    </message>
    <message>
      <source>the size of the rollout</source>
      <translation>el tamaño de la secuencia</translation>
    </message>
    <message>
      <source>A class file needs a title, and a lesson or a scenario.</source>
      <translation>Un archivo de clase necesita un título y una lección o un escenario.</translation>
    </message>
    <message>
      <source>Covered until the answer is shown.</source>
      <translation>Tapado hasta que se muestre la respuesta.</translation>
    </message>
    <message>
      <source>&amp;Back</source>
      <translation>A&amp;trás</translation>
    </message>
    <message>
      <source>&amp;Show the Answer</source>
      <translation>&amp;Mostrar la respuesta</translation>
    </message>
    <message>
      <source>&amp;Next</source>
      <translation>&amp;Siguiente</translation>
    </message>
    <message>
      <source>Lesson</source>
      <translation>Lección</translation>
    </message>
    <message>
      <source>Leave the lesson</source>
      <translation>Salir de la lección</translation>
    </message>
    <message>
      <source>Leave the lesson. Your own scenario comes back.</source>
      <translation>Salir de la lección. Vuelve su propio escenario.</translation>
    </message>
    <message>
      <source>Text of the lesson</source>
      <translation>Texto de la lección</translation>
    </message>
    <message>
      <source>step %1 of %2</source>
      <translation>paso %1 de %2</translation>
    </message>
    <message>
      <source>This cannot be worked out:</source>
      <translation>Esto no se puede calcular:</translation>
    </message>
    <message>
      <source>Say first what you expect.</source>
      <translation>Diga primero qué espera.</translation>
    </message>
    <message>
      <source>&amp;Done</source>
      <translation>&amp;Finalizar</translation>
    </message>
    <message>
      <source>**Right.**</source>
      <translation>**Correcto.**</translation>
    </message>
    <message>
      <source>**Not so.**</source>
      <translation>**No es así.**</translation>
    </message>
    <message>
      <source>**Close.**</source>
      <translation>**Casi.**</translation>
    </message>
    <message>
      <source>**Look at the difference.**</source>
      <translation>**Observe la diferencia.**</translation>
    </message>
    <message>
      <source>What can be closed</source>
      <translation>Qué se puede cerrar</translation>
    </message>
    <message>
      <source>κ by dropped mass</source>
      <translation>κ por masa descartada</translation>
    </message>
    <message>
      <source>ceiling</source>
      <translation>techo</translation>
    </message>
    <message>
      <source>certificate</source>
      <translation>certificado</translation>
    </message>
    <message>
      <source>π</source>
      <translation>π</translation>
    </message>
    <message>
      <source>Cancel</source>
      <translation>Cancelar</translation>
    </message>
    <message>
      <source>median κ</source>
      <translation>κ mediana</translation>
    </message>
    <message>
      <source>dropped mass at s = 8</source>
      <translation>masa descartada con s = 8</translation>
    </message>
    <message>
      <source>dropped mass</source>
      <translation>masa descartada</translation>
    </message>
    <message>
      <source>Progress of the audit</source>
      <translation>Progreso de la auditoría</translation>
    </message>
    <message>
      <source>The first rows are being audited.</source>
      <translation>Se están auditando las primeras filas.</translation>
    </message>
    <message>
      <source>of the settings before</source>
      <translation>de los ajustes anteriores</translation>
    </message>
    <message>
      <source>the rest was cancelled</source>
      <translation>el resto se ha cancelado</translation>
    </message>
    <message>
      <source>more are being audited</source>
      <translation>se están auditando más</translation>
    </message>
    <message>
      <source>Resume</source>
      <translation>Reanudar</translation>
    </message>
    <message>
      <source>The lever</source>
      <translation>La palanca</translation>
    </message>
    <message>
      <source>The identity, live</source>
      <translation>La identidad, en vivo</translation>
    </message>
    <message>
      <source>How tight is each bound?</source>
      <translation>¿Cuán ajustada es cada cota?</translation>
    </message>
    <message>
      <source>Bound</source>
      <translation>Cota</translation>
    </message>
    <message>
      <source>Choose Tokens</source>
      <translation>Elegir tokens</translation>
    </message>
    <message>
      <source>Arrange Tokens</source>
      <translation>Disponer tokens</translation>
    </message>
    <message>
      <source>Plain means</source>
      <translation>Medias simples</translation>
    </message>
    <message>
      <source>Move Token</source>
      <translation>Mover token</translation>
    </message>
    <message>
      <source>Change Weight</source>
      <translation>Cambiar peso</translation>
    </message>
    <message>
      <source>Remove Token</source>
      <translation>Quitar token</translation>
    </message>
    <message>
      <source>Add Token</source>
      <translation>Añadir token</translation>
    </message>
    <message>
      <source>Drop Token</source>
      <translation>Descartar token</translation>
    </message>
    <message>
      <source>Keep Token</source>
      <translation>Conservar token</translation>
    </message>
    <message>
      <source>This query: %1</source>
      <translation>Esta consulta: %1</translation>
    </message>
    <message>
      <source>drag tokens · click to keep or drop</source>
      <translation>arrastre tokens · clic para conservar o descartar</translation>
    </message>
    <message>
      <source>click to keep or drop</source>
      <translation>clic para conservar o descartar</translation>
    </message>
    <message>
      <source>Drag a token to move it; click it to keep or drop it; turn the wheel over it to change its weight; double click to add one. Tab goes from token to token; arrows move it, Space keeps or drops it, + and − change its weight, Insert adds, Delete removes.</source>
      <translation>Arrastre un token para moverlo; haga clic en él para conservarlo o descartarlo; gire la rueda sobre él para cambiar su peso; haga doble clic para añadir uno. Tab va de token en token; las flechas lo mueven, Espacio lo conserva o lo descarta, + y − cambian su peso, Insert añade uno, Supr lo quita.</translation>
    </message>
    <message>
      <source>The values of all tokens, projected on the plane of the gap between the two means and the widest other direction. Click a token to keep or drop it.</source>
      <translation>Los valores de todos los tokens, proyectados en el plano de la separación entre las dos medias y la otra dirección de mayor dispersión. Haga clic en un token para conservarlo o descartarlo.</translation>
    </message>
    <message numerus="yes">
      <source>%Ln tokens</source>
      <translation>
        <numerusform>%Ln token</numerusform>
        <numerusform>%Ln tokens</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln dropped</source>
      <translation>
        <numerusform>%Ln descartado</numerusform>
        <numerusform>%Ln descartados</numerusform>
      </translation>
    </message>
    <message>
      <source>a projection: the plane shows %1 of the values’ spread</source>
      <translation>una proyección: el plano muestra el %1 de la dispersión de los valores</translation>
    </message>
    <message>
      <source>Map of the audited cells, layers by heads</source>
      <translation>Mapa de las celdas auditadas, capas por cabezas</translation>
    </message>
    <message>
      <source>Layer %1, head %2</source>
      <translation>Capa %1, cabeza %2</translation>
    </message>
    <message>
      <source>Median dropped mass at 8 keys: %1</source>
      <translation>Masa descartada mediana con 8 claves: %1</translation>
    </message>
    <message>
      <source>Median κ at %1 keys: %2</source>
      <translation>κ mediana con %1 claves: %2</translation>
    </message>
    <message>
      <source>infinite</source>
      <translation>infinita</translation>
    </message>
    <message>
      <source>Flat: 8 keys leave more than a quarter of the mass</source>
      <translation>Plana: 8 claves dejan más de un cuarto de la masa</translation>
    </message>
    <message>
      <source>Map of the audited cells</source>
      <translation>Mapa de las celdas auditadas</translation>
    </message>
    <message>
      <source>yes</source>
      <translation>sí</translation>
    </message>
    <message>
      <source>no</source>
      <translation>no</translation>
    </message>
    <message>
      <source>layer</source>
      <translation>capa</translation>
    </message>
    <message>
      <source>head</source>
      <translation>cabeza</translation>
    </message>
    <message>
      <source>median dropped mass at 8 keys</source>
      <translation>masa descartada mediana con 8 claves</translation>
    </message>
    <message>
      <source>median κ at %1 keys</source>
      <translation>κ mediana con %1 claves</translation>
    </message>
    <message>
      <source>flat</source>
      <translation>plana</translation>
    </message>
    <message>
      <source>Keyframes kept</source>
      <translation>Fotogramas clave conservados</translation>
    </message>
    <message>
      <source>Kept map</source>
      <translation>Mapa de lo conservado</translation>
    </message>
    <message>
      <source>Attention of this query</source>
      <translation>Atención de esta consulta</translation>
    </message>
    <message>
      <source>Change Window</source>
      <translation>Cambiar la ventana</translation>
    </message>
    <message>
      <source>Change Mass Budget</source>
      <translation>Cambiar el presupuesto de masa</translation>
    </message>
    <message>
      <source>Edit Keyframes</source>
      <translation>Editar los fotogramas clave</translation>
    </message>
    <message>
      <source>Kept sets</source>
      <translation>Conjuntos conservados</translation>
    </message>
    <message>
      <source>Selection</source>
      <translation>Selección</translation>
    </message>
    <message>
      <source>%1 keys</source>
      <translation>%1 claves</translation>
    </message>
    <message>
      <source>What is this?</source>
      <translation>¿Qué es esto?</translation>
    </message>
    <message>
      <source>No rollout is computed yet.</source>
      <translation>Aún no se ha calculado ninguna secuencia.</translation>
    </message>
    <message>
      <source>This trace has no values: without them there are masses, but no errors.</source>
      <translation>Esta traza no tiene valores: sin ellos hay masas, pero no errores.</translation>
    </message>
    <message>
      <source>Query %1 has no more keys than are kept.</source>
      <translation>La consulta %1 no tiene más claves que las que se conservan.</translation>
    </message>
    <message>
      <source>The row is being computed.</source>
      <translation>Se está calculando la fila.</translation>
    </message>
    <message>
      <source>Kept sets of query %1</source>
      <translation>Conjuntos, consulta %1</translation>
    </message>
    <message>
      <source>Rules that look back and the search over all keys follow.</source>
      <translation>Siguen las reglas que miran atrás y la búsqueda entre todas las claves.</translation>
    </message>
    <message>
      <source>Choose Cell</source>
      <translation>Elegir celda</translation>
    </message>
    <message>
      <source>Error against sink strength</source>
      <translation>Error frente a fuerza del sumidero</translation>
    </message>
    <message>
      <source>Sink strength</source>
      <translation>Fuerza del sumidero</translation>
    </message>
    <message>
      <source>Progress of the sweep</source>
      <translation>Progreso del barrido</translation>
    </message>
    <message>
      <source>Click or drag to set the value; arrow keys move it by a step.</source>
      <translation>Haga clic o arrastre para fijar el valor; las flechas lo mueven un paso.</translation>
    </message>
    <message>
      <source>Against %1</source>
      <translation>Frente a %1</translation>
    </message>
    <message>
      <source>The attention of a trace is as captured: only the simulator's sinks can be made stronger or weaker.</source>
      <translation>La atención de una traza es la capturada: solo los sumideros del simulador se pueden hacer más fuertes o más débiles.</translation>
    </message>
    <message>
      <source>of the settings before; cancelled</source>
      <translation>de los ajustes anteriores; cancelado</translation>
    </message>
    <message>
      <source>of the settings before; being computed anew</source>
      <translation>de los ajustes anteriores; se está calculando de nuevo</translation>
    </message>
    <message>
      <source>every fourth value</source>
      <translation>uno de cada cuatro valores</translation>
    </message>
    <message>
      <source>from one query in %1</source>
      <translation>con una de cada %1 consultas</translation>
    </message>
    <message>
      <source>the rest is being computed</source>
      <translation>el resto se está calculando</translation>
    </message>
    <message>
      <source>against %1</source>
      <translation>frente a %1</translation>
    </message>
    <message>
      <source>The first sweep is being computed.</source>
      <translation>Se está calculando el primer barrido.</translation>
    </message>
    <message>
      <source>Preview: %1</source>
      <translation>Vista previa: %1</translation>
    </message>
    <message>
      <source>Change Recency</source>
      <translation>Cambiar «Recencia»</translation>
    </message>
    <message>
      <source>Change Sink boost</source>
      <translation>Cambiar «Refuerzo del sumidero»</translation>
    </message>
    <message>
      <source>%1, lowest</source>
      <translation>%1, mínimo</translation>
    </message>
    <message>
      <source>%1, highest</source>
      <translation>%1, máximo</translation>
    </message>
    <message>
      <source>Series</source>
      <translation>Serie</translation>
    </message>
    <message>
      <source>Details</source>
      <translation>Detalles</translation>
    </message>
    <message>
      <source>%1: %2</source>
      <translation>%1: %2</translation>
    </message>
    <message>
      <source>There is not enough memory for a rollout of this size.</source>
      <translation>No hay memoria suficiente para una secuencia de este tamaño.</translation>
    </message>
    <message>
      <source>all</source>
      <translation>toda</translation>
    </message>
    <message>
      <source>full cache</source>
      <translation>caché completa</translation>
    </message>
    <message>
      <source>W</source>
      <translation>W</translation>
    </message>
    <message>
      <source>window</source>
      <translation>ventana</translation>
    </message>
    <message>
      <source>S+W</source>
      <translation>S+W</translation>
    </message>
    <message>
      <source>sinks + window</source>
      <translation>sumideros + ventana</translation>
    </message>
    <message>
      <source>K+W</source>
      <translation>K+W</translation>
    </message>
    <message>
      <source>keyframes + window</source>
      <translation>fotogramas clave + ventana</translation>
    </message>
    <message>
      <source>mass budget</source>
      <translation>presupuesto de masa</translation>
    </message>
    <message>
      <source>top</source>
      <translation>top</translation>
    </message>
    <message>
      <source>k heaviest</source>
      <translation>k más pesados</translation>
    </message>
    <message>
      <source>evicting mass budget</source>
      <translation>presupuesto de masa con desalojo</translation>
    </message>
    <message>
      <source>Cells of the trace, layers by heads</source>
      <translation>Celdas de la traza, capas por cabezas</translation>
    </message>
    <message>
      <source>head 0</source>
      <translation>cabeza 0</translation>
    </message>
    <message>
      <source>layer 0</source>
      <translation>capa 0</translation>
    </message>
    <message>
      <source>No trace is open.</source>
      <translation>No hay ninguna traza abierta.</translation>
    </message>
    <message>
      <source>Layers: %1. Heads: %2. %3</source>
      <translation>Capas: %1. Cabezas: %2. %3</translation>
    </message>
    <message>
      <source>Effective number of keys</source>
      <translation>Número efectivo de claves</translation>
    </message>
    <message>
      <source>Mass on the first token</source>
      <translation>Masa en el primer token</translation>
    </message>
    <message>
      <source>Dropped mass at 8 keys</source>
      <translation>Masa descartada con 8 claves</translation>
    </message>
    <message>
      <source>Figure shown in each cell</source>
      <translation>Cifra mostrada en cada celda</translation>
    </message>
    <message>
      <source>Effective number of keys: as many tokens as would have the row's entropy if they shared the mass evenly, median over rows.
Mass on the first token: mean over rows.
Dropped mass: what the 8 heaviest tokens leave, median over rows; dotted where above 0.25.</source>
      <translation>Número efectivo de claves: cuántos tokens tendrían la entropía de la fila si se repartieran la masa por igual, mediana de las filas.
Masa en el primer token: media de las filas.
Masa descartada: lo que dejan los 8 tokens más pesados, mediana de las filas; punteada por encima de 0,25.</translation>
    </message>
    <message>
      <source>Cells read</source>
      <translation>Celdas leídas</translation>
    </message>
    <message>
      <source>Ctrl+D</source>
      <translation>Ctrl+D</translation>
    </message>
    <message>
      <source>error</source>
      <comment>in a cell that could not be read</comment>
      <translation>fallo</translation>
    </message>
    <message>
      <source>Effective number of keys: %1</source>
      <translation>Número efectivo de claves: %1</translation>
    </message>
    <message>
      <source>Mass on the first token: %1</source>
      <translation>Masa en el primer token: %1</translation>
    </message>
    <message>
      <source>Dropped mass beyond the 8 heaviest: %1</source>
      <translation>Masa descartada más allá de las 8 más pesadas: %1</translation>
    </message>
    <message>
      <source>Not read yet</source>
      <translation>Aún no leída</translation>
    </message>
    <message numerus="yes">
      <source>%1 of %Ln cells read.</source>
      <translation>
        <numerusform>%1 de %Ln celda leída.</numerusform>
        <numerusform>%1 de %Ln celdas leídas.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>From %Ln rows of each cell; dotted: flat, 8 keys leave more than a quarter of the mass.</source>
      <translation>
        <numerusform>De %Ln fila de cada celda; punteada: plana, 8 claves dejan más de un cuarto de la masa.</numerusform>
        <numerusform>De %Ln filas de cada celda; punteada: plana, 8 claves dejan más de un cuarto de la masa.</numerusform>
      </translation>
    </message>
    <message>
      <source>Cells of the trace</source>
      <translation>Celdas de la traza</translation>
    </message>
    <message>
      <source>effective keys</source>
      <translation>claves efectivas</translation>
    </message>
    <message>
      <source>mass on the first token</source>
      <translation>masa en el primer token</translation>
    </message>
    <message>
      <source>dropped mass at 8 keys</source>
      <translation>masa descartada con 8 claves</translation>
    </message>
    <message>
      <source>The error and its bounds</source>
      <translation>El error y sus cotas</translation>
    </message>
    <message>
      <source>Error %1.</source>
      <translation>Error %1.</translation>
    </message>
    <message>
      <source>Bound %1 is %2 and is attained.</source>
      <translation>La cota %1 es %2 y se alcanza.</translation>
    </message>
    <message>
      <source>Bound %1 is %2.</source>
      <translation>La cota %1 es %2.</translation>
    </message>
    <message>
      <source>quantity</source>
      <translation>magnitud</translation>
    </message>
    <message>
      <source>value</source>
      <translation>valor</translation>
    </message>
    <message>
      <source>What %1 shows</source>
      <translation>Qué muestra «%1»</translation>
    </message>
    <message>
      <source>Each query as a point: how much mass is dropped, and how far what is dropped lies from what is kept. Their product is the error; along a dashed curve it is the same. Click a point to move the cursor to its query.</source>
      <translation>Cada consulta como un punto: cuánta masa se descarta y a qué distancia está lo descartado de lo conservado. Su producto es el error; a lo largo de una curva discontinua es el mismo. Haga clic en un punto para llevar el cursor a su consulta.</translation>
    </message>
    <message>
      <source>Linear</source>
      <translation>Lineal</translation>
    </message>
    <message>
      <source>Logarithmic</source>
      <translation>Logarítmica</translation>
    </message>
    <message>
      <source>linear</source>
      <translation>lineal</translation>
    </message>
    <message>
      <source>logarithmic</source>
      <translation>logarítmica</translation>
    </message>
    <message numerus="yes">
      <source>%Ln rows, exactly what the view draws.</source>
      <translation>
        <numerusform>%Ln fila, exactamente lo que dibuja la vista.</numerusform>
        <numerusform>%Ln filas, exactamente lo que dibuja la vista.</numerusform>
      </translation>
    </message>
    <message>
      <source>Copy as CSV</source>
      <translation>Copiar como CSV</translation>
    </message>
    <message>
      <source>Copies the selected rows, or all, with full precision (Ctrl+C).</source>
      <translation>Copia las filas seleccionadas, o todas, con toda la precisión (Ctrl+C).</translation>
    </message>
    <message>
      <source>How far each policy's output is from the full cache's, query by query. Click or drag to move the cursor; click a ringed spike to see why. Up and Down go from spike to spike. Ctrl and drag zooms, Esc shows all.</source>
      <translation>A qué distancia está la salida de cada política de la de la caché completa, consulta a consulta. Haga clic o arrastre para mover el cursor; haga clic en un pico con anillo para ver por qué. Arriba y Abajo van de pico en pico. Ctrl y arrastrar amplía, Esc lo muestra todo.</translation>
    </message>
    <message>
      <source>No Bounds</source>
      <translation>Sin cotas</translation>
    </message>
    <message>
      <source>Bounds of Mass Budgets</source>
      <translation>Cotas de los presupuestos de masa</translation>
    </message>
    <message>
      <source>Bounds of All Policies</source>
      <translation>Cotas de todas las políticas</translation>
    </message>
    <message>
      <source>Show All</source>
      <translation>Mostrar todo</translation>
    </message>
    <message>
      <source>The identity</source>
      <translation>La identidad</translation>
    </message>
    <message>
      <source>error, against dropped mass × length of the plain mean of the dropped</source>
      <translation>error, frente a masa descartada × longitud de la media simple de lo descartado</translation>
    </message>
    <message>
      <source>error, against dropped mass × distance of the two plain means</source>
      <translation>error, frente a masa descartada × distancia entre las dos medias simples</translation>
    </message>
    <message>
      <source>error = dropped mass × length of the weighted mean of the dropped</source>
      <translation>error = masa descartada × longitud de la media ponderada de lo descartado</translation>
    </message>
    <message>
      <source>error = dropped mass × distance of the two weighted means</source>
      <translation>error = masa descartada × distancia entre las dos medias ponderadas</translation>
    </message>
    <message>
      <source>✓ they agree here by chance: equal weights, or nothing dropped</source>
      <translation>✓ aquí coinciden por casualidad: pesos iguales, o nada descartado</translation>
    </message>
    <message>
      <source>✓ measured and computed differ by %1</source>
      <translation>✓ lo medido y lo calculado difieren en %1</translation>
    </message>
    <message>
      <source>✗ they differ by %1: the means must be weighted</source>
      <translation>✗ difieren en %1: las medias deben ser ponderadas</translation>
    </message>
    <message>
      <source>Beside It</source>
      <translation>Al lado</translation>
    </message>
    <message>
      <source>Nothing</source>
      <translation>Nada</translation>
    </message>
    <message>
      <source>One Below the Other</source>
      <translation>Uno debajo del otro</translation>
    </message>
    <message numerus="yes">
      <source>Tokens kept and dropped at %Ln queries, shown for %1.</source>
      <translation>
        <numerusform>Tokens conservados y descartados en %Ln consulta, mostrados para %1.</numerusform>
        <numerusform>Tokens conservados y descartados en %Ln consultas, mostrados para %1.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>At query %1, %2 keeps %3 of %Ln tokens and drops a mass of %4.</source>
      <translation>
        <numerusform>En la consulta %1, %2 conserva %3 de %Ln token y descarta una masa de %4.</numerusform>
        <numerusform>En la consulta %1, %2 conserva %3 de %Ln tokens y descarta una masa de %4.</numerusform>
      </translation>
    </message>
    <message>
      <source>Tokens of query %1</source>
      <translation>Tokens de la consulta %1</translation>
    </message>
    <message>
      <source>query</source>
      <translation>consulta</translation>
    </message>
    <message>
      <source>No policy is selected: check one on the left.</source>
      <translation>No hay ninguna política seleccionada: marque una a la izquierda.</translation>
    </message>
    <message>
      <source>Keyframes</source>
      <translation>Fotogramas clave</translation>
    </message>
    <message>
      <source>The keyframes of a trace are as captured; the simulator's can be moved.</source>
      <translation>Los fotogramas clave de una traza son los capturados; los del simulador se pueden mover.</translation>
    </message>
    <message>
      <source>Add a Keyframe at %1</source>
      <translation>Añadir un fotograma clave en %1</translation>
    </message>
    <message>
      <source>Remove Keyframe %1</source>
      <translation>Quitar el fotograma clave %1</translation>
    </message>
    <message>
      <source>token</source>
      <translation>token</translation>
    </message>
    <message>
      <source>sinks</source>
      <translation>sumideros</translation>
    </message>
    <message>
      <source>click to add a keyframe</source>
      <translation>clic para añadir un fotograma clave</translation>
    </message>
    <message>
      <source>no keyframes</source>
      <translation>sin fotogramas clave</translation>
    </message>
    <message>
      <source>Keyframe %1: drag to move, Delete to remove</source>
      <translation>Fotograma clave %1: arrastre para moverlo, Supr para quitarlo</translation>
    </message>
    <message>
      <source>Click to add a keyframe at token %1</source>
      <translation>Haga clic para añadir un fotograma clave en el token %1</translation>
    </message>
    <message>
      <source>There are no keyframes.</source>
      <translation>No hay fotogramas clave.</translation>
    </message>
    <message>
      <source>Keyframes at tokens %1.</source>
      <translation>Fotogramas clave en los tokens %1.</translation>
    </message>
    <message>
      <source>, </source>
      <translation>, </translation>
    </message>
    <message>
      <source>Keyframe %1 is selected.</source>
      <translation>El fotograma clave %1 está seleccionado.</translation>
    </message>
    <message>
      <source>Tab goes from one to the next, arrow keys move it, Delete removes it, Insert adds one at the cursor.</source>
      <translation>Tab va de uno al siguiente, las flechas lo mueven, Supr lo quita, Insert añade uno en el cursor.</translation>
    </message>
    <message>
      <source>Eight tokens</source>
      <translation>Ocho tokens</translation>
    </message>
    <message>
      <source>Tight: two values, m = 0.1</source>
      <translation>Ajustada: dos valores, m = 0,1</translation>
    </message>
    <message>
      <source>Tight: half and half</source>
      <translation>Ajustada: mitad y mitad</translation>
    </message>
    <message>
      <source>Tight: two clusters</source>
      <translation>Ajustada: dos grupos</translation>
    </message>
    <message>
      <source>Tight: three tokens</source>
      <translation>Ajustada: tres tokens</translation>
    </message>
    <message>
      <source>Plain means mislead</source>
      <translation>Las medias simples engañan</translation>
    </message>
    <message>
      <source>Arranged by hand</source>
      <translation>Dispuestos a mano</translation>
    </message>
    <message>
      <source>Tokens of the lever</source>
      <translation>Tokens de la palanca</translation>
    </message>
    <message>
      <source>Arrangement of the tokens</source>
      <translation>Disposición de los tokens</translation>
    </message>
    <message>
      <source>Readout of the lever</source>
      <translation>Lectura de la palanca</translation>
    </message>
    <message>
      <source>The identity needs means that are weighted with the attention. With plain means it is false, as the two numbers then show.</source>
      <translation>La identidad necesita medias ponderadas con la atención. Con medias simples es falsa, como muestran entonces los dos números.</translation>
    </message>
    <message>
      <source>Tokens by hand</source>
      <translation>Tokens a mano</translation>
    </message>
    <message>
      <source>Zero-fill reads the kept tokens with the weights they had; renormalised scales these to sum to 1.</source>
      <translation>El relleno con ceros lee los tokens conservados con los pesos que tenían; la renormalizada los escala para que sumen 1.</translation>
    </message>
    <message>
      <source>The rollout's readout; it is chosen among its settings.</source>
      <translation>La lectura de la secuencia; se elige entre sus ajustes.</translation>
    </message>
    <message>
      <source>full output = kept mean: nothing is dropped</source>
      <translation>salida completa = media de lo conservado: no se descarta nada</translation>
    </message>
    <message>
      <source>m = %1</source>
      <translation>m = %1</translation>
    </message>
    <message>
      <source>1 − m = %1</source>
      <translation>1 − m = %1</translation>
    </message>
    <message>
      <source>full output</source>
      <translation>salida completa</translation>
    </message>
    <message>
      <source>kept mean</source>
      <translation>media de lo conservado</translation>
    </message>
    <message>
      <source>dropped mean</source>
      <translation>media de lo descartado</translation>
    </message>
    <message>
      <source>0</source>
      <translation>0</translation>
    </message>
    <message>
      <source>kept part, what is read</source>
      <translation>parte conservada, lo que se lee</translation>
    </message>
    <message>
      <source>plain mean of kept</source>
      <translation>media simple de lo conservado</translation>
    </message>
    <message>
      <source>plain mean of dropped</source>
      <translation>media simple de lo descartado</translation>
    </message>
    <message>
      <source>Token %1: weight %2, kept</source>
      <translation>Token %1: peso %2, conservado</translation>
    </message>
    <message>
      <source>Token %1: weight %2, dropped</source>
      <translation>Token %1: peso %2, descartado</translation>
    </message>
    <message>
      <source>The full output lies between the weighted mean of the kept tokens and that of the dropped ones. Dropped mass %1, distance of the two means %2, error %3.</source>
      <translation>La salida completa está entre la media ponderada de los tokens conservados y la de los descartados. Masa descartada %1, distancia entre las dos medias %2, error %3.</translation>
    </message>
    <message>
      <source>x</source>
      <translation>x</translation>
    </message>
    <message>
      <source>y</source>
      <translation>y</translation>
    </message>
    <message>
      <source>deeper: more attention</source>
      <translation>más intenso: más atención</translation>
    </message>
    <message>
      <source>Kept and dropped mass</source>
      <translation>Masa conservada y descartada</translation>
    </message>
    <message>
      <source>All attention of the query. Left of the line is what is kept, right of it what is dropped. Click a token, or drag it across the line, to keep or drop it.</source>
      <translation>Toda la atención de la consulta. A la izquierda de la línea está lo conservado; a la derecha, lo descartado. Haga clic en un token, o arrástrelo al otro lado de la línea, para conservarlo o descartarlo.</translation>
    </message>
    <message>
      <source>Kept mass %1, dropped mass %2.</source>
      <translation>Masa conservada %1, masa descartada %2.</translation>
    </message>
    <message>
      <source>%1 read, mean</source>
      <translation>%1 leídos, media</translation>
    </message>
    <message>
      <source>%1 read, peak</source>
      <translation>%1 leídos, máximo</translation>
    </message>
    <message>
      <source>%1 stored, mean</source>
      <translation>%1 almacenados, media</translation>
    </message>
    <message>
      <source>%1 stored, peak</source>
      <translation>%1 almacenados, máximo</translation>
    </message>
    <message>
      <source>tokens read, mean</source>
      <translation>tokens leídos, media</translation>
    </message>
    <message>
      <source>tokens read, peak</source>
      <translation>tokens leídos, máximo</translation>
    </message>
    <message>
      <source>tokens stored, mean</source>
      <translation>tokens almacenados, media</translation>
    </message>
    <message>
      <source>tokens stored, peak</source>
      <translation>tokens almacenados, máximo</translation>
    </message>
    <message>
      <source>mean error</source>
      <translation>error medio</translation>
    </message>
    <message>
      <source>largest error</source>
      <translation>error máximo</translation>
    </message>
    <message>
      <source>mean dropped mass m</source>
      <translation>masa descartada media m</translation>
    </message>
    <message>
      <source>largest dropped mass m</source>
      <translation>masa descartada máxima m</translation>
    </message>
    <message>
      <source>How large the error is, against how many tokens are kept. Point at a curve for its exact setting; click to take it. Drag to zoom, Esc to see all.</source>
      <translation>Cuán grande es el error según cuántos tokens se conservan. Señale una curva para ver su ajuste exacto; haga clic para adoptarlo. Arrastre para ampliar, Esc para verlo todo.</translation>
    </message>
    <message>
      <source>Progress of the draws</source>
      <translation>Progreso de las muestras</translation>
    </message>
    <message>
      <source>Tokens Read</source>
      <translation>Tokens leídos</translation>
    </message>
    <message>
      <source>Tokens Stored</source>
      <translation>Tokens almacenados</translation>
    </message>
    <message>
      <source>Mean over Queries</source>
      <translation>Media de las consultas</translation>
    </message>
    <message>
      <source>Peak over Queries</source>
      <translation>Máximo de las consultas</translation>
    </message>
    <message>
      <source>Mean Error</source>
      <translation>Error medio</translation>
    </message>
    <message>
      <source>Largest Error</source>
      <translation>Error máximo</translation>
    </message>
    <message>
      <source>In Tokens</source>
      <translation>En tokens</translation>
    </message>
    <message>
      <source>In Bytes</source>
      <translation>En bytes</translation>
    </message>
    <message>
      <source>Linear Size</source>
      <translation>Tamaño lineal</translation>
    </message>
    <message>
      <source>Logarithmic Size</source>
      <translation>Tamaño logarítmico</translation>
    </message>
    <message>
      <source>No Band</source>
      <translation>Sin banda</translation>
    </message>
    <message>
      <source>Band over 8 Draws</source>
      <translation>Banda de 8 muestras</translation>
    </message>
    <message>
      <source>Band over 32 Draws</source>
      <translation>Banda de 32 muestras</translation>
    </message>
    <message>
      <source>tokens read</source>
      <translation>tokens leídos</translation>
    </message>
    <message>
      <source>× |weighted mean of dropped|</source>
      <translation>× |media ponderada de lo descartado|</translation>
    </message>
    <message>
      <source>× |weighted mean of dropped − of kept|</source>
      <translation>× |media ponderada de lo descartado − de lo conservado|</translation>
    </message>
    <message>
      <source>× |mean dropped|</source>
      <translation>× |media de lo descartado|</translation>
    </message>
    <message>
      <source>× |dropped − kept|</source>
      <translation>× |descartado − conservado|</translation>
    </message>
    <message>
      <source>= error</source>
      <translation>= error</translation>
    </message>
    <message>
      <source>measured − computed</source>
      <translation>medido − calculado</translation>
    </message>
    <message>
      <source>residual</source>
      <translation>residuo</translation>
    </message>
    <message>
      <source>bound m × range</source>
      <translation>cota m × rango</translation>
    </message>
    <message>
      <source>Query</source>
      <translation>Consulta</translation>
    </message>
    <message>
      <source>what is dropped, and what it costs</source>
      <translation>qué se descarta y qué cuesta</translation>
    </message>
    <message>
      <source>The identity, exactly: the error is the dropped mass times the length of the weighted mean of what is dropped. Both sides are computed apart; what parts them is rounding.</source>
      <translation>La identidad, exacta: el error es la masa descartada por la longitud de la media ponderada de lo descartado. Los dos lados se calculan por separado; lo que los separa es el redondeo.</translation>
    </message>
    <message>
      <source>Query %1</source>
      <translation>Consulta %1</translation>
    </message>
    <message>
      <source>%1: %2.</source>
      <translation>%1: %2.</translation>
    </message>
    <message>
      <source>Reading</source>
      <translation>Magnitud</translation>
    </message>
    <message numerus="yes">
      <source>The first %Ln of %1 policies are shown.</source>
      <translation>
        <numerusform>Se muestra la primera (%Ln) de %1 políticas.</numerusform>
        <numerusform>Se muestran las primeras %Ln de %1 políticas.</numerusform>
      </translation>
    </message>
    <message>
      <source>keys 0 to %1</source>
      <translation>claves 0 a %1</translation>
    </message>
    <message>
      <source>%1×</source>
      <translation>%1×</translation>
    </message>
    <message>
      <source>Kept sets of the query, by error</source>
      <translation>Conjuntos conservados de la consulta, por error</translation>
    </message>
    <message>
      <source>Error %1, %2 times the top-mass set's</source>
      <translation>Error %1, %2 veces el del conjunto de masa máxima</translation>
    </message>
    <message>
      <source>Error %1</source>
      <translation>Error %1</translation>
    </message>
    <message>
      <source>Keys: %1</source>
      <translation>Claves: %1</translation>
    </message>
    <message numerus="yes">
      <source>Query %1, %Ln kept sets of different keys.</source>
      <translation>
        <numerusform>Consulta %1, %Ln conjunto conservado.</numerusform>
        <numerusform>Consulta %1, %Ln conjuntos conservados de claves distintas.</numerusform>
      </translation>
    </message>
    <message>
      <source>Least error %1, by %2; top-mass %3; free weights %4.</source>
      <translation>Error mínimo %1, con %2; masa máxima %3; pesos libres %4.</translation>
    </message>
    <message>
      <source>Selected: %1.</source>
      <translation>Seleccionado: %1.</translation>
    </message>
    <message>
      <source>least free-weight error found</source>
      <translation>menor error hallado con pesos libres</translation>
    </message>
    <message>
      <source>kept set</source>
      <translation>conjunto conservado</translation>
    </message>
    <message>
      <source>times top-mass</source>
      <translation>veces el de masa máxima</translation>
    </message>
    <message>
      <source>keys</source>
      <translation>claves</translation>
    </message>
    <message>
      <source>Sinks</source>
      <translation>Sumideros</translation>
    </message>
    <message>
      <source>Keyframe %1 under %2</source>
      <translation>Fotograma clave %1 con %2</translation>
    </message>
    <message>
      <source>Its %1 tokens count as kept while they have at least half of its attention.</source>
      <translation>Sus %1 tokens cuentan como conservados mientras reúnan al menos la mitad de su atención.</translation>
    </message>
    <message>
      <source>Query %1: kept, with a mass of %2</source>
      <translation>Consulta %1: conservado, con una masa de %2</translation>
    </message>
    <message>
      <source>Query %1: dropped, a mass of %2 lost</source>
      <translation>Consulta %1: descartado, una masa de %2 perdida</translation>
    </message>
    <message>
      <source>First lost at query %1, with a mass of %2</source>
      <translation>Perdido por primera vez en la consulta %1, con una masa de %2</translation>
    </message>
    <message>
      <source>Kept at %1 % of the queries since it came</source>
      <translation>Conservado en el %1 % de las consultas desde que apareció</translation>
    </message>
    <message>
      <source>Mass lost %1 on average, %2 in all</source>
      <translation>Masa perdida %1 de media, %2 en total</translation>
    </message>
    <message>
      <source>Never lost</source>
      <translation>Nunca perdido</translation>
    </message>
    <message>
      <source>There are no keyframe sinks.</source>
      <translation>No hay sumideros de fotogramas clave.</translation>
    </message>
    <message numerus="yes">
      <source>What became of %Ln keyframe sinks under each shown policy.</source>
      <translation>
        <numerusform>Qué fue de %Ln sumidero de fotogramas clave con cada política mostrada.</numerusform>
        <numerusform>Qué fue de %Ln sumideros de fotogramas clave con cada política mostrada.</numerusform>
      </translation>
    </message>
    <message>
      <source>Keyframe %1 is never lost under %2.</source>
      <translation>El fotograma clave %1 nunca se pierde con %2.</translation>
    </message>
    <message>
      <source>Keyframe %1 is first lost at query %2 under %3 and kept at %4 % of queries.</source>
      <translation>El fotograma clave %1 se pierde por primera vez en la consulta %2 con %3 y se conserva en el %4 % de las consultas.</translation>
    </message>
    <message>
      <source>keyframe</source>
      <translation>fotograma clave</translation>
    </message>
    <message>
      <source>policy</source>
      <translation>política</translation>
    </message>
    <message>
      <source>first lost at query</source>
      <translation>perdido por primera vez en la consulta</translation>
    </message>
    <message>
      <source>mass lost then</source>
      <translation>masa perdida entonces</translation>
    </message>
    <message>
      <source>share kept</source>
      <translation>fracción conservada</translation>
    </message>
    <message>
      <source>mean mass lost</source>
      <translation>masa perdida media</translation>
    </message>
    <message>
      <source>mass lost, sum</source>
      <translation>masa perdida, suma</translation>
    </message>
    <message>
      <source>This trace has no keyframes.</source>
      <translation>Esta traza no tiene fotogramas clave.</translation>
    </message>
    <message>
      <source>No keyframes: add one on the strip above the kept map.</source>
      <translation>Sin fotogramas clave: añada uno en la franja sobre el mapa de lo conservado.</translation>
    </message>
    <message>
      <source>One swap back</source>
      <translation>Un intercambio atrás</translation>
    </message>
    <message>
      <source>Play the swaps</source>
      <translation>Reproducir los intercambios</translation>
    </message>
    <message>
      <source>One swap on</source>
      <translation>Un intercambio adelante</translation>
    </message>
    <message>
      <source>Swaps of the balancing selector</source>
      <translation>Intercambios del selector de equilibrado</translation>
    </message>
    <message>
      <source>Balancing begins with the heaviest keys and makes the single swap that lowers the error most, until none does. Left and Right step, Space plays.</source>
      <translation>El equilibrado empieza con las claves más pesadas y hace el intercambio único que más reduce el error, hasta que ninguno lo reduce. Izquierda y Derecha avanzan por pasos, Espacio reproduce.</translation>
    </message>
    <message>
      <source>No swap lowers the error of %1.</source>
      <translation>Ningún intercambio baja el error de %1.</translation>
    </message>
    <message numerus="yes">
      <source>Top-mass set, error %1; %Ln swaps follow.</source>
      <translation>
        <numerusform>Conjunto de masa máxima, error %1; sigue %Ln intercambio.</numerusform>
        <numerusform>Conjunto de masa máxima, error %1; siguen %Ln intercambios.</numerusform>
      </translation>
    </message>
    <message>
      <source>Swap %1 of %2: key %3 out, key %4 in, error %5 → %6.</source>
      <translation>Intercambio %1 de %2: sale la clave %3, entra la clave %4, error %5 → %6.</translation>
    </message>
    <message>
      <source>No row is computed yet.</source>
      <translation>Aún no se ha calculado ninguna fila.</translation>
    </message>
    <message>
      <source>swap</source>
      <translation>intercambio</translation>
    </message>
    <message>
      <source>key out</source>
      <translation>clave que sale</translation>
    </message>
    <message>
      <source>key in</source>
      <translation>clave que entra</translation>
    </message>
    <message>
      <source>Tokens of the current query</source>
      <translation>Tokens de la consulta actual</translation>
    </message>
    <message numerus="yes">
      <source>Attention of query %1 over its %Ln tokens.</source>
      <translation>
        <numerusform>Atención de la consulta %1 sobre su %Ln token.</numerusform>
        <numerusform>Atención de la consulta %1 sobre sus %Ln tokens.</numerusform>
      </translation>
    </message>
    <message>
      <source>%1 keeps %2 and drops a mass of %3.</source>
      <translation>%1 conserva %2 y descarta una masa de %3.</translation>
    </message>
    <message>
      <source>Why</source>
      <translation>Por qué</translation>
    </message>
    <message>
      <source>Close</source>
      <translation>Cerrar</translation>
    </message>
    <message>
      <source>Closes this explanation (Esc).</source>
      <translation>Cierra esta explicación (Esc).</translation>
    </message>
    <message>
      <source>recovered</source>
      <translation>recuperado</translation>
    </message>
    <message>
      <source>%1; choose another folder, or check Replace files that exist</source>
      <translation>%1; elija otra carpeta o marque «Reemplazar los archivos existentes»</translation>
    </message>
    <message>
      <source>A bundle of every fi&amp;gure, not only of the standard set</source>
      <translation>Un paquete de todas las fi&amp;guras, no solo del conjunto estándar</translation>
    </message>
    <message>
      <source>&amp;Replace files that exist</source>
      <translation>&amp;Reemplazar los archivos existentes</translation>
    </message>
    <message>
      <source>Figures</source>
      <translation>Figuras</translation>
    </message>
    <message>
      <source>Write Figures To</source>
      <translation>Guardar figuras en</translation>
    </message>
    <message>
      <source>Preview of the figure</source>
      <translation>Vista previa de la figura</translation>
    </message>
    <message>
      <source>Progress of writing</source>
      <translation>Progreso del guardado</translation>
    </message>
    <message>
      <source>&amp;Write Figure...</source>
      <translation>&amp;Guardar figura...</translation>
    </message>
    <message>
      <source>Write &amp;Bundle...</source>
      <translation>Guardar pa&amp;quete...</translation>
    </message>
    <message>
      <source>&amp;Copy Picture</source>
      <translation>&amp;Copiar imagen</translation>
    </message>
    <message>
      <source>Copy D&amp;ata</source>
      <translation>Copiar &amp;datos</translation>
    </message>
    <message>
      <source>The standard set of figures in all formats, with their numbers, scripts that redraw them, the scenario and a README.</source>
      <translation>El conjunto estándar de figuras en todos los formatos, con sus números, scripts que las redibujan, el escenario y un README.</translation>
    </message>
    <message>
      <source>Cancelled; nothing was written.</source>
      <translation>Cancelado; no se ha guardado nada.</translation>
    </message>
    <message>
      <source>No policy is checked.</source>
      <translation>No hay ninguna política marcada.</translation>
    </message>
    <message>
      <source>No kind of file is checked.</source>
      <translation>No hay ningún tipo de archivo marcado.</translation>
    </message>
    <message numerus="yes">
      <source>%Ln files written to %1.</source>
      <translation>
        <numerusform>%Ln archivo guardado en %1.</numerusform>
        <numerusform>%Ln archivos guardados en %1.</numerusform>
      </translation>
    </message>
    <message>
      <source>The figure's numbers are in the clipboard.</source>
      <translation>Los números de la figura están en el portapapeles.</translation>
    </message>
    <message>
      <source>The figure is in the clipboard, as picture and as SVG.</source>
      <translation>La figura está en el portapapeles, como imagen y como SVG.</translation>
    </message>
    <message>
      <source>One column, 85 mm</source>
      <translation>Una columna, 85 mm</translation>
    </message>
    <message>
      <source>Two columns, 178 mm</source>
      <translation>Dos columnas, 178 mm</translation>
    </message>
    <message>
      <source>Slide, 16:9</source>
      <translation>Diapositiva, 16:9</translation>
    </message>
    <message>
      <source>Poster</source>
      <translation>Póster</translation>
    </message>
    <message>
      <source>&amp;Figure</source>
      <translation>&amp;Figura</translation>
    </message>
    <message>
      <source>Tokens</source>
      <translation>Tokens</translation>
    </message>
    <message>
      <source>of a query</source>
      <translation>de una consulta</translation>
    </message>
    <message>
      <source>Toke&amp;ns</source>
      <translation>Toke&amp;ns</translation>
    </message>
    <message>
      <source>automatic</source>
      <translation>automática</translation>
    </message>
    <message>
      <source>&amp;Query</source>
      <translation>Cons&amp;ulta</translation>
    </message>
    <message>
      <source>Keys &amp;kept</source>
      <translation>Claves conser&amp;vadas</translation>
    </message>
    <message>
      <source>Cache size</source>
      <translation>Tamaño de la caché</translation>
    </message>
    <message>
      <source>read</source>
      <translation>leídos</translation>
    </message>
    <message>
      <source>stored</source>
      <translation>almacenados</translation>
    </message>
    <message>
      <source>Cache size over queries</source>
      <translation>Tamaño de la caché según las consultas</translation>
    </message>
    <message>
      <source>mean</source>
      <translation>media</translation>
    </message>
    <message>
      <source>peak</source>
      <translation>máximo</translation>
    </message>
    <message>
      <source>Unit of the cache size</source>
      <translation>Unidad del tamaño de la caché</translation>
    </message>
    <message>
      <source>bytes</source>
      <translation>bytes</translation>
    </message>
    <message>
      <source>Error</source>
      <translation>Error</translation>
    </message>
    <message>
      <source>largest</source>
      <translation>máximo</translation>
    </message>
    <message>
      <source>&amp;Error</source>
      <translation>Err&amp;or</translation>
    </message>
    <message>
      <source>Bounds</source>
      <translation>Cotas</translation>
    </message>
    <message>
      <source>none</source>
      <comment>bounds</comment>
      <translation>ninguna</translation>
    </message>
    <message>
      <source>of policies that promise one</source>
      <translation>de las políticas que prometen una</translation>
    </message>
    <message>
      <source>all</source>
      <comment>bounds</comment>
      <translation>todas</translation>
    </message>
    <message>
      <source>B&amp;ounds</source>
      <translation>Cota&amp;s</translation>
    </message>
    <message>
      <source>Horizontal axis</source>
      <translation>Eje horizontal</translation>
    </message>
    <message>
      <source>Vertical axis</source>
      <translation>Eje vertical</translation>
    </message>
    <message>
      <source>Legend</source>
      <translation>Leyenda</translation>
    </message>
    <message>
      <source>labels at the lines</source>
      <translation>etiquetas en las líneas</translation>
    </message>
    <message>
      <source>inside</source>
      <translation>dentro</translation>
    </message>
    <message>
      <source>below</source>
      <translation>debajo</translation>
    </message>
    <message>
      <source>none</source>
      <comment>legend</comment>
      <translation>ninguna</translation>
    </message>
    <message>
      <source>&amp;Legend</source>
      <translation>Le&amp;yenda</translation>
    </message>
    <message>
      <source>Current τ and W</source>
      <translation>τ y W actuales</translation>
    </message>
    <message>
      <source>Ratio at matched size</source>
      <translation>Cociente a igual tamaño</translation>
    </message>
    <message>
      <source>Promise</source>
      <translation>Promesa</translation>
    </message>
    <message>
      <source>Spikes</source>
      <translation>Picos</translation>
    </message>
    <message>
      <source>Shown</source>
      <translation>Se muestra</translation>
    </message>
    <message>
      <source>By the numbers below</source>
      <translation>Según los números de abajo</translation>
    </message>
    <message>
      <source>&amp;Size</source>
      <translation>&amp;Tamaño</translation>
    </message>
    <message>
      <source>millimetres</source>
      <translation>milímetros</translation>
    </message>
    <message>
      <source>inches</source>
      <translation>pulgadas</translation>
    </message>
    <message>
      <source>&amp;Unit</source>
      <translation>Un&amp;idad</translation>
    </message>
    <message>
      <source>what suits</source>
      <translation>según convenga</translation>
    </message>
    <message>
      <source> pt</source>
      <translation> pt</translation>
    </message>
    <message>
      <source>Wid&amp;th</source>
      <translation>Anc&amp;ho</translation>
    </message>
    <message>
      <source>&amp;Height</source>
      <translation>&amp;Alto</translation>
    </message>
    <message>
      <source>Ty&amp;pe</source>
      <translation>&amp;Letra</translation>
    </message>
    <message>
      <source>L&amp;ines</source>
      <translation>Lín&amp;eas</translation>
    </message>
    <message>
      <source>&amp;Dots per inch of PNG</source>
      <translation>&amp;Puntos por pulgada del PNG</translation>
    </message>
    <message>
      <source>matplotlib script</source>
      <translation>script de matplotlib</translation>
    </message>
    <message>
      <source>pgfplots script</source>
      <translation>script de pgfplots</translation>
    </message>
    <message>
      <source>Text of SVG as outlines</source>
      <translation>Texto del SVG como contornos</translation>
    </message>
    <message>
      <source>Files</source>
      <translation>Archivos</translation>
    </message>
    <message>
      <source>%1: scale</source>
      <translation>%1: escala</translation>
    </message>
    <message>
      <source>from</source>
      <translation>desde</translation>
    </message>
    <message>
      <source>to</source>
      <translation>hasta</translation>
    </message>
    <message>
      <source>%1: from</source>
      <translation>%1: desde</translation>
    </message>
    <message>
      <source>%1: to</source>
      <translation>%1: hasta</translation>
    </message>
    <message>
      <source> in</source>
      <translation> in</translation>
    </message>
    <message>
      <source> mm</source>
      <translation> mm</translation>
    </message>
    <message>
      <source>made by hand</source>
      <translation>hechos a mano</translation>
    </message>
    <message>
      <source>Space</source>
      <translation>Espacio</translation>
    </message>
    <message>
      <source>Play or pause</source>
      <translation>Reproducir o pausar</translation>
    </message>
    <message>
      <source>Left, Right</source>
      <translation>Izquierda, Derecha</translation>
    </message>
    <message>
      <source>One query back or on</source>
      <translation>Una consulta atrás o adelante</translation>
    </message>
    <message>
      <source>Page Up, Page Down</source>
      <translation>Re Pág, Av Pág</translation>
    </message>
    <message>
      <source>Ten queries back or on; in a lesson, its steps</source>
      <translation>Diez consultas atrás o adelante; en una lección, sus pasos</translation>
    </message>
    <message>
      <source>Home, End</source>
      <translation>Inicio, Fin</translation>
    </message>
    <message>
      <source>First or last query</source>
      <translation>Primera o última consulta</translation>
    </message>
    <message>
      <source>Tab, Shift+Tab</source>
      <translation>Tab, Mayús+Tab</translation>
    </message>
    <message>
      <source>Next or previous control or chart</source>
      <translation>Control o gráfico siguiente o anterior</translation>
    </message>
    <message>
      <source>Arrow keys</source>
      <translation>Flechas</translation>
    </message>
    <message>
      <source>On a slider: one step. On a chart: the next point or query</source>
      <translation>En un deslizador: un paso. En un gráfico: el punto o la consulta siguiente</translation>
    </message>
    <message>
      <source>On a slider: ten steps</source>
      <translation>En un deslizador: diez pasos</translation>
    </message>
    <message>
      <source>Up, Down</source>
      <translation>Arriba, Abajo</translation>
    </message>
    <message>
      <source>On a chart: another line, or another spike</source>
      <translation>En un gráfico: otra línea u otro pico</translation>
    </message>
    <message>
      <source>Enter</source>
      <translation>Intro</translation>
    </message>
    <message>
      <source>On a chart: take the point, or why there is an error</source>
      <translation>En un gráfico: adoptar el punto, o por qué hay un error</translation>
    </message>
    <message>
      <source>+, -, Esc</source>
      <translation>+, -, Esc</translation>
    </message>
    <message>
      <source>On a chart: nearer, back, and all of it</source>
      <translation>En un gráfico: acercar, alejar y verlo todo</translation>
    </message>
    <message>
      <source>Insert, Delete</source>
      <translation>Insert, Supr</translation>
    </message>
    <message>
      <source>On the keyframes: add one, remove one</source>
      <translation>En los fotogramas clave: añadir uno, quitar uno</translation>
    </message>
    <message>
      <source>Shift+F10</source>
      <translation>Mayús+F10</translation>
    </message>
    <message>
      <source>What the chart in focus offers</source>
      <translation>Lo que ofrece el gráfico con el foco</translation>
    </message>
    <message>
      <source>C</source>
      <translation>C</translation>
    </message>
    <message>
      <source>In presenter mode: a lesson's controls, away and back</source>
      <translation>En el modo de presentación: los controles de la lección, fuera y de vuelta</translation>
    </message>
    <message>
      <source>P</source>
      <translation>P</translation>
    </message>
    <message>
      <source>In presenter mode: a pointer; Shift and arrows move it</source>
      <translation>En el modo de presentación: un puntero; Mayús y las flechas lo mueven</translation>
    </message>
    <message>
      <source>Esc</source>
      <translation>Esc</translation>
    </message>
    <message>
      <source>Leave presenter mode</source>
      <translation>Salir del modo de presentación</translation>
    </message>
    <message>
      <source>The program’s own lessons</source>
      <translation>Las lecciones del programa</translation>
    </message>
    <message>
      <source>Puts this class away.</source>
      <translation>Cierra esta clase.</translation>
    </message>
    <message>
      <source>Lessons</source>
      <translation>Lecciones</translation>
    </message>
    <message>
      <source>Presenter mode locks this</source>
      <translation>El modo de presentación bloquea esto</translation>
    </message>
    <message>
      <source>The lesson “%1” locks this</source>
      <translation>La lección «%1» bloquea esto</translation>
    </message>
    <message>
      <source>This is locked by the class file %1</source>
      <translation>El archivo de clase %1 bloquea esto</translation>
    </message>
    <message>
      <source>The answer could not be kept: %1</source>
      <translation>No se pudo guardar la respuesta: %1</translation>
    </message>
    <message>
      <source>&amp;Lessons</source>
      <translation>&amp;Lecciones</translation>
    </message>
    <message>
      <source>Ctrl+L</source>
      <translation>Ctrl+L</translation>
    </message>
    <message>
      <source>&amp;Open Lesson or Class File...</source>
      <translation>&amp;Abrir lección o archivo de clase...</translation>
    </message>
    <message>
      <source>Ctrl+Shift+O</source>
      <translation>Ctrl+Shift+O</translation>
    </message>
    <message>
      <source>Lea&amp;ve the Lesson</source>
      <translation>&amp;Salir de la lección</translation>
    </message>
    <message>
      <source>&amp;Make Class File...</source>
      <translation>&amp;Crear archivo de clase...</translation>
    </message>
    <message>
      <source>&amp;Export Answers...</source>
      <translation>&amp;Exportar respuestas...</translation>
    </message>
    <message>
      <source>&amp;Presenter Mode</source>
      <translation>&amp;Modo de presentación</translation>
    </message>
    <message>
      <source>Open Lesson or Class File</source>
      <translation>Abrir lección o archivo de clase</translation>
    </message>
    <message>
      <source>Lessons and class files (*.md *.kvclass);;All files (*)</source>
      <translation>Lecciones y archivos de clase (*.md *.kvclass);;Todos los archivos (*)</translation>
    </message>
    <message>
      <source>A class</source>
      <translation>Una clase</translation>
    </message>
    <message>
      <source>Save Class File</source>
      <translation>Guardar archivo de clase</translation>
    </message>
    <message>
      <source>Class files (*.kvclass)</source>
      <translation>Archivos de clase (*.kvclass)</translation>
    </message>
    <message>
      <source>%1 is written</source>
      <translation>%1 se ha guardado</translation>
    </message>
    <message>
      <source>no question has been answered yet</source>
      <translation>aún no se ha respondido ninguna pregunta</translation>
    </message>
    <message>
      <source>Export Answers</source>
      <translation>Exportar respuestas</translation>
    </message>
    <message>
      <source>Tables (*.csv)</source>
      <translation>Tablas (*.csv)</translation>
    </message>
    <message>
      <source>&amp;Restore</source>
      <translation>&amp;Restaurar</translation>
    </message>
    <message>
      <source>D&amp;iscard</source>
      <translation>De&amp;scartar</translation>
    </message>
    <message>
      <source>reading %1</source>
      <translation>leyendo %1</translation>
    </message>
    <message>
      <source>Pages</source>
      <translation>Páginas</translation>
    </message>
    <message>
      <source>%1[*] — kvbudget</source>
      <translation>%1[*] — kvbudget</translation>
    </message>
    <message>
      <source>&amp;File</source>
      <translation>&amp;Archivo</translation>
    </message>
    <message>
      <source>&amp;New</source>
      <translation>&amp;Nuevo</translation>
    </message>
    <message>
      <source>&amp;Open...</source>
      <translation>&amp;Abrir...</translation>
    </message>
    <message>
      <source>Open &amp;Recent</source>
      <translation>Abrir &amp;reciente</translation>
    </message>
    <message>
      <source>Open &amp;Trace...</source>
      <translation>Abrir &amp;traza...</translation>
    </message>
    <message>
      <source>Ctrl+T</source>
      <translation>Ctrl+T</translation>
    </message>
    <message>
      <source>&amp;Save</source>
      <translation>&amp;Guardar</translation>
    </message>
    <message>
      <source>Save &amp;As...</source>
      <translation>Guardar &amp;como...</translation>
    </message>
    <message>
      <source>Ctrl+Shift+S</source>
      <translation>Ctrl+Shift+S</translation>
    </message>
    <message>
      <source>&amp;Figures...</source>
      <translation>&amp;Figuras...</translation>
    </message>
    <message>
      <source>Ctrl+E</source>
      <translation>Ctrl+E</translation>
    </message>
    <message>
      <source>&amp;Quit</source>
      <translation>&amp;Salir</translation>
    </message>
    <message>
      <source>Ctrl+Q</source>
      <translation>Ctrl+Q</translation>
    </message>
    <message>
      <source>Clear List</source>
      <translation>Vaciar la lista</translation>
    </message>
    <message>
      <source>&amp;Edit</source>
      <translation>&amp;Editar</translation>
    </message>
    <message>
      <source>&amp;Undo</source>
      <translation>&amp;Deshacer</translation>
    </message>
    <message>
      <source>&amp;Redo</source>
      <translation>&amp;Rehacer</translation>
    </message>
    <message>
      <source>Ctrl+Shift+Z</source>
      <translation>Ctrl+Shift+Z</translation>
    </message>
    <message>
      <source>Ctrl+Y</source>
      <translation>Ctrl+Y</translation>
    </message>
    <message>
      <source>New &amp;Draw</source>
      <translation>Nueva &amp;muestra</translation>
    </message>
    <message>
      <source>Ctrl+R</source>
      <translation>Ctrl+R</translation>
    </message>
    <message>
      <source>R&amp;eset</source>
      <translation>Res&amp;tablecer</translation>
    </message>
    <message>
      <source>Ctrl+Backspace</source>
      <translation>Ctrl+Backspace</translation>
    </message>
    <message>
      <source>&amp;View</source>
      <translation>&amp;Ver</translation>
    </message>
    <message>
      <source>&amp;Data Table</source>
      <translation>Tabla de &amp;datos</translation>
    </message>
    <message>
      <source>&amp;Controls</source>
      <translation>&amp;Controles</translation>
    </message>
    <message>
      <source>&amp;Larger Text</source>
      <translation>Texto más &amp;grande</translation>
    </message>
    <message>
      <source>Ctrl++</source>
      <translation>Ctrl++</translation>
    </message>
    <message>
      <source>Ctrl+=</source>
      <translation>Ctrl+=</translation>
    </message>
    <message>
      <source>&amp;Smaller Text</source>
      <translation>Texto más &amp;pequeño</translation>
    </message>
    <message>
      <source>Ctrl+-</source>
      <translation>Ctrl+-</translation>
    </message>
    <message>
      <source>&amp;Normal Text</source>
      <translation>Texto &amp;normal</translation>
    </message>
    <message>
      <source>Ctrl+0</source>
      <translation>Ctrl+0</translation>
    </message>
    <message>
      <source>Lan&amp;guage</source>
      <translation>&amp;Idioma</translation>
    </message>
    <message>
      <source>&amp;Help</source>
      <translation>A&amp;yuda</translation>
    </message>
    <message>
      <source>&amp;What Is This?</source>
      <translation>¿&amp;Qué es esto?</translation>
    </message>
    <message>
      <source>About the &amp;Bound</source>
      <translation>Acerca de la c&amp;ota</translation>
    </message>
    <message>
      <source>&amp;Shortcuts</source>
      <translation>&amp;Atajos</translation>
    </message>
    <message>
      <source>Ctrl+F1</source>
      <translation>Ctrl+F1</translation>
    </message>
    <message>
      <source>&amp;About kvbudget</source>
      <translation>A&amp;cerca de kvbudget</translation>
    </message>
    <message>
      <source>Open Trace</source>
      <translation>Abrir traza</translation>
    </message>
    <message>
      <source>Traces (*.npz *.safetensors);;All files (*)</source>
      <translation>Trazas (*.npz *.safetensors);;Todos los archivos (*)</translation>
    </message>
    <message>
      <source>Scenarios (*.json);;All files (*)</source>
      <translation>Escenarios (*.json);;Todos los archivos (*)</translation>
    </message>
    <message>
      <source>Unsaved Changes</source>
      <translation>Cambios sin guardar</translation>
    </message>
    <message>
      <source>Save the changes to %1?</source>
      <translation>¿Guardar los cambios en %1?</translation>
    </message>
    <message>
      <source>Open Scenario</source>
      <translation>Abrir escenario</translation>
    </message>
    <message>
      <source>Save Scenario</source>
      <translation>Guardar escenario</translation>
    </message>
    <message>
      <source>kvbudget</source>
      <translation>kvbudget</translation>
    </message>
    <message>
      <source>no chart has the focus: click one, or go to it with Tab</source>
      <translation>ningún gráfico tiene el foco: haga clic en uno o vaya a él con Tab</translation>
    </message>
    <message>
      <source>no rollout is computed yet</source>
      <translation>aún no se ha calculado ninguna secuencia</translation>
    </message>
    <message>
      <source>The program did not end properly. Its last state was not saved.</source>
      <translation>El programa no terminó correctamente. Su último estado no se guardó.</translation>
    </message>
    <message>
      <source>The program did not end properly. Its last changes to %1 were not saved.</source>
      <translation>El programa no terminó correctamente. Sus últimos cambios en %1 no se guardaron.</translation>
    </message>
    <message>
      <source>Cell of the Trace</source>
      <translation>Celda de la traza</translation>
    </message>
    <message>
      <source>Each curve is a policy at all its settings: further left is smaller, further down is more exact. The big marks are the present settings. Click a point of a curve to make it the setting. The choice at the upper right decides whether size means tokens *read* or tokens *stored*, on average or at the peak.</source>
      <translation>Cada curva es una política con todos sus ajustes: más a la izquierda es más pequeña, más abajo es más exacta. Las marcas grandes son los ajustes actuales. Haga clic en un punto de una curva para adoptarlo como ajuste. La opción de arriba a la derecha decide si el tamaño se refiere a tokens *leídos* o a tokens *almacenados*, de media o como máximo.</translation>
    </message>
    <message>
      <source>Error of every query</source>
      <translation>Error de cada consulta</translation>
    </message>
    <message>
      <source>One line a policy, over time. The error is the distance between the full output and the bounded cache’s. The dashed line is the promise, $\tau$ times the value range. Click a spike to learn which token was missing. Left and Right move the cursor, Up and Down go from spike to spike.</source>
      <translation>Una línea por política, a lo largo del tiempo. El error es la distancia entre la salida completa y la de la caché acotada. La línea discontinua es la promesa, $\tau$ por el rango de valores. Haga clic en un pico para saber qué token faltaba. Izquierda y Derecha mueven el cursor, Arriba y Abajo van de pico en pico.</translation>
    </message>
    <message>
      <source>The query under the cursor</source>
      <translation>La consulta bajo el cursor</translation>
    </message>
    <message>
      <source>The identity in numbers, a column a policy: dropped mass $m$, the gap, their product, and the error measured directly. The residual is what rounding leaves between the last two.</source>
      <translation>La identidad en números, una columna por política: la masa descartada $m$, la separación, su producto y el error medido directamente. El residuo es lo que el redondeo deja entre los dos últimos.</translation>
    </message>
    <message>
      <source>A strip a keyframe and policy: coloured while the policy still keeps it, grey once it is dropped; the darker the grey, the more attention it would have had.</source>
      <translation>Una franja por fotograma clave y política: en color mientras la política aún lo conserva, gris una vez descartado; cuanto más oscuro el gris, más atención habría recibido.</translation>
    </message>
    <message>
      <source>Queries from left to right, tokens from bottom to top. Coloured tokens are kept, grey ones dropped; the deeper the colour, the heavier. Dark grey is attention that is lost.</source>
      <translation>Las consultas de izquierda a derecha, los tokens de abajo arriba. Los tokens en color se conservan, los grises se descartan; cuanto más intenso el color, más pesados. El gris oscuro es atención perdida.</translation>
    </message>
    <message>
      <source>The weights $p_j$ of the query under the cursor over all tokens before it. They sum to 1.</source>
      <translation>Los pesos $p_j$ de la consulta bajo el cursor sobre todos los tokens anteriores. Suman 1.</translation>
    </message>
    <message>
      <source>The errors of window and mass budget while the strength of the sinks varies. Drag the cursor to make a strength the setting.</source>
      <translation>Los errores de la ventana y del presupuesto de masa al variar la fuerza de los sumideros. Arrastre el cursor para adoptar una fuerza como ajuste.</translation>
    </message>
    <message>
      <source>Tokens in the plane of their values; size is weight. The full output divides the line between the weighted means of kept and dropped in the ratio $m : 1 - m$. Drag tokens, and click them to keep or drop them.</source>
      <translation>Los tokens en el plano de sus valores; el tamaño es el peso. La salida completa divide la línea entre las medias ponderadas de lo conservado y lo descartado en la proporción $m : 1 - m$. Arrastre los tokens, y haga clic en ellos para conservarlos o descartarlos.</translation>
    </message>
    <message>
      <source>Error $= m \times$ gap, with what was measured on one side and what was computed from the two weighted means on the other.</source>
      <translation>Error $= m \times$ separación, con lo medido a un lado y lo calculado a partir de las dos medias ponderadas al otro.</translation>
    </message>
    <message>
      <source>The error, and beside it every bound on it. A bound as short as the error is *tight*.</source>
      <translation>El error y, junto a él, todas sus cotas. Una cota tan corta como el error es *ajustada*.</translation>
    </message>
    <message>
      <source>A point a query: dropped mass to the right, gap upwards. Along each dotted curve the error is the same. Points far right err by mass, points far up by direction.</source>
      <translation>Un punto por consulta: la masa descartada hacia la derecha, la separación hacia arriba. A lo largo de cada curva de puntos el error es el mismo. Los puntos muy a la derecha yerran por masa; los muy arriba, por dirección.</translation>
    </message>
    <message>
      <source>Swaps</source>
      <translation>Intercambios</translation>
    </message>
    <message>
      <source>From the top-mass set to a better one, one swap of two keys at a time: a little mass is given up, and the kept mean moves nearer to the full output.</source>
      <translation>Del conjunto de masa máxima a uno mejor, con un intercambio de dos claves cada vez: se cede un poco de masa y la media conservada se acerca a la salida completa.</translation>
    </message>
    <message>
      <source>For the row under the cursor: the sets of keys that the rules keep at the chosen budget, and the best ones, ranked by error. The set of largest mass need not be the best: error is mass *times* gap.</source>
      <translation>Para la fila bajo el cursor: los conjuntos de claves que las reglas conservan con el presupuesto elegido, y los mejores, ordenados por error. El conjunto de mayor masa no tiene por qué ser el mejor: el error es masa *por* separación.</translation>
    </message>
    <message>
      <source>Audit</source>
      <translation>Auditoría</translation>
    </message>
    <message>
      <source>Over all cells of the trace: how much of the top-mass set’s error a better choice of keys can close, where it can, and what forced weights cost. The choice at the upper right takes one of the three.</source>
      <translation>Sobre todas las celdas de la traza: cuánto del error del conjunto de masa máxima puede eliminar una elección mejor de claves, dónde puede, y cuánto cuestan los pesos forzados. La opción de arriba a la derecha elige uno de los tres.</translation>
    </message>
    <message>
      <source>Cells</source>
      <translation>Celdas</translation>
    </message>
    <message>
      <source>A square a layer and head of the trace; the deeper the colour, the larger the number that is named above it. Click a square to look at that cell.</source>
      <translation>Un cuadrado por capa y cabeza de la traza; cuanto más intenso el color, mayor el número que se nombra encima. Haga clic en un cuadrado para ver esa celda.</translation>
    </message>
    <message>
      <source>Time</source>
      <translation>Tiempo</translation>
    </message>
    <message>
      <source>Plays and steps through the queries. The cursor is the same in all views.</source>
      <translation>Reproduce y recorre paso a paso las consultas. El cursor es el mismo en todas las vistas.</translation>
    </message>
    <message>
      <source>Verdict</source>
      <translation>Veredicto</translation>
    </message>
    <message>
      <source>Whether the bound holds at every query, how near the worst query comes to it, and how long the last update took.</source>
      <translation>Si la cota se cumple en todas las consultas, cuánto se acerca a ella la peor y cuánto tardó la última actualización.</translation>
    </message>
    <message>
      <source>All that can be set. Double-click a name to set it back. Everything in the window follows at once.</source>
      <translation>Todo lo que se puede ajustar. Un doble clic en un nombre lo restablece. Todo en la ventana responde al instante.</translation>
    </message>
    <message>
      <source>There is not enough memory for this trace.</source>
      <translation>No hay memoria suficiente para esta traza.</translation>
    </message>
    <message>
      <source>Transport</source>
      <translation>Controles de reproducción</translation>
    </message>
    <message>
      <source>One query back</source>
      <translation>Una consulta atrás</translation>
    </message>
    <message>
      <source>One query back (Left)</source>
      <translation>Una consulta atrás (Izquierda)</translation>
    </message>
    <message>
      <source>One query on</source>
      <translation>Una consulta adelante</translation>
    </message>
    <message>
      <source>One query on (Right)</source>
      <translation>Una consulta adelante (Derecha)</translation>
    </message>
    <message>
      <source>The query that all views show, by its token's position.</source>
      <translation>La consulta que muestran todas las vistas, por la posición de su token.</translation>
    </message>
    <message>
      <source>Seeks through the queries (Home, End, arrows; Space plays).</source>
      <translation>Recorre las consultas (Inicio, Fin, flechas; Espacio reproduce).</translation>
    </message>
    <message>
      <source>Speed</source>
      <translation>Velocidad</translation>
    </message>
    <message>
      <source>Speed of play. 1× is %1 queries a second.</source>
      <translation>Velocidad de reproducción. 1× son %1 consultas por segundo.</translation>
    </message>
    <message>
      <source>Pause</source>
      <translation>Pausar</translation>
    </message>
    <message>
      <source>Play</source>
      <translation>Reproducir</translation>
    </message>
    <message>
      <source>Pause (Space)</source>
      <translation>Pausar (Espacio)</translation>
    </message>
    <message>
      <source>Play (Space)</source>
      <translation>Reproducir (Espacio)</translation>
    </message>
    <message numerus="yes">
      <source>%Ln queries</source>
      <translation>
        <numerusform>%Ln consulta</numerusform>
        <numerusform>%Ln consultas</numerusform>
      </translation>
    </message>
    <message>
      <source>Time of the last update, from the change to its arrival in the views.</source>
      <translation>Tiempo de la última actualización, desde el cambio hasta su llegada a las vistas.</translation>
    </message>
    <message>
      <source>How near any shown policy comes to its bound, dropped mass times value range. Above 1 the bound would be broken.</source>
      <translation>Cuánto se acerca cualquiera de las políticas mostradas a su cota, masa descartada por rango de valores. Por encima de 1 la cota se incumpliría.</translation>
    </message>
    <message>
      <source>%1 ms</source>
      <translation>%1 ms</translation>
    </message>
    <message>
      <source>cannot read '%1': %2</source>
      <translation>no se puede leer «%1»: %2</translation>
    </message>
    <message>
      <source>array 'attn' is %1; its last two sizes, the query and the position, must be equal</source>
      <translation>el array «attn» es %1; sus dos últimos tamaños, la consulta y la posición, deben ser iguales</translation>
    </message>
    <message>
      <source>array 'attn' has %1 tokens, where weights of at most %2 are read; store q and k instead</source>
      <translation>el array «attn» tiene %1 tokens, y se leen pesos de %2 como máximo; guarde q y k en su lugar</translation>
    </message>
    <message>
      <source>it has neither q and k nor attn, but %1; a trace needs q and k, or attn</source>
      <translation>no tiene ni q y k ni attn, sino %1; una traza necesita q y k, o attn</translation>
    </message>
    <message>
      <source>no array at all</source>
      <translation>ningún array</translation>
    </message>
    <message>
      <source>%1 and %2 more</source>
      <translation>%1 y %2 más</translation>
    </message>
    <message>
      <source>array '%1' is missing; a trace needs q and k, or attn</source>
      <translation>falta el array «%1»; una traza necesita q y k, o attn</translation>
    </message>
    <message>
      <source>array '%1' has %2 tokens, where at most %3 are read</source>
      <translation>el array «%1» tiene %2 tokens, y se leen %3 como máximo</translation>
    </message>
    <message>
      <source>array '%1' holds text (dtype %2), where %3</source>
      <translation>el array «%1» contiene texto (dtype %2); %3</translation>
    </message>
    <message>
      <source>array '%1' holds Python objects (dtype %2), where %3</source>
      <translation>el array «%1» contiene objetos de Python (dtype %2); %3</translation>
    </message>
    <message>
      <source>array '%1' has a structured type (dtype %2), where %3</source>
      <translation>el array «%1» tiene un tipo estructurado (dtype %2); %3</translation>
    </message>
    <message>
      <source>array '%1' has a type that is not known (dtype %2), where %3</source>
      <translation>el array «%1» tiene un tipo desconocido (dtype %2); %3</translation>
    </message>
    <message>
      <source>array '%1' is %2, where %3</source>
      <translation>el array «%1» es %2; %3</translation>
    </message>
    <message>
      <source>array '%1' is empty, where %2</source>
      <translation>el array «%1» está vacío; %2</translation>
    </message>
    <message>
      <source>float16, bfloat16, float32 or float64 is needed</source>
      <translation>se necesita float16, bfloat16, float32 o float64</translation>
    </message>
    <message>
      <source>4 dimensions are needed: layer, head, token, and position; layer, or layer and head, may be left out</source>
      <translation>se necesitan 4 dimensiones: capa, cabeza, token y posición; capa, o capa y cabeza, se pueden omitir</translation>
    </message>
    <message>
      <source>4 dimensions are needed: layer, head, token, and the vector's elements; layer, or layer and head, may be left out</source>
      <translation>se necesitan 4 dimensiones: capa, cabeza, token y los elementos del vector; capa, o capa y cabeza, se pueden omitir</translation>
    </message>
    <message>
      <source>integers are needed</source>
      <translation>se necesitan enteros</translation>
    </message>
    <message>
      <source>numbers are needed</source>
      <translation>se necesitan números</translation>
    </message>
    <message>
      <source>one number is needed</source>
      <translation>se necesita un número</translation>
    </message>
    <message>
      <source>one integer is needed</source>
      <translation>se necesita un entero</translation>
    </message>
    <message>
      <source>a number above 0 and of at most 1e100 is needed</source>
      <translation>se necesita un número mayor que 0 y de 1e100 como máximo</translation>
    </message>
    <message>
      <source>1 to %1 is needed, the number of tokens</source>
      <translation>se necesita de 1 a %1, el número de tokens</translation>
    </message>
    <message>
      <source>a list of at most %1 positions is needed</source>
      <translation>se necesita una lista de %1 posiciones como máximo</translation>
    </message>
    <message>
      <source>array '%1' is empty: its shape is %2</source>
      <translation>el array «%1» está vacío: su forma es %2</translation>
    </message>
    <message>
      <source>array '%1' is %2 and '%3' is %4; both need the same number of dimensions</source>
      <translation>el array «%1» es %2 y «%3» es %4; ambos necesitan el mismo número de dimensiones</translation>
    </message>
    <message>
      <source>array '%1' has %2 layers where '%3' has %4: their shapes are %5 and %6</source>
      <translation>el array «%1» tiene %2 capas y «%3» tiene %4: sus formas son %5 y %6</translation>
    </message>
    <message>
      <source>array '%1' has %2 tokens where '%3' has %4: their shapes are %5 and %6</source>
      <translation>el array «%1» tiene %2 tokens y «%3» tiene %4: sus formas son %5 y %6</translation>
    </message>
    <message>
      <source>array '%1' has %2 heads where '%3' has %4: their shapes are %5 and %6</source>
      <translation>el array «%1» tiene %2 cabezas y «%3» tiene %4: sus formas son %5 y %6</translation>
    </message>
    <message>
      <source>array '%1' has %2 dimensions a token where '%3' has %4: their shapes are %5 and %6</source>
      <translation>el array «%1» tiene %2 dimensiones por token y «%3» tiene %4: sus formas son %5 y %6</translation>
    </message>
    <message>
      <source>array '%1' has %2 heads, which do not divide the %3 heads of '%4'</source>
      <translation>el array «%1» tiene %2 cabezas, que no dividen las %3 cabezas de «%4»</translation>
    </message>
    <message>
      <source>keyframes[%1] is %2, where a position from 0 to %3 is needed</source>
      <translation>keyframes[%1] es %2; se necesita una posición de 0 a %3</translation>
    </message>
    <message>
      <source>keyframes[%1] is %2 after %3; keyframes must increase</source>
      <translation>keyframes[%1] es %2 después de %3; los fotogramas clave deben ir en orden creciente</translation>
    </message>
    <message>
      <source>its shape %1 is too large for any file</source>
      <translation>su forma %1 es demasiado grande para cualquier archivo</translation>
    </message>
    <message>
      <source>its shape %1 of %2 needs %3 bytes of data, but it has %4</source>
      <translation>su forma %1 de %2 necesita %3 bytes de datos, pero tiene %4</translation>
    </message>
    <message>
      <source>%1 is %2, where a finite number of at most 1e100 in magnitude is needed</source>
      <translation>%1 es %2; se necesita un número finito de magnitud 1e100 como máximo</translation>
    </message>
    <message>
      <source>%1 is %2, where a weight of at least 0 is needed</source>
      <translation>%1 es %2; se necesita un peso de 0 como mínimo</translation>
    </message>
    <message>
      <source>%1 is %2; weights must be causal: 0 for positions after the query</source>
      <translation>%1 es %2; los pesos deben ser causales: 0 para las posiciones posteriores a la consulta</translation>
    </message>
    <message>
      <source>array 'attn': the row of layer %1, head %2, query %3 sums to %4, where 1 within 0.001 is needed</source>
      <translation>array «attn»: la fila de la capa %1, cabeza %2, consulta %3 suma %4; se necesita 1 con un margen de 0.001</translation>
    </message>
    <message>
      <source>there is no layer %1; it has layers 0 to %2</source>
      <translation>no hay capa %1; tiene las capas 0 a %2</translation>
    </message>
    <message>
      <source>there is no head %1; it has heads 0 to %2</source>
      <translation>no hay cabeza %1; tiene las cabezas 0 a %2</translation>
    </message>
    <message>
      <source>there is not enough memory for one head of %1 tokens</source>
      <translation>no hay memoria suficiente para una cabeza de %1 tokens</translation>
    </message>
    <message>
      <source>it is a folder, where a .npz or .safetensors file is needed</source>
      <translation>es una carpeta; se necesita un archivo .npz o .safetensors</translation>
    </message>
    <message>
      <source>it is not a regular file</source>
      <translation>no es un archivo normal</translation>
    </message>
    <message>
      <source>the file is empty</source>
      <translation>el archivo está vacío</translation>
    </message>
    <message>
      <source>array %1: %2</source>
      <translation>el array %1: %2</translation>
    </message>
    <message>
      <source>it is a zip archive without .npy arrays (a PyTorch file?), where a .npz or .safetensors file is needed</source>
      <translation>es un archivo zip sin arrays .npy (¿un archivo de PyTorch?); se necesita un archivo .npz o .safetensors</translation>
    </message>
    <message>
      <source>its .npy header says that it is %1 bytes long, where the whole entry has %2</source>
      <translation>su cabecera .npy dice que mide %1 bytes, y la entrada entera tiene %2</translation>
    </message>
    <message>
      <source>its .npy header says that it is %1 bytes long, where at most 65536 are read</source>
      <translation>su cabecera .npy dice que mide %1 bytes, y se leen 65536 como máximo</translation>
    </message>
    <message>
      <source>its .npy header has version %1, where 1, 2 and 3 are known</source>
      <translation>su cabecera .npy es de la versión %1; se conocen la 1, la 2 y la 3</translation>
    </message>
    <message>
      <source>it is too short for a .npy header</source>
      <translation>es demasiado corto para una cabecera .npy</translation>
    </message>
    <message>
      <source>it does not start as a .npy array</source>
      <translation>no empieza como un array .npy</translation>
    </message>
    <message>
      <source>its .npy header is damaged: %1</source>
      <translation>su cabecera .npy está dañada: %1</translation>
    </message>
    <message>
      <source>']' is missing</source>
      <translation>falta «]»</translation>
    </message>
    <message>
      <source>'%1' is missing</source>
      <translation>falta «%1»</translation>
    </message>
    <message>
      <source>a quote is not closed</source>
      <translation>hay una comilla sin cerrar</translation>
    </message>
    <message>
      <source>fortran_order must be True or False</source>
      <translation>fortran_order debe ser True o False</translation>
    </message>
    <message>
      <source>a comma is missing in the shape</source>
      <translation>falta una coma en la forma</translation>
    </message>
    <message>
      <source>the shape has more than 32 dimensions</source>
      <translation>la forma tiene más de 32 dimensiones</translation>
    </message>
    <message>
      <source>the shape is a number, not a tuple</source>
      <translation>la forma es un número, no una tupla</translation>
    </message>
    <message>
      <source>the shape has a negative size</source>
      <translation>la forma tiene un tamaño negativo</translation>
    </message>
    <message>
      <source>the shape has a size beyond 64 bits</source>
      <translation>la forma tiene un tamaño de más de 64 bits</translation>
    </message>
    <message>
      <source>the shape has something that is not a number</source>
      <translation>la forma tiene algo que no es un número</translation>
    </message>
    <message>
      <source>key %1 is not known</source>
      <translation>la clave %1 es desconocida</translation>
    </message>
    <message>
      <source>key %1 is there twice</source>
      <translation>la clave %1 está dos veces</translation>
    </message>
    <message>
      <source>it needs descr, fortran_order and shape</source>
      <translation>necesita descr, fortran_order y shape</translation>
    </message>
    <message>
      <source>something follows the closing '}'</source>
      <translation>algo sigue al «}» final</translation>
    </message>
    <message>
      <source>its header is damaged: %1</source>
      <translation>su cabecera está dañada: %1</translation>
    </message>
    <message>
      <source>an object is where a value should be</source>
      <translation>hay un objeto donde debería haber un valor</translation>
    </message>
    <message>
      <source>%1 is there twice</source>
      <translation>%1 está dos veces</translation>
    </message>
    <message>
      <source>array %1 has %2</source>
      <translation>el array %1 tiene %2</translation>
    </message>
    <message>
      <source>array %1 has %2 twice</source>
      <translation>el array %1 tiene %2 dos veces</translation>
    </message>
    <message>
      <source>a text is where it does not belong</source>
      <translation>hay un texto fuera de lugar</translation>
    </message>
    <message>
      <source>a list is where it does not belong</source>
      <translation>hay una lista fuera de lugar</translation>
    </message>
    <message>
      <source>a number is where it does not belong</source>
      <translation>hay un número fuera de lugar</translation>
    </message>
    <message>
      <source>a null is where it does not belong</source>
      <translation>hay un null fuera de lugar</translation>
    </message>
    <message>
      <source>a boolean is where it does not belong</source>
      <translation>hay un booleano fuera de lugar</translation>
    </message>
    <message>
      <source>array %1 has a shape that is too large</source>
      <translation>el array %1 tiene una forma demasiado grande</translation>
    </message>
    <message>
      <source>array %1 needs two data_offsets</source>
      <translation>el array %1 necesita dos data_offsets</translation>
    </message>
    <message>
      <source>array %1 begins at offset %2 and ends before, at %3</source>
      <translation>el array %1 empieza en el desplazamiento %2 y termina antes, en %3</translation>
    </message>
    <message>
      <source>array %1 needs dtype, shape and data_offsets</source>
      <translation>el array %1 necesita dtype, shape y data_offsets</translation>
    </message>
    <message>
      <source>a size or an offset is %1, below 0</source>
      <translation>un tamaño o un desplazamiento es %1, menor que 0</translation>
    </message>
    <message>
      <source>a size or an offset is %1, no whole number of 64 bits</source>
      <translation>un tamaño o un desplazamiento es %1, que no es un entero de 64 bits</translation>
    </message>
    <message>
      <source>it is not JSON</source>
      <translation>no es JSON</translation>
    </message>
    <message>
      <source>it is not valid JSON at byte %1</source>
      <translation>no es JSON válido en el byte %1</translation>
    </message>
    <message>
      <source>it is too short for a safetensors file</source>
      <translation>es demasiado corto para un archivo safetensors</translation>
    </message>
    <message>
      <source>its safetensors header says that it is %1 bytes long, in a file of %2 bytes</source>
      <translation>su cabecera safetensors dice que mide %1 bytes, en un archivo de %2 bytes</translation>
    </message>
    <message>
      <source>its safetensors header is %1 bytes long, where the format allows 100000000</source>
      <translation>su cabecera safetensors mide %1 bytes, y el formato permite 100000000</translation>
    </message>
    <message>
      <source>array %1 is at bytes %2 to %3 of the data, which has only %4</source>
      <translation>el array %1 ocupa los bytes %2 a %3 de los datos, que solo tienen %4</translation>
    </message>
    <message>
      <source>array %1 begins at byte %2 of the data, inside array %3, which ends at %4</source>
      <translation>el array %1 empieza en el byte %2 de los datos, dentro del array %3, que termina en %4</translation>
    </message>
    <message>
      <source>bytes %1 to %2 of the data, before array %3, belong to no array, which the format forbids</source>
      <translation>los bytes %1 a %2 de los datos, antes del array %3, no pertenecen a ningún array, y el formato lo prohíbe</translation>
    </message>
    <message>
      <source>its arrays end at byte %1 of the data, which has %2</source>
      <translation>sus arrays terminan en el byte %1 de los datos, que tienen %2</translation>
    </message>
    <message>
      <source>it is a single .npy array; put q and k, or attn, in one file with np.savez</source>
      <translation>es un solo array .npy; ponga q y k, o attn, en un archivo con np.savez</translation>
    </message>
    <message>
      <source>it is a Git LFS pointer, not the file itself; run git lfs pull</source>
      <translation>es un puntero de Git LFS, no el archivo mismo; ejecute git lfs pull</translation>
    </message>
    <message>
      <source>it is a web page, not the file itself</source>
      <translation>es una página web, no el archivo mismo</translation>
    </message>
    <message>
      <source>it is an HDF5 file, where a .npz or .safetensors file is needed</source>
      <translation>es un archivo HDF5; se necesita un archivo .npz o .safetensors</translation>
    </message>
    <message>
      <source>it is a Python pickle, where a .npz or .safetensors file is needed</source>
      <translation>es un pickle de Python; se necesita un archivo .npz o .safetensors</translation>
    </message>
    <message>
      <source>it is compressed by gzip; decompress it first</source>
      <translation>está comprimido con gzip; descomprímalo antes</translation>
    </message>
    <message>
      <source>it is a JSON file, where a .npz or .safetensors file is needed</source>
      <translation>es un archivo JSON; se necesita un archivo .npz o .safetensors</translation>
    </message>
    <message>
      <source>it is neither a .npz nor a .safetensors file</source>
      <translation>no es un archivo .npz ni .safetensors</translation>
    </message>
    <message>
      <source>its data ends before it should</source>
      <translation>sus datos terminan antes de lo debido</translation>
    </message>
    <message>
      <source>it does not have the length that the archive says</source>
      <translation>no tiene la longitud que dice el archivo zip</translation>
    </message>
    <message>
      <source>its checksum does not match its data</source>
      <translation>su suma de comprobación no coincide con sus datos</translation>
    </message>
    <message>
      <source>its compressed data is damaged</source>
      <translation>sus datos comprimidos están dañados</translation>
    </message>
    <message>
      <source>it is damaged (%1)</source>
      <translation>está dañado (%1)</translation>
    </message>
    <message>
      <source>its directory entry is incomplete</source>
      <translation>su entrada en el directorio está incompleta</translation>
    </message>
    <message>
      <source>it is encrypted</source>
      <translation>está cifrado</translation>
    </message>
    <message>
      <source>it says that it is %1 bytes long, compressed to %2, in a file of %3 bytes</source>
      <translation>dice que mide %1 bytes, comprimidos en %2, en un archivo de %3 bytes</translation>
    </message>
    <message>
      <source>it says that it is %1 bytes long, but holds %2</source>
      <translation>dice que mide %1 bytes, pero contiene %2</translation>
    </message>
    <message>
      <source>it says that it is %1 bytes long, which %2 compressed bytes cannot give</source>
      <translation>dice que mide %1 bytes, que no pueden salir de %2 bytes comprimidos</translation>
    </message>
    <message>
      <source>it is compressed by method %1, where stored and deflate are read</source>
      <translation>está comprimido con el método %1; se leen sin comprimir y deflate</translation>
    </message>
    <message>
      <source>it is a truncated or damaged zip archive (%1)</source>
      <translation>es un archivo zip truncado o dañado (%1)</translation>
    </message>
    <message>
      <source>entry %1 of the zip archive: %2</source>
      <translation>entrada %1 del archivo zip: %2</translation>
    </message>
    <message>
      <source>zip entry %1: %2</source>
      <translation>entrada zip %1: %2</translation>
    </message>
    <message>
      <source>the zip archive has two entries named %1</source>
      <translation>el archivo zip tiene dos entradas llamadas %1</translation>
    </message>
    <message>
      <source>cannot write '%1': %2; nothing was written</source>
      <translation>no se puede escribir «%1»: %2; no se ha escrito nada</translation>
    </message>
    <message>
      <source>cannot write '%1': %2</source>
      <translation>no se puede escribir «%1»: %2</translation>
    </message>
    <message>
      <source>cannot write to '%1': it is no folder</source>
      <translation>no se puede escribir en «%1»: no es una carpeta</translation>
    </message>
    <message>
      <source>it does not name a file</source>
      <translation>no nombra un archivo</translation>
    </message>
    <message>
      <source>it is a folder</source>
      <translation>es una carpeta</translation>
    </message>
    <message>
      <source>there is no folder '%1'</source>
      <translation>no existe la carpeta «%1»</translation>
    </message>
    <message>
      <source>'%1' exists already</source>
      <translation>«%1» ya existe</translation>
    </message>
    <message>
      <source>the folder of presets is missing at '%1'; set KVBUDGET_RESOURCES to the project's resources folder</source>
      <translation>falta la carpeta de preajustes en «%1»; ponga en KVBUDGET_RESOURCES la carpeta de recursos del proyecto</translation>
    </message>
    <message>
      <source>No such file or directory</source>
      <translation>no existe el archivo o la carpeta</translation>
    </message>
    <message>
      <source>Permission denied</source>
      <translation>permiso denegado</translation>
    </message>
    <message>
      <source>No space left on device</source>
      <translation>no queda espacio en el dispositivo</translation>
    </message>
    <message>
      <source>Read-only file system</source>
      <translation>el sistema de archivos es de solo lectura</translation>
    </message>
    <message>
      <source>Input/output error</source>
      <translation>error de entrada/salida</translation>
    </message>
    <message>
      <source>Is a directory</source>
      <translation>es una carpeta</translation>
    </message>
    <message>
      <source>Not a directory</source>
      <translation>no es una carpeta</translation>
    </message>
    <message>
      <source>the figure's width must be from %1 to %2 mm, not %3</source>
      <translation>el ancho de la figura debe ser de %1 a %2 mm, no %3</translation>
    </message>
    <message>
      <source>the figure's height must be from %1 to %2 mm, not %3</source>
      <translation>el alto de la figura debe ser de %1 a %2 mm, no %3</translation>
    </message>
    <message>
      <source>the figure's type size must be from %1 to %2 pt, not %3</source>
      <translation>el cuerpo de letra de la figura debe ser de %1 a %2 pt, no %3</translation>
    </message>
    <message>
      <source>the figure's line width must be from %1 to %2 pt, not %3</source>
      <translation>el grosor de línea de la figura debe ser de %1 a %2 pt, no %3</translation>
    </message>
    <message>
      <source>the figure's resolution must be from %1 to %2 dpi, not %3</source>
      <translation>la resolución de la figura debe ser de %1 a %2 ppp, no %3</translation>
    </message>
    <message>
      <source>the range of the figure's %1 axis must be finite</source>
      <translation>el intervalo del eje %1 de la figura debe ser finito</translation>
    </message>
    <message>
      <source>the range of the figure's logarithmic %1 axis must be above 0, not %2</source>
      <translation>el intervalo del eje logarítmico %1 de la figura debe ser mayor que 0, no %2</translation>
    </message>
    <message>
      <source>the figure's %1 axis must run from a smaller to a larger number, not from %2 to %3</source>
      <translation>el eje %1 de la figura debe ir de un número menor a uno mayor, no de %2 a %3</translation>
    </message>
    <message>
      <source>there is no figure layout '%1'; there are %2</source>
      <translation>no hay ninguna disposición de figura «%1»; hay %2</translation>
    </message>
    <message>
      <source>a picture of %1 x %2 mm at %3 dpi has more than 200 million pixels; choose fewer dots per inch</source>
      <translation>una imagen de %1 x %2 mm a %3 ppp tiene más de 200 millones de píxeles; elija menos puntos por pulgada</translation>
    </message>
    <message>
      <source>'%1', line %2: %3</source>
      <translation>«%1», línea %2: %3</translation>
    </message>
    <message>
      <source>'%1': %2</source>
      <translation>«%1»: %2</translation>
    </message>
    <message>
      <source>there is no %1 '%2'; did you mean '%3'?</source>
      <translation>no hay %1 «%2»; ¿quería decir «%3»?</translation>
    </message>
    <message>
      <source>there is no %1 '%2'; there are %3</source>
      <translation>no hay %1 «%2»; hay %3</translation>
    </message>
    <message>
      <source>scenario key</source>
      <translation>ninguna clave de escenario</translation>
    </message>
    <message>
      <source>control</source>
      <translation>ningún control</translation>
    </message>
    <message>
      <source>key of the head</source>
      <translation>ninguna clave de cabecera</translation>
    </message>
    <message>
      <source>key of a step</source>
      <translation>ninguna clave de paso</translation>
    </message>
    <message>
      <source>page</source>
      <translation>ninguna página</translation>
    </message>
    <message>
      <source>part of the window</source>
      <translation>ninguna parte de la ventana</translation>
    </message>
    <message>
      <source>choice of tokens</source>
      <translation>ninguna elección de tokens</translation>
    </message>
    <message>
      <source>key</source>
      <translation>ninguna clave</translation>
    </message>
    <message>
      <source>an axis is written as '0 to 300 tokens', with numbers before and after 'to', not '%1'</source>
      <translation>un eje se escribe como «0 to 300 tokens», con números antes y después de «to», no «%1»</translation>
    </message>
    <message>
      <source>an axis is written as '0 to 300 tokens', not '%1'</source>
      <translation>un eje se escribe como «0 to 300 tokens», no «%1»</translation>
    </message>
    <message>
      <source>the axis ends before it begins: '%1'</source>
      <translation>el eje termina antes de empezar: «%1»</translation>
    </message>
    <message>
      <source>a logarithmic axis begins above 0: '%1'</source>
      <translation>un eje logarítmico empieza por encima de 0: «%1»</translation>
    </message>
    <message>
      <source>a prediction begins with 'choose:', 'mark:' or 'draw:' and its question</source>
      <translation>una predicción empieza con «choose:», «mark:» o «draw:» y su pregunta</translation>
    </message>
    <message>
      <source>the question is missing after '%1:'</source>
      <translation>falta la pregunta después de «%1:»</translation>
    </message>
    <message>
      <source>after 'choose:' come options: '- text =&gt; what must hold'</source>
      <translation>después de «choose:» vienen opciones: «- texto =&gt; lo que debe cumplirse»</translation>
    </message>
    <message>
      <source>after 'draw:' come 'answer:', 'axis:' and 'across:'</source>
      <translation>después de «draw:» vienen «answer:», «axis:» y «across:»</translation>
    </message>
    <message>
      <source>after 'mark:' come 'answer:' and 'axis:'</source>
      <translation>después de «mark:» vienen «answer:» y «axis:»</translation>
    </message>
    <message>
      <source>an option needs '=&gt;' and what makes it right, as in '- The window =&gt; max_error(window) &gt; max_error(mass)'</source>
      <translation>una opción necesita «=&gt;» y lo que la hace correcta, como en «- La ventana =&gt; max_error(window) &gt; max_error(mass)»</translation>
    </message>
    <message>
      <source>'across:' begins with a scenario's key that is a number, as in 'across: tau 0.005 to 0.2 log', not '%1'</source>
      <translation>«across:» empieza con una clave numérica del escenario, como en «across: tau 0.005 to 0.2 log», no «%1»</translation>
    </message>
    <message>
      <source>'%1' must be %2 all along</source>
      <translation>«%1» debe ser %2 en todo el eje</translation>
    </message>
    <message>
      <source>a choice needs two options or more: '- text =&gt; what must hold'</source>
      <translation>una elección necesita dos opciones o más: «- texto =&gt; lo que debe cumplirse»</translation>
    </message>
    <message>
      <source>this prediction has no '%1:'</source>
      <translation>a esta predicción le falta «%1:»</translation>
    </message>
    <message>
      <source>character %1 of '%2': %3</source>
      <translation>carácter %1 de «%2»: %3</translation>
    </message>
    <message>
      <source>an operator or the end is expected, not '%1'</source>
      <translation>se espera un operador o el final, no «%1»</translation>
    </message>
    <message>
      <source>a number or a quantity is expected</source>
      <translation>se espera un número o una magnitud</translation>
    </message>
    <message>
      <source>too many brackets within brackets</source>
      <translation>demasiados paréntesis anidados</translation>
    </message>
    <message>
      <source>')' is expected</source>
      <translation>se espera «)»</translation>
    </message>
    <message>
      <source>',' or ')' is expected</source>
      <translation>se espera «,» o «)»</translation>
    </message>
    <message>
      <source>this is no number</source>
      <translation>esto no es un número</translation>
    </message>
    <message>
      <source>there is no quantity '%1'</source>
      <translation>no hay ninguna magnitud «%1»</translation>
    </message>
    <message>
      <source>there is no quantity '%1'; did you mean '%2'?</source>
      <translation>no hay ninguna magnitud «%1»; ¿quería decir «%2»?</translation>
    </message>
    <message>
      <source>%1 needs a policy in its brackets, as in %2(mass)</source>
      <translation>%1 necesita una política entre paréntesis, como en %2(mass)</translation>
    </message>
    <message>
      <source>%1 needs tokens in its brackets, as in %2(two_values)</source>
      <translation>%1 necesita tokens entre paréntesis, como en %2(two_values)</translation>
    </message>
    <message>
      <source>%1 takes no numbers; there are %2</source>
      <translation>%1 no admite números; hay %2</translation>
    </message>
    <message>
      <source>%1 needs these numbers: %2; there are %3</source>
      <translation>%1 necesita estos números: %2; hay %3</translation>
    </message>
    <message>
      <source>a policy is expected, not '%1'; 'kvbudget policies' lists them</source>
      <translation>se espera una política, no «%1»; «kvbudget policies» las enumera</translation>
    </message>
    <message>
      <source>one of the lever's presets is expected, not '%1'</source>
      <translation>se espera una disposición predefinida de la palanca, no «%1»</translation>
    </message>
    <message>
      <source>of the options, %1 hold with the lesson's scenario; exactly one must</source>
      <translation>de las opciones se cumplen %1 con el escenario de la lección; debe cumplirse exactamente una</translation>
    </message>
    <message>
      <source>claim %1 of the step '%2' does not hold with its scenario</source>
      <translation>la afirmación %1 del paso «%2» no se cumple con su escenario</translation>
    </message>
    <message>
      <source>query %1 is not among the evaluated queries</source>
      <translation>la consulta %1 no está entre las evaluadas</translation>
    </message>
    <message>
      <source>query %1 has no token %2</source>
      <translation>la consulta %1 no tiene token %2</translation>
    </message>
    <message>
      <source>this trace has no values, so there is no %1</source>
      <translation>esta traza no tiene valores, así que no hay %1</translation>
    </message>
    <message>
      <source>cancelled</source>
      <translation>cancelado</translation>
    </message>
    <message>
      <source>after '|' in {{...}} stands the number of digits, from 1 to 9, not '%1'</source>
      <translation>después de «|» en {{...}} va el número de cifras, de 1 a 9, no «%1»</translation>
    </message>
    <message>
      <source>'{{' is never closed by '}}'</source>
      <translation>«{{» no se cierra nunca con «}}»</translation>
    </message>
    <message>
      <source>a step's heading is expected here: '## Its title'</source>
      <translation>aquí se espera el encabezado de un paso: «## Su título»</translation>
    </message>
    <message>
      <source>the lesson has no steps; each begins with '## Its title'</source>
      <translation>la lección no tiene pasos; cada uno empieza con «## Su título»</translation>
    </message>
    <message>
      <source>a lesson begins with a line '---', its head, and another line '---'</source>
      <translation>una lección empieza con una línea «---», su cabecera y otra línea «---»</translation>
    </message>
    <message>
      <source>the head is not closed by a line '---'</source>
      <translation>la cabecera no se cierra con una línea «---»</translation>
    </message>
    <message>
      <source>in the head stand lines 'key: value', not '%1'</source>
      <translation>en la cabecera van líneas «clave: valor», no «%1»</translation>
    </message>
    <message>
      <source>the head has no 'lesson: 1', the version of its format</source>
      <translation>a la cabecera le falta «lesson: 1», la versión de su formato</translation>
    </message>
    <message>
      <source>the head has no 'title:'</source>
      <translation>a la cabecera le falta «title:»</translation>
    </message>
    <message>
      <source>the value of '%1' is missing</source>
      <translation>falta el valor de «%1»</translation>
    </message>
    <message>
      <source>this program reads version 1 of lessons, not '%1'</source>
      <translation>este programa lee la versión 1 de las lecciones, no «%1»</translation>
    </message>
    <message>
      <source>a lesson in a class file cannot name another file; put the scenario into the class file, or use 'preset:' and 'set:'</source>
      <translation>una lección de un archivo de clase no puede nombrar otro archivo; ponga el escenario en el archivo de clase o use «preset:» y «set:»</translation>
    </message>
    <message>
      <source>after a step's heading stand lines 'key: value' or an empty line</source>
      <translation>después del encabezado de un paso van líneas «clave: valor» o una línea vacía</translation>
    </message>
    <message>
      <source>the step '%1' has no text</source>
      <translation>el paso «%1» no tiene texto</translation>
    </message>
    <message>
      <source>'tokens:' needs one of the lever's presets, as in 'tokens: eight'</source>
      <translation>«tokens:» necesita una disposición predefinida de la palanca, como en «tokens: eight»</translation>
    </message>
    <message>
      <source>a step has one prediction; begin another step</source>
      <translation>un paso tiene una sola predicción; empiece otro paso</translation>
    </message>
    <message>
      <source>nothing follows the prediction: say what the answer teaches</source>
      <translation>nada sigue a la predicción: diga qué enseña la respuesta</translation>
    </message>
    <message>
      <source>'cover:' hides parts until the answer is shown, but the step '%1' asks nothing</source>
      <translation>«cover:» tapa partes hasta que se muestra la respuesta, pero el paso «%1» no pregunta nada</translation>
    </message>
    <message>
      <source>this prediction is not closed by a line '```'</source>
      <translation>esta predicción no se cierra con una línea «```»</translation>
    </message>
    <message>
      <source>in a prediction stand lines 'key: value' and '- option'</source>
      <translation>en una predicción van líneas «clave: valor» y «- opción»</translation>
    </message>
    <message>
      <source>the prediction is empty; it begins with 'choose:', 'mark:' or 'draw:'</source>
      <translation>la predicción está vacía; empieza con «choose:», «mark:» o «draw:»</translation>
    </message>
    <message>
      <source>'%1' must be a text</source>
      <translation>«%1» debe ser un texto</translation>
    </message>
    <message>
      <source>'locks' must be a list of scenario keys</source>
      <translation>«locks» debe ser una lista de claves de escenario</translation>
    </message>
    <message>
      <source>'locks': %1</source>
      <translation>«locks»: %1</translation>
    </message>
    <message>
      <source>this is no class file of version 1: '%1' must be 1</source>
      <translation>no es un archivo de clase de la versión 1: «%1» debe ser 1</translation>
    </message>
    <message>
      <source>'lessons' must be a list of {"name", "markdown"}</source>
      <translation>«lessons» debe ser una lista de {"name", "markdown"}</translation>
    </message>
    <message>
      <source>each of 'lessons' must have 'name' and 'markdown'</source>
      <translation>cada elemento de «lessons» debe tener «name» y «markdown»</translation>
    </message>
    <message>
      <source>there is neither a lesson nor a scenario in it</source>
      <translation>no contiene ni una lección ni un escenario</translation>
    </message>
    <message>
      <source>there is no file '%1'</source>
      <translation>no existe el archivo «%1»</translation>
    </message>
    <message>
      <source>'%1' is not readable</source>
      <translation>«%1» no se puede leer</translation>
    </message>
    <message>
      <source>'%1' is larger than %2 MiB</source>
      <translation>«%1» ocupa más de %2 MiB</translation>
    </message>
    <message>
      <source>cannot read '%1'</source>
      <translation>no se puede leer «%1»</translation>
    </message>
    <message>
      <source>a class file cannot hold a trace; hand out the trace and a lesson beside it</source>
      <translation>un archivo de clase no puede contener una traza; reparta la traza y una lección junto a ella</translation>
    </message>
    <message>
      <source>the answers in '%1' cannot be read: %2</source>
      <translation>las respuestas de «%1» no se pueden leer: %2</translation>
    </message>
    <message>
      <source>they are not as this program writes them</source>
      <translation>no son como este programa las escribe</translation>
    </message>
    <message>
      <source>the file '%1' is missing</source>
      <translation>falta el archivo «%1»</translation>
    </message>
    <message>
      <source>character %1 of the formula '%2': %3</source>
      <translation>carácter %1 de la fórmula «%2»: %3</translation>
    </message>
    <message>
      <source>this '}' has no '{' before it</source>
      <translation>este «}» no tiene «{» antes</translation>
    </message>
    <message>
      <source>\right has no \left before it</source>
      <translation>\right no tiene \left antes</translation>
    </message>
    <message>
      <source>the formula is empty</source>
      <translation>la fórmula está vacía</translation>
    </message>
    <message>
      <source>more than %1 levels of braces</source>
      <translation>más de %1 niveles de llaves</translation>
    </message>
    <message>
      <source>a second subscript; put both into one pair of braces</source>
      <translation>un segundo subíndice; ponga ambos en un solo par de llaves</translation>
    </message>
    <message>
      <source>a second superscript; put both into one pair of braces</source>
      <translation>un segundo superíndice; ponga ambos en un solo par de llaves</translation>
    </message>
    <message>
      <source>nothing stands in the braces after '%1'</source>
      <translation>no hay nada entre las llaves después de «%1»</translation>
    </message>
    <message>
      <source>%1 needs a character or braces '{...}' after it, not %2</source>
      <translation>%1 necesita después un carácter o llaves «{...}», no %2</translation>
    </message>
    <message>
      <source>%1 needs '{' here, not %2</source>
      <translation>%1 necesita aquí «{», no %2</translation>
    </message>
    <message>
      <source>the end of the formula</source>
      <translation>el final de la fórmula</translation>
    </message>
    <message>
      <source>this '{' is never closed</source>
      <translation>este «{» no se cierra nunca</translation>
    </message>
    <message>
      <source>'%1' needs something before it to stand at</source>
      <translation>«%1» necesita algo delante a lo que unirse</translation>
    </message>
    <message>
      <source>'%1' has no meaning in a formula; write \%2 for the character itself</source>
      <translation>«%1» no significa nada en una fórmula; escriba \%2 para el carácter mismo</translation>
    </message>
    <message>
      <source>a command's name is expected after '\'</source>
      <translation>después de «\» se espera el nombre de una orden</translation>
    </message>
    <message>
      <source>there is no command '\%1'</source>
      <translation>no existe la orden «\%1»</translation>
    </message>
    <message>
      <source>there is no command '\%1'; did you mean '\%2'?</source>
      <translation>no existe la orden «\%1»; ¿quería decir «\%2»?</translation>
    </message>
    <message>
      <source>%1's second part</source>
      <translation>la segunda parte de %1</translation>
    </message>
    <message>
      <source>\mathbb knows R and E, not '%1'</source>
      <translation>\mathbb conoce R y E, no «%1»</translation>
    </message>
    <message>
      <source>%1 has an empty pair of braces</source>
      <translation>%1 tiene un par de llaves vacío</translation>
    </message>
    <message>
      <source>%1 takes plain words up to '}'</source>
      <translation>%1 toma palabras sin formato hasta «}»</translation>
    </message>
    <message>
      <source>%1 needs a bracket or bar after it: ( ) [ ] | \| \{ \} or . for none</source>
      <translation>%1 necesita después un paréntesis o una barra: ( ) [ ] | \| \{ \} o . para ninguno</translation>
    </message>
    <message>
      <source>this \left has no \right after it</source>
      <translation>este \left no tiene \right después</translation>
    </message>
    <message>
      <source>a formula begins with %1 and is never closed; a plain dollar sign is written \$</source>
      <translation>una fórmula empieza con %1 y no se cierra nunca; un signo de dólar normal se escribe \$</translation>
    </message>
    <message>
      <source>'%1' must be %2, not %3</source>
      <translation>«%1» debe ser %2, no %3</translation>
    </message>
    <message>
      <source>an odd integer from %1 to %2</source>
      <translation>un entero impar de %1 a %2</translation>
    </message>
    <message>
      <source>a text</source>
      <translation>un texto</translation>
    </message>
    <message>
      <source>"zero_fill" or "renormalised"</source>
      <translation>"zero_fill" o "renormalised"</translation>
    </message>
    <message>
      <source>an integer from %1 to %2, or "matched"</source>
      <translation>un entero de %1 a %2, o "matched"</translation>
    </message>
    <message>
      <source>the path of a trace file, or null for the simulator</source>
      <translation>la ruta de un archivo de traza, o null para el simulador</translation>
    </message>
    <message>
      <source>a list of token positions from %1 to %2</source>
      <translation>una lista de posiciones de tokens de %1 a %2</translation>
    </message>
    <message>
      <source>a list of numbers from %1 to %2</source>
      <translation>una lista de números de %1 a %2</translation>
    </message>
    <message>
      <source>a list of integers from %1 to %2</source>
      <translation>una lista de enteros de %1 a %2</translation>
    </message>
    <message>
      <source>a list of policy ids or of {"policy": id, parameters}</source>
      <translation>una lista de identificadores de políticas o de {"policy": id, parámetros}</translation>
    </message>
    <message>
      <source>'policies' names an unknown policy '%1'; there are %2</source>
      <translation>«policies» nombra una política desconocida, «%1»; hay %2</translation>
    </message>
    <message>
      <source>policy '%1' has no parameter '%2'; it has %3</source>
      <translation>la política «%1» no tiene el parámetro «%2»; tiene %3</translation>
    </message>
    <message>
      <source>parameter '%1' of policy '%2' must be %3, not %4</source>
      <translation>el parámetro «%1» de la política «%2» debe ser %3, no %4</translation>
    </message>
    <message>
      <source>there is no preset '%1'; there are %2</source>
      <translation>no hay ningún preajuste «%1»; hay %2</translation>
    </message>
    <message>
      <source>unknown scenario key '%1'; the keys are %2</source>
      <translation>clave de escenario desconocida «%1»; las claves son %2</translation>
    </message>
    <message>
      <source>unknown scenario key '%1'; did you mean '%2'?</source>
      <translation>clave de escenario desconocida «%1»; ¿quería decir «%2»?</translation>
    </message>
    <message>
      <source>a scenario must be a JSON object, not %1</source>
      <translation>un escenario debe ser un objeto JSON, no %1</translation>
    </message>
    <message>
      <source>a scenario must have "kvbudget": 1 as its version</source>
      <translation>un escenario debe tener "kvbudget": 1 como versión</translation>
    </message>
    <message>
      <source>a scenario must have "kvbudget": 1 as its version, not %1</source>
      <translation>un escenario debe tener "kvbudget": 1 como versión, no %1</translation>
    </message>
    <message>
      <source>scenario '%1': %2</source>
      <translation>escenario «%1»: %2</translation>
    </message>
    <message>
      <source>is a folder, not a file</source>
      <translation>es una carpeta, no un archivo</translation>
    </message>
    <message>
      <source>cannot be opened; does it exist, and may you read it?</source>
      <translation>no se puede abrir; ¿existe, y tiene permiso para leerlo?</translation>
    </message>
    <message>
      <source>is larger than 64 MiB, so it is no scenario</source>
      <translation>ocupa más de 64 MiB, así que no es un escenario</translation>
    </message>
    <message>
      <source>line %1 is not valid JSON</source>
      <translation>la línea %1 no es JSON válido</translation>
    </message>
    <message>
      <source>'%1' must have the form key=value</source>
      <translation>«%1» debe tener la forma clave=valor</translation>
    </message>
    <message>
      <source>'layer' and 'head' need a 'trace'</source>
      <translation>«layer» y «head» necesitan un «trace»</translation>
    </message>
    <message>
      <source>'frames' times 'tokens_per_frame' must be at most 1048576 tokens, not %1 x %2</source>
      <translation>«frames» por «tokens_per_frame» debe dar como máximo 1048576 tokens, no %1 x %2</translation>
    </message>
    <message>
      <source>'value_dim' times the tokens must be at most 2^31 numbers, not %1 x %2</source>
      <translation>«value_dim» por los tokens debe dar como máximo 2^31 números, no %1 x %2</translation>
    </message>
    <message>
      <source>'sinks' must lie inside the rollout, tokens 0 to %1, not at %2</source>
      <translation>«sinks» debe estar dentro de la secuencia, tokens 0 a %1, no en %2</translation>
    </message>
    <message>
      <source>'sinks' must not name a token twice, as it does %1</source>
      <translation>«sinks» no debe nombrar dos veces un token, como hace con %1</translation>
    </message>
    <message>
      <source>'first_query' must be a query of the rollout, 0 to %1, not %2</source>
      <translation>«first_query» debe ser una consulta de la secuencia, 0 a %1, no %2</translation>
    </message>
    <message>
      <source>'first_query' must be a query of the trace, 0 to %1, not %2</source>
      <translation>«first_query» debe ser una consulta de la traza, 0 a %1, no %2</translation>
    </message>
    <message>
      <source>a band needs draws of the simulator; a trace has only one</source>
      <translation>una banda necesita muestras del simulador; una traza solo tiene una</translation>
    </message>
    <message>
      <source>a sweep is over 'sink_boost' or 'recency', not '%1'</source>
      <translation>un barrido es sobre «sink_boost» o «recency», no «%1»</translation>
    </message>
    <message>
      <source>a sweep over '%1' needs the simulator; a trace's attention is as captured</source>
      <translation>un barrido sobre «%1» necesita el simulador; la atención de una traza es la capturada</translation>
    </message>
    <message>
      <source>Full cache</source>
      <translation>Caché completa</translation>
    </message>
    <message>
      <source>Window</source>
      <translation>Ventana</translation>
    </message>
    <message>
      <source>Sinks + window</source>
      <translation>Sumideros + ventana</translation>
    </message>
    <message>
      <source>Keyframes + window</source>
      <translation>Fotogramas clave + ventana</translation>
    </message>
    <message>
      <source>Mass budget</source>
      <translation>Presupuesto de masa</translation>
    </message>
    <message>
      <source>Heaviest k</source>
      <translation>Las k más pesadas</translation>
    </message>
    <message>
      <source>Mass budget, evicting</source>
      <translation>Masa con desalojo</translation>
    </message>
    <message>
      <source>TOVA</source>
      <translation>TOVA</translation>
    </message>
    <message>
      <source>H2O</source>
      <translation>H2O</translation>
    </message>
    <message>
      <source>SnapKV</source>
      <translation>SnapKV</translation>
    </message>
    <message>
      <source>everything</source>
      <translation>todo</translation>
    </message>
    <message>
      <source>the last W positions</source>
      <translation>las últimas W posiciones</translation>
    </message>
    <message>
      <source>the first S tokens or frames and the last W positions</source>
      <translation>los primeros S tokens o fotogramas y las últimas W posiciones</translation>
    </message>
    <message>
      <source>the sinks' frames seen so far and the last W positions</source>
      <translation>los fotogramas de los sumideros vistos hasta ahora y las últimas W posiciones</translation>
    </message>
    <message>
      <source>the smallest set with mass at least 1 - tau</source>
      <translation>el conjunto más pequeño con masa de al menos 1 - tau</translation>
    </message>
    <message>
      <source>the k heaviest tokens of this query's row</source>
      <translation>los k tokens más pesados de la fila de esta consulta</translation>
    </message>
    <message>
      <source>the smallest set of residents with 1 - tau of the residents' mass</source>
      <translation>el conjunto más pequeño de residentes con 1 - tau de la masa de los residentes</translation>
    </message>
    <message>
      <source>the k heaviest residents by this query's row</source>
      <translation>los k residentes más pesados según la fila de esta consulta</translation>
    </message>
    <message>
      <source>a recent share and the residents with the most accumulated weight</source>
      <translation>una parte reciente y los residentes con más peso acumulado</translation>
    </message>
    <message>
      <source>the last w tokens and the residents heaviest by the last w rows, max-pooled</source>
      <translation>los últimos w tokens y los residentes más pesados según las últimas w filas, con max-pooling</translation>
    </message>
    <message>
      <source>tau</source>
      <translation>tau</translation>
    </message>
    <message>
      <source>budget</source>
      <translation>presupuesto</translation>
    </message>
    <message>
      <source>sink_tokens</source>
      <translation>tokens sumidero</translation>
    </message>
    <message>
      <source>sink_frames</source>
      <translation>fotogramas sumidero</translation>
    </message>
    <message>
      <source>recent_share</source>
      <translation>parte reciente</translation>
    </message>
    <message>
      <source>observed</source>
      <translation>observadas</translation>
    </message>
    <message>
      <source>kernel</source>
      <translation>núcleo</translation>
    </message>
    <message>
      <source>newest tokens kept, the query's own included</source>
      <translation>tokens más recientes conservados, incluido el de la consulta</translation>
    </message>
    <message>
      <source>attention mass that may be dropped</source>
      <translation>masa de atención que se puede descartar</translation>
    </message>
    <message>
      <source>tokens kept</source>
      <translation>tokens conservados</translation>
    </message>
    <message>
      <source>first tokens kept for good</source>
      <translation>primeros tokens conservados para siempre</translation>
    </message>
    <message>
      <source>first frames kept for good, where that is more than sink_tokens</source>
      <translation>primeros fotogramas conservados para siempre, cuando son más que los tokens sumidero</translation>
    </message>
    <message>
      <source>share of the residents' attention that may be dropped at each query</source>
      <translation>parte de la atención de los residentes que se puede descartar en cada consulta</translation>
    </message>
    <message>
      <source>share of the budget that goes to the newest tokens</source>
      <translation>parte del presupuesto que va a los tokens más recientes</translation>
    </message>
    <message>
      <source>queries whose rows are used, and newest tokens always kept</source>
      <translation>consultas cuyas filas se usan, y tokens más recientes que siempre se conservan</translation>
    </message>
    <message>
      <source>width of the max pooling over cache slots, odd</source>
      <translation>ancho del max-pooling sobre las posiciones de la caché, impar</translation>
    </message>
    <message>
      <source>the last w = min(32, s/2) keys, and the heaviest others by the last w rows, max-pooled over 7</source>
      <translation>las últimas w = min(32, s/2) claves, y de las demás las más pesadas según las últimas w filas, con max-pooling de ancho 7</translation>
    </message>
    <message>
      <source>SnapKV, cache</source>
      <translation>SnapKV, caché</translation>
    </message>
    <message>
      <source>what a cache holds that has evicted by SnapKV at every query</source>
      <translation>lo que tiene una caché que ha desalojado según SnapKV en cada consulta</translation>
    </message>
    <message>
      <source>the last s/2 keys, and the heaviest others by all rows so far</source>
      <translation>las últimas s/2 claves, y de las demás las más pesadas según todas las filas hasta ahora</translation>
    </message>
    <message>
      <source>H2O, cache</source>
      <translation>H2O, caché</translation>
    </message>
    <message>
      <source>what a cache holds that has evicted by H2O at every query</source>
      <translation>lo que tiene una caché que ha desalojado según H2O en cada consulta</translation>
    </message>
    <message>
      <source>the heaviest by this row: with one head, the top-mass set itself</source>
      <translation>las más pesadas de esta fila: con una sola cabeza, el propio conjunto de masa máxima</translation>
    </message>
    <message>
      <source>TOVA, cache</source>
      <translation>TOVA, caché</translation>
    </message>
    <message>
      <source>what a cache holds that has evicted by TOVA at every query</source>
      <translation>lo que tiene una caché que ha desalojado según TOVA en cada consulta</translation>
    </message>
    <message>
      <source>StreamingLLM</source>
      <translation>StreamingLLM</translation>
    </message>
    <message>
      <source>the first min(4, s/2) keys and the last others</source>
      <translation>las primeras min(4, s/2) claves, y el resto de las últimas</translation>
    </message>
    <message>
      <source>Quest</source>
      <translation>Quest</translation>
    </message>
    <message>
      <source>the pages of max(2, s/4) keys with the largest bound on their logits</source>
      <translation>las páginas de max(2, s/4) claves con la mayor cota de sus logits</translation>
    </message>
    <message>
      <source>Quest, pages of 16</source>
      <translation>Quest, páginas de 16</translation>
    </message>
    <message>
      <source>the pages of 16 keys with the largest bound on their logits</source>
      <translation>las páginas de 16 claves con la mayor cota de sus logits</translation>
    </message>
    <message>
      <source>CAOTE</source>
      <translation>CAOTE</translation>
    </message>
    <message>
      <source>the keys whose drop alone would cost most, p / (1 - p) |v - mean|</source>
      <translation>las claves cuyo descarte por sí solo costaría más, p / (1 - p) |v - media|</translation>
    </message>
    <message>
      <source>CAOTE, cache</source>
      <translation>CAOTE, caché</translation>
    </message>
    <message>
      <source>what a cache holds that has evicted by CAOTE at every query</source>
      <translation>lo que tiene una caché que ha desalojado según CAOTE en cada consulta</translation>
    </message>
    <message>
      <source>KeyDiff</source>
      <translation>KeyDiff</translation>
    </message>
    <message>
      <source>the keys least like the mean direction of all keys</source>
      <translation>las claves menos parecidas a la dirección media de todas</translation>
    </message>
    <message>
      <source>KeyDiff, cache</source>
      <translation>KeyDiff, caché</translation>
    </message>
    <message>
      <source>what a cache holds that has evicted by KeyDiff at every query</source>
      <translation>lo que tiene una caché que ha desalojado según KeyDiff en cada consulta</translation>
    </message>
    <message>
      <source>Knorm</source>
      <translation>Knorm</translation>
    </message>
    <message>
      <source>the keys of smallest norm; a cache that evicts by it holds the same</source>
      <translation>las claves de menor norma; una caché que desaloja según ella tiene lo mismo</translation>
    </message>
    <message>
      <source>geometric support</source>
      <translation>soporte geométrico</translation>
    </message>
    <message>
      <source>the keys of Frank-Wolfe's path to the output, filled with the heaviest</source>
      <translation>las claves del camino de Frank-Wolfe hacia la salida, completadas con las más pesadas</translation>
    </message>
    <message>
      <source>kernel herding</source>
      <translation>kernel herding</translation>
    </message>
    <message>
      <source>the keys that herding draws, filled with the heaviest</source>
      <translation>las claves que elige el herding, completadas con las más pesadas</translation>
    </message>
    <message>
      <source>ridge leverage</source>
      <translation>apalancamiento ridge</translation>
    </message>
    <message>
      <source>the keys of largest ridge leverage, lambda a hundredth of the mean eigenvalue</source>
      <translation>las claves de mayor apalancamiento ridge, con lambda igual a una centésima del valor propio medio</translation>
    </message>
  </context>
</TS>
