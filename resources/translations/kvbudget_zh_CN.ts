<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
  <context>
    <name>kvbudget</name>
    <message>
      <source>Controls</source>
      <translation>控制面板</translation>
    </message>
    <message>
      <source>Source</source>
      <translation>来源</translation>
    </message>
    <message>
      <source>Attention</source>
      <translation>注意力</translation>
    </message>
    <message>
      <source>Budget</source>
      <translation>预算</translation>
    </message>
    <message>
      <source>Policies</source>
      <translation>策略</translation>
    </message>
    <message>
      <source>Rollout</source>
      <translation>推演</translation>
    </message>
    <message>
      <source>Change %1</source>
      <translation>更改%1</translation>
    </message>
    <message>
      <source>Reset %1</source>
      <translation>重置%1</translation>
    </message>
    <message>
      <source>Match the mass budget’s mean size</source>
      <translation>与质量预算的平均大小匹配</translation>
    </message>
    <message>
      <source>Keeps the window as large as the mass budget is on average, whatever else changes, so that both are compared at equal size.</source>
      <translation>无论其他设置如何变化，都使滑动窗口与质量预算的平均大小相同，从而在相同大小下比较二者。</translation>
    </message>
    <message>
      <source>Match Window</source>
      <translation>匹配窗口</translation>
    </message>
    <message>
      <source>Free Window</source>
      <translation>解除窗口匹配</translation>
    </message>
    <message>
      <source>Change %1 of %2</source>
      <translation>更改 %2 的 %1</translation>
    </message>
    <message>
      <source>Reset %1 of %2</source>
      <translation>重置 %2 的 %1</translation>
    </message>
    <message>
      <source>Show %1</source>
      <translation>显示 %1</translation>
    </message>
    <message>
      <source>Hide %1</source>
      <translation>隐藏 %1</translation>
    </message>
    <message>
      <source>promise: dropped mass ≤ %1</source>
      <translation>承诺：丢弃质量 ≤ %1</translation>
    </message>
    <message>
      <source>promise: error ≤ %1 × value range</source>
      <translation>承诺：误差 ≤ %1 × 值域范围</translation>
    </message>
    <message numerus="yes">
      <source>%Ln tokens in all</source>
      <translation>
        <numerusform>共 %Ln 个词元</numerusform>
      </translation>
    </message>
    <message>
      <source>an integer from %1 to %2</source>
      <translation>%1 到 %2 的整数</translation>
    </message>
    <message>
      <source>a number from %1 to %2</source>
      <translation>%1 到 %2 的数</translation>
    </message>
    <message>
      <source>%1 Takes %2, without a unit.</source>
      <translation>%1取值：%2，无单位。</translation>
    </message>
    <message>
      <source>%1 Takes %2; unit: %3.</source>
      <translation>%1取值：%2；单位：%3。</translation>
    </message>
    <message>
      <source>Recency</source>
      <translation>近因性</translation>
    </message>
    <message>
      <source>per token</source>
      <translation>每词元</translation>
    </message>
    <message>
      <source>How fast attention fades with age: a token's logit falls by this much for each newer token.</source>
      <translation>注意力随词元年龄衰减的快慢：每多一个更新的词元，该词元的 logit 就下降这么多。</translation>
    </message>
    <message>
      <source>Sink boost</source>
      <translation>汇点增强</translation>
    </message>
    <message>
      <source>How strongly keyframe tokens (sinks) draw attention: this is added to their logit.</source>
      <translation>关键帧词元（汇点）吸引注意力的强度：此值加到其 logit 上。</translation>
    </message>
    <message>
      <source>Noise</source>
      <translation>噪声</translation>
    </message>
    <message>
      <source>How irregular attention is: the standard deviation of a random part of each logit.</source>
      <translation>注意力有多不规则：每个 logit 的随机部分的标准差。</translation>
    </message>
    <message>
      <source>Mass budget τ</source>
      <translation>质量预算 τ</translation>
    </message>
    <message>
      <source>The share of attention that the mass budget may drop at each query.</source>
      <translation>质量预算在每个查询处可以丢弃的注意力份额。</translation>
    </message>
    <message>
      <source>Window W</source>
      <translation>窗口 W</translation>
    </message>
    <message>
      <source>tokens</source>
      <translation>词元</translation>
    </message>
    <message>
      <source>The window keeps this many of the newest tokens.</source>
      <translation>滑动窗口保留这么多个最新的词元。</translation>
    </message>
    <message>
      <source>Frames</source>
      <translation>帧数</translation>
    </message>
    <message>
      <source>Frames of the video. Frames times tokens per frame is the length of the rollout.</source>
      <translation>视频的帧数。帧数乘以每帧词元数即推演的长度。</translation>
    </message>
    <message>
      <source>Tokens per frame</source>
      <translation>每帧词元数</translation>
    </message>
    <message>
      <source>Cached tokens that make one frame.</source>
      <translation>组成一帧的缓存词元数。</translation>
    </message>
    <message>
      <source>Value dimension</source>
      <translation>值维度</translation>
    </message>
    <message>
      <source>Numbers in the value vector of one token.</source>
      <translation>一个词元的值向量所含数字的个数。</translation>
    </message>
    <message>
      <source>First query</source>
      <translation>首个查询</translation>
    </message>
    <message>
      <source>Earlier queries are not scored, as they have almost nothing to drop.</source>
      <translation>更早的查询不计分，因为它们几乎没有可丢弃的内容。</translation>
    </message>
    <message>
      <source>Every k-th query</source>
      <translation>每 k 个查询取一个</translation>
    </message>
    <message>
      <source>Every how-many-th query is scored: 1 scores all of them, more makes long rollouts fast.</source>
      <translation>每多少个查询计分一个：1 表示全部计分，更大的值使长推演更快。</translation>
    </message>
    <message>
      <source>This belongs to the simulator. The trace brings its own attention and values.</source>
      <translation>这属于模拟器。轨迹自带注意力和值。</translation>
    </message>
    <message>
      <source>Published experiment</source>
      <translation>已发表的实验</translation>
    </message>
    <message>
      <source>Moving shapes, a trace</source>
      <translation>移动的形状（轨迹）</translation>
    </message>
    <message>
      <source>No sinks</source>
      <translation>没有汇点</translation>
    </message>
    <message>
      <source>Strong sinks</source>
      <translation>强汇点</translation>
    </message>
    <message>
      <source>Video of 21 frames</source>
      <translation>21 帧的视频</translation>
    </message>
    <message>
      <source>Keeps %1.</source>
      <translation>保留：%1。</translation>
    </message>
    <message>
      <source>It chooses again at each query, so the whole cache stays in memory: it saves reading, not storage.</source>
      <translation>它在每个查询处重新选择，因此整个缓存留在内存中：节省的是读取，而非存储。</translation>
    </message>
    <message>
      <source>%1. From %2 to %3.</source>
      <translation>%1。从 %2 到 %3。</translation>
    </message>
    <message>
      <source>A cache that keeps s keys answers with their mean under the attention weights, divided by their mass: forced weights. Its error is the distance to the full output. Which s keys are best? The heaviest are the obvious choice (top-mass); another set can be better, because errors of kept values can cancel.</source>
      <translation>保留 s 个键的缓存，以这些键按注意力权重的均值作答，并除以其质量：即强制权重。其误差是到完整输出的距离。哪 s 个键最好？最重的键是显而易见的选择（最大质量）；另一个集合可能更好，因为保留的值的误差可以相互抵消。</translation>
    </message>
    <message>
      <source>κ is the error of the top-mass set over that of the best set of a pool: the top-mass set and the keys of largest p |v − mean| beyond it. The pool's best is an upper bound of the best there is, so κ and the closable share are lower bounds.</source>
      <translation>κ 是最大质量集的误差与候选池中最优集合的误差之比；候选池由最大质量集及其之外 p |v − 均值| 最大的键组成。池中最优是真正最优的上界，因此 κ 和可弥合份额都是下界。</translation>
    </message>
    <message>
      <source>Free weights: the distance of the full output to all weighted means of the kept values. No choice of weights does better, but a cache cannot choose them. Its least value over all sets is only estimated, from above; π is the pool's best error over it.</source>
      <translation>自由权重：完整输出到保留的值的所有加权均值的距离。任何权重的选择都不会更好，但缓存无法选择权重。它在所有集合上的最小值只能从上方估计；π 是池中最优误差与它之比。</translation>
    </message>
    <message>
      <source>Lesson 1, balancing can stick. The balancing selector swaps one key at a time as long as that lowers the error. With masses 6, 6, 5, 3, 1 of 21, values 2, 3, −6, 1, −3 and two keys to keep it goes from an error of 5/2 to 12/11, where no single swap helps; keeping the last two keys has none.</source>
      <translation>第 1 课，平衡可能停滞。只要能降低误差，平衡选择器就每次交换一个键。质量为 6、6、5、3、1（共 21），值为 2、3、−6、1、−3，保留两个键时，误差从 5/2 降到 12/11，此后没有单次交换有益；而保留最后两个键则没有误差。</translation>
    </message>
    <message>
      <source>Lesson 2, the pool can miss the optimum. Exactly s keys must be kept, so a key that neither weighs nor deviates much can be a harmless filler. With p = 0.35, 0.25, 0.15, 0.15, 0.10 and p (v − mean) = 0, 0.05, −0.03, 0, −0.02 the best two keys are the first and the fourth, with no error; the fourth is not in the pool, whose best is 0.044.</source>
      <translation>第 2 课，候选池可能错过最优。必须恰好保留 s 个键，因此权重不大、偏离也不大的键可以是无害的填充。当 p = 0.35、0.25、0.15、0.15、0.10 且 p (v − 均值) = 0、0.05、−0.03、0、−0.02 时，最好的两个键是第一个和第四个，没有误差；第四个不在候选池中，池中最优为 0.044。</translation>
    </message>
    <message>
      <source>A cell (layer, head) is flat when the 8 heaviest keys leave more than a quarter of the mass, in the median over its rows. Dropped mass is what tells where a better set can gain: the AUC says how well it tells κ above 1.11.</source>
      <translation>若最重 8 个键之外余下的质量（取各行的中位数）超过四分之一，则该单元（层、头）是平坦的。丢弃质量能指出更好的集合可在何处获益：AUC 表示它判别 κ 是否高于 1.11 的能力。</translation>
    </message>
    <message>
      <source>What these numbers are not. Values of few dimensions, as in the simulator and in small models, leave more to close than those of large models do. Each is about one row's output; nothing here measures what a model loses downstream.</source>
      <translation>这些数值不说明什么。低维的值（如模拟器和小模型中的值）比大模型的值留有更多可弥合的部分。每个数值只关乎一行的输出；此处没有任何数值衡量模型在下游的损失。</translation>
    </message>
    <message>
      <source>After “Trust the Mass: Forced Weights in KV-Cache Eviction”, arXiv:2608.25230.</source>
      <translation>参照“Trust the Mass: Forced Weights in KV-Cache Eviction”，arXiv:2608.25230。</translation>
    </message>
    <message>
      <source>How good is a kept set?</source>
      <translation>保留集有多好？</translation>
    </message>
    <message>
      <source>keys kept, s</source>
      <translation>保留键数，s</translation>
    </message>
    <message>
      <source>%1, 95 % interval %2 to %3</source>
      <translation>%1，95% 区间 %2 到 %3</translation>
    </message>
    <message>
      <source>%1, interval at s = %2</source>
      <translation>%1，s = %2 时的区间</translation>
    </message>
    <message>
      <source>What a better set can close</source>
      <translation>更好的集合能弥合多少</translation>
    </message>
    <message>
      <source>error, as a share of top-mass</source>
      <translation>误差，占最大质量集误差的份额</translation>
    </message>
    <message>
      <source>no set closes this, s = %1</source>
      <translation>任何集合都不能弥合此部分，s = %1</translation>
    </message>
    <message>
      <source>a set closes this, s = %1</source>
      <translation>有集合能弥合此部分，s = %1</translation>
    </message>
    <message>
      <source>best of the pool</source>
      <translation>池中最优</translation>
    </message>
    <message>
      <source>balancing</source>
      <translation>平衡</translation>
    </message>
    <message>
      <source>blue: can be closed</source>
      <translation>蓝色：可弥补</translation>
    </message>
    <message>
      <source>No row has more keys than the smallest budget.</source>
      <translation>没有一行的键数多于最小预算。</translation>
    </message>
    <message>
      <source>κ by dropped mass, s = %1: AUC %2</source>
      <translation>κ 与丢弃质量，s = %1：AUC %2</translation>
    </message>
    <message>
      <source>κ by dropped mass, s = %1: no AUC</source>
      <translation>κ 与丢弃质量，s = %1：无 AUC</translation>
    </message>
    <message>
      <source>dropped mass of top-mass</source>
      <translation>最大质量集的丢弃质量</translation>
    </message>
    <message>
      <source>κ, top-mass error over the pool's best</source>
      <translation>κ，最大质量集的误差与池中最优之比</translation>
    </message>
    <message>
      <source>rows</source>
      <translation>行</translation>
    </message>
    <message>
      <source>layer %1, head %2, query %3</source>
      <translation>层 %1，头 %2，查询 %3</translation>
    </message>
    <message>
      <source>No row has more keys than this budget.</source>
      <translation>没有一行的键数多于此预算。</translation>
    </message>
    <message>
      <source>κ = 1.11</source>
      <translation>κ = 1.11</translation>
    </message>
    <message numerus="yes">
      <source>%Ln rows of infinite κ not shown</source>
      <translation>
        <numerusform>未显示 κ 为无穷大的 %Ln 行</numerusform>
      </translation>
    </message>
    <message>
      <source>What forced weights cost</source>
      <translation>强制权重的代价</translation>
    </message>
    <message>
      <source>π, best forced over free weights</source>
      <translation>π，最优强制权重与自由权重之比</translation>
    </message>
    <message>
      <source>π, median</source>
      <translation>π，中位数</translation>
    </message>
    <message>
      <source>π = 1</source>
      <translation>π = 1</translation>
    </message>
    <message>
      <source>Free weights leave no error at any budget: π is not defined.</source>
      <translation>自由权重在任何预算下都没有误差：π 无定义。</translation>
    </message>
    <message numerus="yes">
      <source>%1 of each of %Ln cells</source>
      <translation>
        <numerusform>%Ln 个单元各取 %1</numerusform>
      </translation>
    </message>
    <message>
      <source>%1 of the single cell there is</source>
      <translation>取自唯一单元的 %1</translation>
    </message>
    <message numerus="yes">
      <source>%Ln rows</source>
      <translation>
        <numerusform>%Ln 行</numerusform>
      </translation>
    </message>
    <message>
      <source>; 95 % intervals resample whole cells</source>
      <translation>；95% 区间以整个单元重抽样</translation>
    </message>
    <message>
      <source>: no intervals, which resample cells</source>
      <translation>：无区间，因为区间需对单元重抽样</translation>
    </message>
    <message numerus="yes">
      <source>%1 of %Ln cells are flat</source>
      <translation>
        <numerusform>%Ln 个单元中有 %1 个平坦</numerusform>
      </translation>
    </message>
    <message>
      <source>%1: at 8 keys none drops more than %2 of the mass in the median.</source>
      <translation>%1：8 个键时，没有单元的丢弃质量中位数超过 %2。</translation>
    </message>
    <message>
      <source>%1. Switching only these to balancing brings %2 of what switching all brings at s = %3.</source>
      <translation>%1。s = %3 时，仅将这些单元改用平衡，即可获得全部改用时收益的 %2。</translation>
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
      <translation>%1，平均读取 %2 个词元</translation>
    </message>
    <message>
      <source>recency, logit per token of age</source>
      <translation>近因性，每词元年龄的 logit</translation>
    </message>
    <message>
      <source>sink boost, logit</source>
      <translation>汇点增强，logit</translation>
    </message>
    <message>
      <source>recency</source>
      <translation>近因性</translation>
    </message>
    <message>
      <source>sink boost</source>
      <translation>汇点增强</translation>
    </message>
    <message>
      <source>Error against %1</source>
      <translation>误差随%1的变化</translation>
    </message>
    <message>
      <source>error</source>
      <translation>误差</translation>
    </message>
    <message>
      <source>window, largest</source>
      <translation>滑动窗口，最大值</translation>
    </message>
    <message>
      <source>window, mean</source>
      <translation>滑动窗口，均值</translation>
    </message>
    <message>
      <source>mass budget, largest</source>
      <translation>质量预算，最大值</translation>
    </message>
    <message>
      <source>mass budget, mean</source>
      <translation>质量预算，均值</translation>
    </message>
    <message>
      <source>promise τ × range = %1</source>
      <translation>承诺 τ × 值域范围 = %1</translation>
    </message>
    <message>
      <source>breaks the promise up to %1</source>
      <translation>直到 %1 都违背承诺</translation>
    </message>
    <message>
      <source>breaks the promise from %1 on</source>
      <translation>从 %1 起违背承诺</translation>
    </message>
    <message>
      <source>up to %1</source>
      <translation>至 %1 为止</translation>
    </message>
    <message>
      <source>from %1 on</source>
      <translation>从 %1 起</translation>
    </message>
    <message>
      <source>The window's largest error stays within the promise τ × range = %1 at every %2 shown.</source>
      <translation>在所显示的每个%2下，滑动窗口的最大误差都不超出承诺 τ × 值域范围 = %1。</translation>
    </message>
    <message>
      <source>The window breaks the promise τ × range = %1 up to a %2 of %3.</source>
      <translation>%2直到 %3，滑动窗口都违背承诺 τ × 值域范围 = %1。</translation>
    </message>
    <message>
      <source>The window breaks the promise τ × range = %1 from the smallest %2 shown to the largest.</source>
      <translation>所显示的%2从最小到最大，滑动窗口都违背承诺 τ × 值域范围 = %1。</translation>
    </message>
    <message>
      <source>The window breaks the promise τ × range = %1 from a %2 of %3 on.</source>
      <translation>%2从 %3 起，滑动窗口违背承诺 τ × 值域范围 = %1。</translation>
    </message>
    <message>
      <source>The mass budget keeps it throughout.</source>
      <translation>质量预算始终遵守承诺。</translation>
    </message>
    <message>
      <source>The mass budget breaks it, which must not happen.</source>
      <translation>质量预算违背承诺，这不应发生。</translation>
    </message>
    <message>
      <source>%1: nothing to show.</source>
      <translation>%1：没有可显示的内容。</translation>
    </message>
    <message>
      <source>%1: from %2 to %3.</source>
      <translation>%1：从 %2 到 %3。</translation>
    </message>
    <message>
      <source>none</source>
      <translation>无</translation>
    </message>
    <message>
      <source>%1 %2</source>
      <translation>%1 %2</translation>
    </message>
    <message>
      <source>%1 against %2, from %3 to %4.</source>
      <translation>纵轴：%1；横轴：%2，从 %3 到 %4。</translation>
    </message>
    <message>
      <source>Line: %1.</source>
      <translation>线：%1。</translation>
    </message>
    <message>
      <source>Marked: %1.</source>
      <translation>标记：%1。</translation>
    </message>
    <message>
      <source>At %1: %2.</source>
      <translation>在 %1 处：%2。</translation>
    </message>
    <message>
      <source>what the bounded cache's output is off by</source>
      <translation>有界缓存的输出偏离了多少</translation>
    </message>
    <message>
      <source>m × largest norm</source>
      <translation>m × 最大范数</translation>
    </message>
    <message>
      <source>dropped mass times the largest norm of a dropped value; holds for zero-fill only</source>
      <translation>丢弃质量乘以被丢弃的值的最大范数；仅对补零成立</translation>
    </message>
    <message>
      <source>√(m/(1−m)) σ</source>
      <translation>√(m/(1−m)) σ</translation>
    </message>
    <message>
      <source>σ² is the weighted mean of the squared distances from the full output</source>
      <translation>σ² 是到完整输出的距离平方的加权均值</translation>
    </message>
    <message>
      <source>D min(1, m/(1−m))</source>
      <translation>D min(1, m/(1−m))</translation>
    </message>
    <message>
      <source>D is the largest distance of a value from the full output</source>
      <translation>D 是值到完整输出的最大距离</translation>
    </message>
    <message>
      <source>m × diameter</source>
      <translation>m × 直径</translation>
    </message>
    <message>
      <source>dropped mass times the largest distance between two values</source>
      <translation>丢弃质量乘以两个值之间的最大距离</translation>
    </message>
    <message>
      <source>2 D m</source>
      <translation>2 D m</translation>
    </message>
    <message>
      <source>never below D min(1, m/(1−m))</source>
      <translation>从不低于 D min(1, m/(1−m))</translation>
    </message>
    <message>
      <source>attained</source>
      <translation>已达到</translation>
    </message>
    <message>
      <source>query %1</source>
      <translation>查询 %1</translation>
    </message>
    <message>
      <source>dropped mass m %1</source>
      <translation>丢弃质量 m %1</translation>
    </message>
    <message>
      <source>gap %1</source>
      <translation>间距 %1</translation>
    </message>
    <message>
      <source>error %1</source>
      <translation>误差 %1</translation>
    </message>
    <message>
      <source>Mass or direction?</source>
      <translation>质量还是方向？</translation>
    </message>
    <message>
      <source>dropped mass m</source>
      <translation>丢弃质量 m</translation>
    </message>
    <message>
      <source>gap: |weighted mean of dropped|</source>
      <translation>间距：|丢弃的加权均值|</translation>
    </message>
    <message>
      <source>gap: |weighted mean of dropped − of kept|</source>
      <translation>间距：|丢弃的加权均值 − 保留的加权均值|</translation>
    </message>
    <message>
      <source>The gap needs values; this trace has none.</source>
      <translation>计算间距需要值；此轨迹没有值。</translation>
    </message>
    <message>
      <source>The chosen policies drop nothing.</source>
      <translation>所选策略没有丢弃任何内容。</translation>
    </message>
    <message>
      <source>bound m × range %1</source>
      <translation>上界 m × 值域范围 %1</translation>
    </message>
    <message>
      <source>tokens read %1</source>
      <translation>读取词元数 %1</translation>
    </message>
    <message>
      <source>bound of %1</source>
      <translation>%1 的上界</translation>
    </message>
    <message>
      <source>spike %1 at %2: keyframe %3 just dropped</source>
      <translation>尖峰 %1，在 %2 处：关键帧 %3 刚被丢弃</translation>
    </message>
    <message>
      <source>spike %1 at %2</source>
      <translation>尖峰 %1，在 %2 处</translation>
    </message>
    <message>
      <source>keyframe %1 dropped</source>
      <translation>关键帧 %1 被丢弃</translation>
    </message>
    <message>
      <source>keyframe %1</source>
      <translation>关键帧 %1</translation>
    </message>
    <message>
      <source>Click or press Enter to see why.</source>
      <translation>单击或按 Enter 查看原因。</translation>
    </message>
    <message>
      <source>promise τ = %1</source>
      <translation>承诺 τ = %1</translation>
    </message>
    <message>
      <source>Error per query</source>
      <translation>各查询的误差</translation>
    </message>
    <message>
      <source>Dropped mass per query</source>
      <translation>各查询的丢弃质量</translation>
    </message>
    <message>
      <source>Errors need values; this trace has none.</source>
      <translation>计算误差需要值；此轨迹没有值。</translation>
    </message>
    <message>
      <source>No policy is chosen.</source>
      <translation>未选择策略。</translation>
    </message>
    <message>
      <source>The chosen policies drop nothing: every error is 0.</source>
      <translation>所选策略没有丢弃任何内容：所有误差均为 0。</translation>
    </message>
    <message>
      <source>kept %1</source>
      <translation>保留 %1</translation>
    </message>
    <message>
      <source>dropped mass m = %1</source>
      <translation>丢弃质量 m = %1</translation>
    </message>
    <message>
      <source>%1 = %2</source>
      <translation>%1 = %2</translation>
    </message>
    <message numerus="yes">
      <source>%1 over %Ln draws</source>
      <translation>
        <numerusform>%1，%Ln 次抽样</numerusform>
      </translation>
    </message>
    <message>
      <source>%1× smaller</source>
      <translation>小 %1×</translation>
    </message>
    <message>
      <source>%1× larger</source>
      <translation>大 %1×</translation>
    </message>
    <message>
      <source>Error against cache size</source>
      <translation>误差随缓存大小的变化</translation>
    </message>
    <message>
      <source>Dropped mass against cache size</source>
      <translation>丢弃质量随缓存大小的变化</translation>
    </message>
    <message>
      <source>read, mean</source>
      <translation>读取，均值</translation>
    </message>
    <message>
      <source>read, peak</source>
      <translation>读取，峰值</translation>
    </message>
    <message>
      <source>stored, mean</source>
      <translation>存储，均值</translation>
    </message>
    <message>
      <source>stored, peak</source>
      <translation>存储，峰值</translation>
    </message>
    <message>
      <source>Nothing is dropped at this query.</source>
      <translation>此查询处没有丢弃任何内容。</translation>
    </message>
    <message>
      <source>No token that is dropped here holds as much as 1 % of the attention.</source>
      <translation>此处丢弃的词元均未占到注意力的 1%。</translation>
    </message>
    <message>
      <source>token %1</source>
      <translation>词元 %1</translation>
    </message>
    <message numerus="yes">
      <source>%1 have dropped %2, which holds %3 of the attention.</source>
      <translation>
        <numerusform>丢弃了%2 的策略：%1。它占注意力的 %3。</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln of the shown policies have dropped %1, which holds %2 of the attention.</source>
      <translation>
        <numerusform>所显示的策略中有 %Ln 个丢弃了%1，它占注意力的 %2。</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%1 keep it.</source>
      <translation>
        <numerusform>保留它的策略：%1。</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>The other %Ln keep it.</source>
      <translation>
        <numerusform>其余 %Ln 个保留它。</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln shown policies keep it.</source>
      <translation>
        <numerusform>所显示的策略中有 %Ln 个保留它。</numerusform>
      </translation>
    </message>
    <message>
      <source>free weights %1 (dotted), top-mass %2</source>
      <translation>自由权重 %1（虚点）、最大质量 %2</translation>
    </message>
    <message>
      <source>best</source>
      <translation>最优</translation>
    </message>
    <message>
      <source>best found</source>
      <translation>找到的最优</translation>
    </message>
    <message>
      <source>balancing over all keys</source>
      <translation>对所有键平衡</translation>
    </message>
    <message>
      <source>top-mass</source>
      <translation>最大质量</translation>
    </message>
    <message>
      <source>no set of this size has a smaller error: proved by branch and bound</source>
      <translation>此大小的集合中没有误差更小的：已由分支定界证明</translation>
    </message>
    <message>
      <source>the search over all keys was cut short; there may be better sets</source>
      <translation>对所有键的搜索提前终止；可能存在更好的集合</translation>
    </message>
    <message>
      <source>the best set within the top-mass set and the keys of largest p |v − mean| beyond it, by looking at all of them</source>
      <translation>在最大质量集及其之外 p |v − 均值| 最大的键中，逐一查看所有集合得到的最优集合</translation>
    </message>
    <message>
      <source>from the top-mass set, the best single swap until none helps; any key may come in</source>
      <translation>从最大质量集开始，反复做最佳的单次交换，直到没有交换有益；任何键都可移入</translation>
    </message>
    <message>
      <source>from the top-mass set, the best single swap until none helps; keys of the pool may come in</source>
      <translation>从最大质量集开始，反复做最佳的单次交换，直到没有交换有益；候选池中的键可移入</translation>
    </message>
    <message>
      <source>the heaviest keys of this row</source>
      <translation>该行最重的键</translation>
    </message>
    <message>
      <source>and so on</source>
      <translation>等等</translation>
    </message>
    <message>
      <source>Here balancing sticks: the pool holds a set with an error of %1 instead of %2, but no single swap leads on.</source>
      <translation>此处平衡停滞：候选池中有误差为 %1 而非 %2 的集合，但没有单次交换能继续改进。</translation>
    </message>
    <message>
      <source>Here the pool misses a better set: %1 over all keys, %2 in the pool.</source>
      <translation>此处候选池错过了更好的集合：在所有键中为 %1，在池中为 %2。</translation>
    </message>
    <message>
      <source>after the last query</source>
      <translation>在最后一个查询之后</translation>
    </message>
    <message>
      <source>never lost</source>
      <translation>从未丢失</translation>
    </message>
    <message>
      <source>first lost at %1 · kept at %2 % of queries · mass lost %3 on average</source>
      <translation>首次丢失于 %1 · 在 %2% 的查询中保留 · 平均丢失质量 %3</translation>
    </message>
    <message>
      <source>lost at %1 · kept %2 % · mass lost %3</source>
      <translation>丢失于 %1 · 保留 %2% · 丢失质量 %3</translation>
    </message>
    <message>
      <source>lost at %1 · kept %2 %</source>
      <translation>丢失于 %1 · 保留 %2%</translation>
    </message>
    <message>
      <source>lost at %1</source>
      <translation>丢失于 %1</translation>
    </message>
    <message>
      <source>%1: kept</source>
      <translation>%1：保留</translation>
    </message>
    <message>
      <source>%1: dropped since query %2</source>
      <translation>%1：自查询 %2 起丢弃</translation>
    </message>
    <message>
      <source>%1: dropped at every query so far</source>
      <translation>%1：至今在每个查询处都丢弃</translation>
    </message>
    <message>
      <source>Query %1, its own token, weight %2</source>
      <translation>查询 %1，自身词元，权重 %2</translation>
    </message>
    <message>
      <source>Query %1, keyframe %2, weight %3</source>
      <translation>查询 %1，关键帧 %2，权重 %3</translation>
    </message>
    <message>
      <source>Query %1, token %2 of keyframe %3, weight %4</source>
      <translation>查询 %1，关键帧 %3 的词元 %2，权重 %4</translation>
    </message>
    <message>
      <source>Query %1, token %2, weight %3</source>
      <translation>查询 %1，词元 %2，权重 %3</translation>
    </message>
    <message>
      <source>position</source>
      <translation>位置</translation>
    </message>
    <message>
      <source>weight</source>
      <translation>权重</translation>
    </message>
    <message>
      <source>kept</source>
      <translation>保留</translation>
    </message>
    <message>
      <source>dropped</source>
      <translation>丢弃</translation>
    </message>
    <message>
      <source>%1, %2</source>
      <translation>%1，%2</translation>
    </message>
    <message>
      <source>the %1</source>
      <translation>%1</translation>
    </message>
    <message>
      <source>%1 and %2</source>
      <translation>%1 和 %2</translation>
    </message>
    <message>
      <source>%1 %</source>
      <translation>%1%</translation>
    </message>
    <message>
      <source>token %1 of keyframe %2</source>
      <translation>关键帧 %2 的词元 %1</translation>
    </message>
    <message>
      <source>It has been missing since it appeared.</source>
      <translation>它自出现起就缺失。</translation>
    </message>
    <message>
      <source>It was dropped just now.</source>
      <translation>它刚被丢弃。</translation>
    </message>
    <message numerus="yes">
      <source>It was dropped at query %1, %Ln tokens ago.</source>
      <translation>
        <numerusform>它在查询 %1 处被丢弃，即 %Ln 个词元之前。</numerusform>
      </translation>
    </message>
    <message>
      <source>No other shown policy keeps it either.</source>
      <translation>所显示的其他策略也都不保留它。</translation>
    </message>
    <message>
      <source>Show more policies to see who would keep it.</source>
      <translation>显示更多策略，可查看哪个会保留它。</translation>
    </message>
    <message>
      <source>Why %1 errs at query %2</source>
      <translation>%1 在查询 %2 处为何有误差</translation>
    </message>
    <message>
      <source>Query %1 under %2</source>
      <translation>%2 下的查询 %1</translation>
    </message>
    <message>
      <source>Nothing is dropped here, so there is no error.</source>
      <translation>此处没有丢弃任何内容，因此没有误差。</translation>
    </message>
    <message>
      <source>Dropped: %1, which holds %2 of this query's attention.</source>
      <translation>丢弃：%1，它占此查询注意力的 %2。</translation>
    </message>
    <message>
      <source>The error is %1. Most of it comes from %2 (%3 on its own).</source>
      <translation>误差为 %1。其中大部分来自%2（单独为 %3）。</translation>
    </message>
    <message>
      <source>The error is %1; this token alone would make %2.</source>
      <translation>误差为 %1；仅此词元就会造成 %2。</translation>
    </message>
    <message>
      <source>All that is dropped holds %1. Errors need values; this trace has none.</source>
      <translation>丢弃的全部内容共占 %1。计算误差需要值；此轨迹没有值。</translation>
    </message>
    <message>
      <source>Shortcuts</source>
      <translation>快捷键</translation>
    </message>
    <message>
      <source>About the Bound</source>
      <translation>关于上界</translation>
    </message>
    <message>
      <source>Help</source>
      <translation>帮助</translation>
    </message>
    <message>
      <source>Click a control or a chart, or go to it with Tab, and press F1: what it is and how it is used stands here.</source>
      <translation>单击控件或图表，或用 Tab 切换到它，然后按 F1：此处会说明它是什么、如何使用。</translation>
    </message>
    <message>
      <source>About the bound</source>
      <translation>关于上界</translation>
    </message>
    <message>
      <source>About kvbudget</source>
      <translation>关于 kvbudget</translation>
    </message>
    <message>
      <source>kvbudget %1</source>
      <translation>kvbudget %1</translation>
    </message>
    <message>
      <source>What a bounded attention cache costs, exactly: the error of each policy, its bound, and the trade-off between size and error, for simulated attention and for attention captured from real models.

Free software under the MIT licence.</source>
      <translation>精确显示有界注意力缓存的代价：每种策略的误差、其上界，以及大小与误差之间的权衡；既适用于模拟的注意力，也适用于从真实模型采集的注意力。

自由软件，采用 MIT 许可证。</translation>
    </message>
    <message>
      <source>preview from one query in %1</source>
      <translation>预览：每 %1 个查询取一个</translation>
    </message>
    <message>
      <source>earlier result, the new one is being computed</source>
      <translation>较早的结果，正在计算新结果</translation>
    </message>
    <message>
      <source>cancelled: an earlier result is shown</source>
      <translation>已取消：显示的是较早的结果</translation>
    </message>
    <message>
      <source>%1 at an earlier setting, the new one is being computed</source>
      <translation>%1 为较早设置的结果，正在计算新结果</translation>
    </message>
    <message>
      <source>cancelled: %1 at an earlier setting</source>
      <translation>已取消：%1 为较早设置的结果</translation>
    </message>
    <message>
      <source>one query in %1, so that the result fits into memory</source>
      <translation>每 %1 个查询取一个，以使结果能放入内存</translation>
    </message>
    <message>
      <source>one query in %1</source>
      <translation>每 %1 个查询取一个</translation>
    </message>
    <message>
      <source>computing the first result</source>
      <translation>正在计算首个结果</translation>
    </message>
    <message>
      <source>this trace has no values: masses are shown, errors need values</source>
      <translation>此轨迹没有值：显示质量，计算误差需要值</translation>
    </message>
    <message numerus="yes">
      <source>bound holds at all %Ln queries</source>
      <translation>
        <numerusform>上界在全部 %Ln 个查询处成立</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>bound broken at %1 of %Ln queries, first at query %2</source>
      <translation>
        <numerusform>上界在 %Ln 个查询中的 %1 个处被突破，首次在查询 %2 处</numerusform>
      </translation>
    </message>
    <message>
      <source>worst error / bound %1 at query %2</source>
      <translation>最差误差 / 上界 %1，在查询 %2 处</translation>
    </message>
    <message>
      <source>window worst case %1× the mass budget’s</source>
      <translation>滑动窗口的最差情形为质量预算的 %1×</translation>
    </message>
    <message>
      <source>Seed</source>
      <translation>种子</translation>
    </message>
    <message>
      <source>New Draw</source>
      <translation>重新抽样</translation>
    </message>
    <message>
      <source>Readout</source>
      <translation>读出方式</translation>
    </message>
    <message>
      <source>Reset</source>
      <translation>重置</translation>
    </message>
    <message>
      <source>zero-fill</source>
      <translation>补零</translation>
    </message>
    <message>
      <source>renormalised</source>
      <translation>重新归一化</translation>
    </message>
    <message>
      <source>How the bounded cache reads what it keeps. Zero-fill: the kept tokens with the weights they had. Renormalised: their weights scaled to sum to 1, as a softmax over the kept tokens does.</source>
      <translation>有界缓存如何读取所保留的内容。补零：保留的词元沿用原有权重。重新归一化：将其权重缩放至总和为 1，如同只对保留的词元做 softmax。</translation>
    </message>
    <message>
      <source>All settings as they were opened. Source and seed stay.</source>
      <translation>所有设置恢复到打开时的状态；来源和种子保持不变。</translation>
    </message>
    <message>
      <source>Change Readout</source>
      <translation>更改读出方式</translation>
    </message>
    <message>
      <source>Change Seed</source>
      <translation>更改种子</translation>
    </message>
    <message>
      <source>The number from which noise and values are drawn. The same seed gives the same numbers on every machine.</source>
      <translation>噪声和值由此数抽取。相同的种子在任何机器上都得到相同的数值。</translation>
    </message>
    <message>
      <source>Another random draw with the same settings.</source>
      <translation>以相同设置再做一次随机抽样。</translation>
    </message>
    <message>
      <source>Double click on the name resets it.</source>
      <translation>双击名称可重置。</translation>
    </message>
    <message>
      <source>%1: %2. %3</source>
      <translation>%1：%2。%3</translation>
    </message>
    <message>
      <source>%1 cannot be set. %2</source>
      <translation>“%1”无法设置。%2</translation>
    </message>
    <message>
      <source>At least one policy is always shown.</source>
      <translation>始终至少显示一个策略。</translation>
    </message>
    <message>
      <source>follows the window W</source>
      <translation>跟随窗口 W</translation>
    </message>
    <message>
      <source>follows the mass budget τ</source>
      <translation>跟随质量预算 τ</translation>
    </message>
    <message>
      <source>Choose Cell...</source>
      <translation>选择单元...</translation>
    </message>
    <message>
      <source>Simulator</source>
      <translation>模拟器</translation>
    </message>
    <message>
      <source>Trace from a file...</source>
      <translation>来自文件的轨迹...</translation>
    </message>
    <message>
      <source>Source of the attention</source>
      <translation>注意力的来源</translation>
    </message>
    <message>
      <source>Where attention comes from: the simulator, or a file captured from a model.</source>
      <translation>注意力从何而来：模拟器，或从模型采集的文件。</translation>
    </message>
    <message>
      <source>changed</source>
      <translation>已更改</translation>
    </message>
    <message>
      <source>Preset</source>
      <translation>预设</translation>
    </message>
    <message>
      <source>Ready-made scenarios. Choosing one opens it.</source>
      <translation>现成的场景。选择即打开。</translation>
    </message>
    <message>
      <source>Which layer and head of the trace is shown.</source>
      <translation>显示轨迹的哪一层、哪个头。</translation>
    </message>
    <message>
      <source>Use the Simulator</source>
      <translation>使用模拟器</translation>
    </message>
    <message>
      <source>%1, layer %2, head %3</source>
      <translation>%1，层 %2，头 %3</translation>
    </message>
    <message>
      <source>Attention of query %1</source>
      <translation>查询 %1 的注意力</translation>
    </message>
    <message>
      <source>The error and its bounds %1</source>
      <translation>误差及其界：%1</translation>
    </message>
    <message>
      <source>Dropped mass and κ by layer and head</source>
      <translation>各层各头的丢弃质量与 κ</translation>
    </message>
    <message>
      <source>median κ at s = %1</source>
      <translation>s = %1 时的 κ 中位数</translation>
    </message>
    <message>
      <source>median dropped mass at s = 8</source>
      <translation>s = 8 时的丢弃质量中位数</translation>
    </message>
    <message>
      <source>Kept maps</source>
      <translation>保留图</translation>
    </message>
    <message>
      <source>Kept map of one policy</source>
      <translation>单个策略的保留图</translation>
    </message>
    <message>
      <source>Fates of the sinks</source>
      <translation>汇点的去留</translation>
    </message>
    <message>
      <source>Error against sink boost</source>
      <translation>误差随汇点增强的变化</translation>
    </message>
    <message>
      <source>Error against recency</source>
      <translation>误差随近因性的变化</translation>
    </message>
    <message>
      <source>The lever of one query</source>
      <translation>单个查询的杠杆</translation>
    </message>
    <message>
      <source>Bounds of one query</source>
      <translation>单个查询的上界</translation>
    </message>
    <message>
      <source>Kept and dropped mass of one query</source>
      <translation>一个查询的保留与丢弃质量</translation>
    </message>
    <message>
      <source>Attention of one query</source>
      <translation>一个查询的注意力</translation>
    </message>
    <message>
      <source>Kept sets of one query</source>
      <translation>单个查询的保留集</translation>
    </message>
    <message>
      <source>Dropped mass against κ</source>
      <translation>丢弃质量与 κ 的关系</translation>
    </message>
    <message>
      <source>What forced weights cost, π</source>
      <translation>强制权重的代价，π</translation>
    </message>
    <message>
      <source>Map of the cells</source>
      <translation>单元图</translation>
    </message>
    <message>
      <source>of tokens made by hand</source>
      <translation>手工设定的词元</translation>
    </message>
    <message>
      <source>at query %1 under %2</source>
      <translation>查询 %1，策略 %2</translation>
    </message>
    <message>
      <source>Sets of %1 keys for query %2</source>
      <translation>查询 %2 的集合，%1 个键</translation>
    </message>
    <message>
      <source>What is kept and dropped %1</source>
      <translation>保留与丢弃：%1</translation>
    </message>
    <message>
      <source>Tokens kept and dropped under %1</source>
      <translation>%1 下保留与丢弃的词元</translation>
    </message>
    <message>
      <source>Tokens kept and dropped</source>
      <translation>保留与丢弃的词元</translation>
    </message>
    <message>
      <source>Kept and dropped mass %1</source>
      <translation>保留与丢弃的质量：%1</translation>
    </message>
    <message>
      <source>Fates of the keyframe sinks</source>
      <translation>关键帧汇点的去留</translation>
    </message>
    <message>
      <source>Your mark: %1</source>
      <translation>你的标记：%1</translation>
    </message>
    <message>
      <source>Click where you think it lies, or move the mark with the arrow keys. Enter shows the answer.</source>
      <translation>单击你认为它所在的位置，或用方向键移动标记。Enter 显示答案。</translation>
    </message>
    <message>
      <source>You say %1.</source>
      <translation>你的回答是 %1。</translation>
    </message>
    <message>
      <source>No mark yet.</source>
      <translation>尚无标记。</translation>
    </message>
    <message>
      <source>The answer is %1.</source>
      <translation>答案是 %1。</translation>
    </message>
    <message>
      <source>From %1 to %2. %3</source>
      <translation>从 %1 到 %2。%3</translation>
    </message>
    <message>
      <source>you: %1</source>
      <translation>你：%1</translation>
    </message>
    <message>
      <source>answer: %1</source>
      <translation>答案：%1</translation>
    </message>
    <message>
      <source>Your curve: %1 against %2</source>
      <translation>你的曲线，纵轴：%1；横轴：%2</translation>
    </message>
    <message>
      <source>Draw from left to right with the mouse. By keyboard: Left and Right choose a place, Up and Down set its height. Enter shows the answer.</source>
      <translation>用鼠标从左到右绘制。用键盘时，左、右方向键选择位置，上、下方向键设置其高度。Enter 显示答案。</translation>
    </message>
    <message>
      <source>The answer runs from %1 to %2.</source>
      <translation>答案从 %1 到 %2。</translation>
    </message>
    <message>
      <source>you</source>
      <translation>你</translation>
    </message>
    <message>
      <source>answer</source>
      <translation>答案</translation>
    </message>
    <message>
      <source>draw here</source>
      <translation>在此绘制</translation>
    </message>
    <message>
      <source>Lessons without a scenario of their own begin with the present one</source>
      <translation>没有自带场景的课程从当前场景开始</translation>
    </message>
    <message>
      <source>Make Class File</source>
      <translation>制作课堂文件</translation>
    </message>
    <message>
      <source>&amp;Title</source>
      <translation>标题(&amp;T)</translation>
    </message>
    <message>
      <source>Title</source>
      <translation>标题</translation>
    </message>
    <message>
      <source>Lessons in the file</source>
      <translation>文件中的课程</translation>
    </message>
    <message>
      <source>Scenario</source>
      <translation>场景</translation>
    </message>
    <message>
      <source>Students cannot change</source>
      <translation>学生不能更改</translation>
    </message>
    <message>
      <source>the seed</source>
      <translation>种子</translation>
    </message>
    <message>
      <source>the attention: recency, sink boost, noise, keyframes</source>
      <translation>注意力：近因性、汇点增强、噪声、关键帧</translation>
    </message>
    <message>
      <source>the budget: τ and window</source>
      <translation>预算：τ 和窗口</translation>
    </message>
    <message>
      <source>policies and readout</source>
      <translation>策略和读出方式</translation>
    </message>
    <message>
      <source>the size of the rollout</source>
      <translation>推演的规模</translation>
    </message>
    <message>
      <source>A class file needs a title, and a lesson or a scenario.</source>
      <translation>课堂文件需要一个标题，以及课程或场景。</translation>
    </message>
    <message>
      <source>Covered until the answer is shown.</source>
      <translation>答案显示之前先遮住。</translation>
    </message>
    <message>
      <source>&amp;Back</source>
      <translation>上一步(&amp;B)</translation>
    </message>
    <message>
      <source>&amp;Show the Answer</source>
      <translation>显示答案(&amp;S)</translation>
    </message>
    <message>
      <source>&amp;Next</source>
      <translation>下一步(&amp;N)</translation>
    </message>
    <message>
      <source>Lesson</source>
      <translation>课程</translation>
    </message>
    <message>
      <source>Leave the lesson</source>
      <translation>退出课程</translation>
    </message>
    <message>
      <source>Leave the lesson. Your own scenario comes back.</source>
      <translation>退出课程。将恢复你自己的场景。</translation>
    </message>
    <message>
      <source>Text of the lesson</source>
      <translation>课程文本</translation>
    </message>
    <message>
      <source>step %1 of %2</source>
      <translation>第 %1 步，共 %2 步</translation>
    </message>
    <message>
      <source>This cannot be worked out:</source>
      <translation>无法计算：</translation>
    </message>
    <message>
      <source>Say first what you expect.</source>
      <translation>请先说出你的预期。</translation>
    </message>
    <message>
      <source>&amp;Done</source>
      <translation>完成(&amp;D)</translation>
    </message>
    <message>
      <source>**Right.**</source>
      <translation>**正确。**</translation>
    </message>
    <message>
      <source>**Not so.**</source>
      <translation>**并非如此。**</translation>
    </message>
    <message>
      <source>**Close.**</source>
      <translation>**接近。**</translation>
    </message>
    <message>
      <source>**Look at the difference.**</source>
      <translation>**请看差别。**</translation>
    </message>
    <message>
      <source>What can be closed</source>
      <translation>能弥补多少</translation>
    </message>
    <message>
      <source>κ by dropped mass</source>
      <translation>κ 与丢弃质量</translation>
    </message>
    <message>
      <source>ceiling</source>
      <translation>上限</translation>
    </message>
    <message>
      <source>certificate</source>
      <translation>判据</translation>
    </message>
    <message>
      <source>π</source>
      <translation>π</translation>
    </message>
    <message>
      <source>Cancel</source>
      <translation>取消</translation>
    </message>
    <message>
      <source>median κ</source>
      <translation>κ 中位数</translation>
    </message>
    <message>
      <source>dropped mass at s = 8</source>
      <translation>s = 8 时的丢弃质量</translation>
    </message>
    <message>
      <source>dropped mass</source>
      <translation>丢弃质量</translation>
    </message>
    <message>
      <source>Progress of the audit</source>
      <translation>审计进度</translation>
    </message>
    <message>
      <source>The first rows are being audited.</source>
      <translation>正在审计首批行。</translation>
    </message>
    <message>
      <source>of the settings before</source>
      <translation>为先前设置的结果</translation>
    </message>
    <message>
      <source>the rest was cancelled</source>
      <translation>其余已取消</translation>
    </message>
    <message>
      <source>more are being audited</source>
      <translation>正在审计更多行</translation>
    </message>
    <message>
      <source>Resume</source>
      <translation>继续</translation>
    </message>
    <message>
      <source>The lever</source>
      <translation>杠杆</translation>
    </message>
    <message>
      <source>The identity, live</source>
      <translation>恒等式，实时</translation>
    </message>
    <message>
      <source>How tight is each bound?</source>
      <translation>每个上界有多紧？</translation>
    </message>
    <message>
      <source>Bound</source>
      <translation>上界</translation>
    </message>
    <message>
      <source>Choose Tokens</source>
      <translation>选择词元</translation>
    </message>
    <message>
      <source>Arrange Tokens</source>
      <translation>排列词元</translation>
    </message>
    <message>
      <source>Plain means</source>
      <translation>普通均值</translation>
    </message>
    <message>
      <source>Move Token</source>
      <translation>移动词元</translation>
    </message>
    <message>
      <source>Change Weight</source>
      <translation>更改权重</translation>
    </message>
    <message>
      <source>Remove Token</source>
      <translation>移除词元</translation>
    </message>
    <message>
      <source>Add Token</source>
      <translation>添加词元</translation>
    </message>
    <message>
      <source>Drop Token</source>
      <translation>丢弃词元</translation>
    </message>
    <message>
      <source>Keep Token</source>
      <translation>保留词元</translation>
    </message>
    <message>
      <source>This query: %1</source>
      <translation>此查询：%1</translation>
    </message>
    <message>
      <source>drag tokens · click to keep or drop</source>
      <translation>拖动词元 · 单击以保留或丢弃</translation>
    </message>
    <message>
      <source>click to keep or drop</source>
      <translation>单击以保留或丢弃</translation>
    </message>
    <message>
      <source>Drag a token to move it; click it to keep or drop it; turn the wheel over it to change its weight; double click to add one. Tab goes from token to token; arrows move it, Space keeps or drops it, + and − change its weight, Insert adds, Delete removes.</source>
      <translation>拖动词元可移动它；单击可保留或丢弃它；在其上滚动滚轮可改变权重；双击可添加一个。Tab 逐个切换词元；方向键移动它，空格键保留或丢弃它，+ 和 − 改变权重，Insert 添加，Delete 移除。</translation>
    </message>
    <message>
      <source>The values of all tokens, projected on the plane of the gap between the two means and the widest other direction. Click a token to keep or drop it.</source>
      <translation>所有词元的值，投影到一个平面上；该平面由两个均值之差与其余方向中最宽的方向张成。单击词元可保留或丢弃它。</translation>
    </message>
    <message numerus="yes">
      <source>%Ln tokens</source>
      <translation>
        <numerusform>%Ln 个词元</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln dropped</source>
      <translation>
        <numerusform>丢弃 %Ln 个</numerusform>
      </translation>
    </message>
    <message>
      <source>a projection: the plane shows %1 of the values’ spread</source>
      <translation>投影：该平面体现值的离散程度的 %1</translation>
    </message>
    <message>
      <source>Map of the audited cells, layers by heads</source>
      <translation>已审计单元图，按层和头排列</translation>
    </message>
    <message>
      <source>Layer %1, head %2</source>
      <translation>层 %1，头 %2</translation>
    </message>
    <message>
      <source>Median dropped mass at 8 keys: %1</source>
      <translation>8 个键时的丢弃质量中位数：%1</translation>
    </message>
    <message>
      <source>Median κ at %1 keys: %2</source>
      <translation>%1 个键时的 κ 中位数：%2</translation>
    </message>
    <message>
      <source>infinite</source>
      <translation>无穷大</translation>
    </message>
    <message>
      <source>Flat: 8 keys leave more than a quarter of the mass</source>
      <translation>平坦：8 个键之外仍有超过四分之一的质量</translation>
    </message>
    <message>
      <source>Map of the audited cells</source>
      <translation>已审计单元图</translation>
    </message>
    <message>
      <source>yes</source>
      <translation>是</translation>
    </message>
    <message>
      <source>no</source>
      <translation>否</translation>
    </message>
    <message>
      <source>layer</source>
      <translation>层</translation>
    </message>
    <message>
      <source>head</source>
      <translation>头</translation>
    </message>
    <message>
      <source>median dropped mass at 8 keys</source>
      <translation>8 个键时的丢弃质量中位数</translation>
    </message>
    <message>
      <source>median κ at %1 keys</source>
      <translation>%1 个键时的 κ 中位数</translation>
    </message>
    <message>
      <source>flat</source>
      <translation>平坦</translation>
    </message>
    <message>
      <source>Keyframes kept</source>
      <translation>保留的关键帧</translation>
    </message>
    <message>
      <source>Kept map</source>
      <translation>保留图</translation>
    </message>
    <message>
      <source>Attention of this query</source>
      <translation>此查询的注意力</translation>
    </message>
    <message>
      <source>Change Window</source>
      <translation>更改窗口</translation>
    </message>
    <message>
      <source>Change Mass Budget</source>
      <translation>更改质量预算</translation>
    </message>
    <message>
      <source>Edit Keyframes</source>
      <translation>编辑关键帧</translation>
    </message>
    <message>
      <source>Kept sets</source>
      <translation>保留集</translation>
    </message>
    <message>
      <source>Selection</source>
      <translation>选择</translation>
    </message>
    <message>
      <source>%1 keys</source>
      <translation>%1 个键</translation>
    </message>
    <message>
      <source>What is this?</source>
      <translation>这是什么？</translation>
    </message>
    <message>
      <source>No rollout is computed yet.</source>
      <translation>尚未计算推演。</translation>
    </message>
    <message>
      <source>This trace has no values: without them there are masses, but no errors.</source>
      <translation>此轨迹没有值：没有值则只有质量，没有误差。</translation>
    </message>
    <message>
      <source>Query %1 has no more keys than are kept.</source>
      <translation>查询 %1 的键数不多于保留的键数。</translation>
    </message>
    <message>
      <source>The row is being computed.</source>
      <translation>正在计算该行。</translation>
    </message>
    <message>
      <source>Kept sets of query %1</source>
      <translation>查询 %1 的保留集</translation>
    </message>
    <message>
      <source>Rules that look back and the search over all keys follow.</source>
      <translation>回看以往行的规则和对所有键的搜索随后给出。</translation>
    </message>
    <message>
      <source>Choose Cell</source>
      <translation>选择单元</translation>
    </message>
    <message>
      <source>Error against sink strength</source>
      <translation>误差随汇点强度的变化</translation>
    </message>
    <message>
      <source>Sink strength</source>
      <translation>汇点强度</translation>
    </message>
    <message>
      <source>Progress of the sweep</source>
      <translation>扫描进度</translation>
    </message>
    <message>
      <source>Click or drag to set the value; arrow keys move it by a step.</source>
      <translation>单击或拖动可设置该值；方向键逐步移动它。</translation>
    </message>
    <message>
      <source>Against %1</source>
      <translation>横轴：%1</translation>
    </message>
    <message>
      <source>The attention of a trace is as captured: only the simulator's sinks can be made stronger or weaker.</source>
      <translation>轨迹的注意力保持采集时的原样：只有模拟器的汇点可以增强或减弱。</translation>
    </message>
    <message>
      <source>of the settings before; cancelled</source>
      <translation>为先前设置的结果；已取消</translation>
    </message>
    <message>
      <source>of the settings before; being computed anew</source>
      <translation>为先前设置的结果；正在重新计算</translation>
    </message>
    <message>
      <source>every fourth value</source>
      <translation>每四个值取一个</translation>
    </message>
    <message>
      <source>from one query in %1</source>
      <translation>每 %1 个查询取一个</translation>
    </message>
    <message>
      <source>the rest is being computed</source>
      <translation>其余正在计算</translation>
    </message>
    <message>
      <source>against %1</source>
      <translation>横轴：%1</translation>
    </message>
    <message>
      <source>The first sweep is being computed.</source>
      <translation>正在计算首次扫描。</translation>
    </message>
    <message>
      <source>Preview: %1</source>
      <translation>预览：%1</translation>
    </message>
    <message>
      <source>Change Recency</source>
      <translation>更改近因性</translation>
    </message>
    <message>
      <source>Change Sink boost</source>
      <translation>更改汇点增强</translation>
    </message>
    <message>
      <source>%1, lowest</source>
      <translation>%1，最低</translation>
    </message>
    <message>
      <source>%1, highest</source>
      <translation>%1，最高</translation>
    </message>
    <message>
      <source>Series</source>
      <translation>系列</translation>
    </message>
    <message>
      <source>Details</source>
      <translation>详情</translation>
    </message>
    <message>
      <source>%1: %2</source>
      <translation>%1：%2</translation>
    </message>
    <message>
      <source>There is not enough memory for a rollout of this size.</source>
      <translation>内存不足，无法进行此规模的推演。</translation>
    </message>
    <message>
      <source>all</source>
      <translation>全部</translation>
    </message>
    <message>
      <source>full cache</source>
      <translation>完整缓存</translation>
    </message>
    <message>
      <source>W</source>
      <translation>W</translation>
    </message>
    <message>
      <source>window</source>
      <translation>滑动窗口</translation>
    </message>
    <message>
      <source>S+W</source>
      <translation>S+W</translation>
    </message>
    <message>
      <source>sinks + window</source>
      <translation>汇点 + 窗口</translation>
    </message>
    <message>
      <source>K+W</source>
      <translation>K+W</translation>
    </message>
    <message>
      <source>keyframes + window</source>
      <translation>关键帧 + 窗口</translation>
    </message>
    <message>
      <source>mass budget</source>
      <translation>质量预算</translation>
    </message>
    <message>
      <source>top</source>
      <translation>最重</translation>
    </message>
    <message>
      <source>k heaviest</source>
      <translation>最重 k 个</translation>
    </message>
    <message>
      <source>evicting mass budget</source>
      <translation>驱逐式质量预算</translation>
    </message>
    <message>
      <source>Cells of the trace, layers by heads</source>
      <translation>轨迹的单元，按层和头排列</translation>
    </message>
    <message>
      <source>head 0</source>
      <translation>头 0</translation>
    </message>
    <message>
      <source>layer 0</source>
      <translation>层 0</translation>
    </message>
    <message>
      <source>No trace is open.</source>
      <translation>未打开轨迹。</translation>
    </message>
    <message>
      <source>Layers: %1. Heads: %2. %3</source>
      <translation>层数：%1。头数：%2。%3</translation>
    </message>
    <message>
      <source>Effective number of keys</source>
      <translation>有效键数</translation>
    </message>
    <message>
      <source>Mass on the first token</source>
      <translation>首个词元的质量</translation>
    </message>
    <message>
      <source>Dropped mass at 8 keys</source>
      <translation>8 个键时的丢弃质量</translation>
    </message>
    <message>
      <source>Figure shown in each cell</source>
      <translation>每个单元中显示的数值</translation>
    </message>
    <message>
      <source>Effective number of keys: as many tokens as would have the row's entropy if they shared the mass evenly, median over rows.
Mass on the first token: mean over rows.
Dropped mass: what the 8 heaviest tokens leave, median over rows; dotted where above 0.25.</source>
      <translation>有效键数：若平均分摊质量，多少个词元会具有该行的熵；取各行的中位数。
首个词元的质量：各行的均值。
丢弃质量：最重 8 个词元之外余下的质量，取各行的中位数；高于 0.25 处以点线框标出。</translation>
    </message>
    <message>
      <source>Cells read</source>
      <translation>已读取的单元</translation>
    </message>
    <message>
      <source>Ctrl+D</source>
      <translation>Ctrl+D</translation>
    </message>
    <message>
      <source>error</source>
      <comment>in a cell that could not be read</comment>
      <translation>出错</translation>
    </message>
    <message>
      <source>Effective number of keys: %1</source>
      <translation>有效键数：%1</translation>
    </message>
    <message>
      <source>Mass on the first token: %1</source>
      <translation>首个词元的质量：%1</translation>
    </message>
    <message>
      <source>Dropped mass beyond the 8 heaviest: %1</source>
      <translation>最重 8 个之外的丢弃质量：%1</translation>
    </message>
    <message>
      <source>Not read yet</source>
      <translation>尚未读取</translation>
    </message>
    <message numerus="yes">
      <source>%1 of %Ln cells read.</source>
      <translation>
        <numerusform>已读取 %Ln 个单元中的 %1 个。</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>From %Ln rows of each cell; dotted: flat, 8 keys leave more than a quarter of the mass.</source>
      <translation>
        <numerusform>取自每个单元的 %Ln 行；点线框：平坦，8 个键之外仍有超过四分之一的质量。</numerusform>
      </translation>
    </message>
    <message>
      <source>Cells of the trace</source>
      <translation>轨迹的单元</translation>
    </message>
    <message>
      <source>effective keys</source>
      <translation>有效键数</translation>
    </message>
    <message>
      <source>mass on the first token</source>
      <translation>首个词元的质量</translation>
    </message>
    <message>
      <source>dropped mass at 8 keys</source>
      <translation>8 个键时的丢弃质量</translation>
    </message>
    <message>
      <source>The error and its bounds</source>
      <translation>误差及其上界</translation>
    </message>
    <message>
      <source>Error %1.</source>
      <translation>误差 %1。</translation>
    </message>
    <message>
      <source>Bound %1 is %2 and is attained.</source>
      <translation>上界 %1 为 %2，已达到。</translation>
    </message>
    <message>
      <source>Bound %1 is %2.</source>
      <translation>上界 %1 为 %2。</translation>
    </message>
    <message>
      <source>quantity</source>
      <translation>量</translation>
    </message>
    <message>
      <source>value</source>
      <translation>值</translation>
    </message>
    <message>
      <source>What %1 shows</source>
      <translation>%1：显示内容</translation>
    </message>
    <message>
      <source>Each query as a point: how much mass is dropped, and how far what is dropped lies from what is kept. Their product is the error; along a dashed curve it is the same. Click a point to move the cursor to its query.</source>
      <translation>每个查询为一点：丢弃了多少质量，以及丢弃部分离保留部分有多远。二者之积即误差；沿同一条虚线误差相同。单击一点可将光标移到其查询。</translation>
    </message>
    <message>
      <source>Linear</source>
      <translation>线性</translation>
    </message>
    <message>
      <source>Logarithmic</source>
      <translation>对数</translation>
    </message>
    <message>
      <source>linear</source>
      <translation>线性</translation>
    </message>
    <message>
      <source>logarithmic</source>
      <translation>对数</translation>
    </message>
    <message numerus="yes">
      <source>%Ln rows, exactly what the view draws.</source>
      <translation>
        <numerusform>%Ln 行，与视图所绘完全一致。</numerusform>
      </translation>
    </message>
    <message>
      <source>Copy as CSV</source>
      <translation>复制为 CSV</translation>
    </message>
    <message>
      <source>Copies the selected rows, or all, with full precision (Ctrl+C).</source>
      <translation>以完整精度复制所选行或全部行（Ctrl+C）。</translation>
    </message>
    <message>
      <source>How far each policy's output is from the full cache's, query by query. Click or drag to move the cursor; click a ringed spike to see why. Up and Down go from spike to spike. Ctrl and drag zooms, Esc shows all.</source>
      <translation>逐个查询显示每种策略的输出与完整缓存的输出相差多少。单击或拖动可移动光标；单击带圈的尖峰可查看原因。上、下方向键在尖峰之间切换。按住 Ctrl 拖动可缩放，Esc 显示全部。</translation>
    </message>
    <message>
      <source>No Bounds</source>
      <translation>不显示上界</translation>
    </message>
    <message>
      <source>Bounds of Mass Budgets</source>
      <translation>质量预算的上界</translation>
    </message>
    <message>
      <source>Bounds of All Policies</source>
      <translation>所有策略的上界</translation>
    </message>
    <message>
      <source>Show All</source>
      <translation>显示全部</translation>
    </message>
    <message>
      <source>The identity</source>
      <translation>恒等式</translation>
    </message>
    <message>
      <source>error, against dropped mass × length of the plain mean of the dropped</source>
      <translation>误差，对比丢弃质量 × 丢弃部分普通均值的长度</translation>
    </message>
    <message>
      <source>error, against dropped mass × distance of the two plain means</source>
      <translation>误差，对比丢弃质量 × 两个普通均值的距离</translation>
    </message>
    <message>
      <source>error = dropped mass × length of the weighted mean of the dropped</source>
      <translation>误差 = 丢弃质量 × 丢弃部分加权均值的长度</translation>
    </message>
    <message>
      <source>error = dropped mass × distance of the two weighted means</source>
      <translation>误差 = 丢弃质量 × 两个加权均值的距离</translation>
    </message>
    <message>
      <source>✓ they agree here by chance: equal weights, or nothing dropped</source>
      <translation>✓ 此处二者碰巧一致：权重相等，或没有丢弃</translation>
    </message>
    <message>
      <source>✓ measured and computed differ by %1</source>
      <translation>✓ 实测与计算相差 %1</translation>
    </message>
    <message>
      <source>✗ they differ by %1: the means must be weighted</source>
      <translation>✗ 二者相差 %1：均值必须加权</translation>
    </message>
    <message>
      <source>Beside It</source>
      <translation>并排显示</translation>
    </message>
    <message>
      <source>Nothing</source>
      <translation>无</translation>
    </message>
    <message>
      <source>One Below the Other</source>
      <translation>上下排列</translation>
    </message>
    <message numerus="yes">
      <source>Tokens kept and dropped at %Ln queries, shown for %1.</source>
      <translation>
        <numerusform>%Ln 个查询处保留与丢弃的词元，当前显示：%1。</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>At query %1, %2 keeps %3 of %Ln tokens and drops a mass of %4.</source>
      <translation>
        <numerusform>在查询 %1 处，%2 保留 %Ln 个词元中的 %3 个，丢弃质量 %4。</numerusform>
      </translation>
    </message>
    <message>
      <source>Tokens of query %1</source>
      <translation>查询 %1 的词元</translation>
    </message>
    <message>
      <source>query</source>
      <translation>查询</translation>
    </message>
    <message>
      <source>No policy is selected: check one on the left.</source>
      <translation>未选择策略：请在左侧勾选一个。</translation>
    </message>
    <message>
      <source>Keyframes</source>
      <translation>关键帧</translation>
    </message>
    <message>
      <source>The keyframes of a trace are as captured; the simulator's can be moved.</source>
      <translation>轨迹的关键帧保持采集时的原样；模拟器的关键帧可以移动。</translation>
    </message>
    <message>
      <source>Add a Keyframe at %1</source>
      <translation>在 %1 处添加关键帧</translation>
    </message>
    <message>
      <source>Remove Keyframe %1</source>
      <translation>移除关键帧 %1</translation>
    </message>
    <message>
      <source>token</source>
      <translation>词元</translation>
    </message>
    <message>
      <source>sinks</source>
      <translation>汇点</translation>
    </message>
    <message>
      <source>click to add a keyframe</source>
      <translation>单击以添加关键帧</translation>
    </message>
    <message>
      <source>no keyframes</source>
      <translation>没有关键帧</translation>
    </message>
    <message>
      <source>Keyframe %1: drag to move, Delete to remove</source>
      <translation>关键帧 %1：拖动可移动，Delete 移除</translation>
    </message>
    <message>
      <source>Click to add a keyframe at token %1</source>
      <translation>单击可在词元 %1 处添加关键帧</translation>
    </message>
    <message>
      <source>There are no keyframes.</source>
      <translation>没有关键帧。</translation>
    </message>
    <message>
      <source>Keyframes at tokens %1.</source>
      <translation>关键帧位于词元 %1。</translation>
    </message>
    <message>
      <source>, </source>
      <translation>, </translation>
    </message>
    <message>
      <source>Keyframe %1 is selected.</source>
      <translation>已选择关键帧 %1。</translation>
    </message>
    <message>
      <source>Tab goes from one to the next, arrow keys move it, Delete removes it, Insert adds one at the cursor.</source>
      <translation>Tab 逐个切换，方向键移动它，Delete 移除它，Insert 在光标处添加一个。</translation>
    </message>
    <message>
      <source>Eight tokens</source>
      <translation>八个词元</translation>
    </message>
    <message>
      <source>Tight: two values, m = 0.1</source>
      <translation>紧：两个值，m = 0.1</translation>
    </message>
    <message>
      <source>Tight: half and half</source>
      <translation>紧：各占一半</translation>
    </message>
    <message>
      <source>Tight: two clusters</source>
      <translation>紧：两个簇</translation>
    </message>
    <message>
      <source>Tight: three tokens</source>
      <translation>紧：三个词元</translation>
    </message>
    <message>
      <source>Plain means mislead</source>
      <translation>普通均值会误导</translation>
    </message>
    <message>
      <source>Arranged by hand</source>
      <translation>手动摆放</translation>
    </message>
    <message>
      <source>Tokens of the lever</source>
      <translation>杠杆的词元</translation>
    </message>
    <message>
      <source>Arrangement of the tokens</source>
      <translation>词元的摆放</translation>
    </message>
    <message>
      <source>Readout of the lever</source>
      <translation>杠杆的读出方式</translation>
    </message>
    <message>
      <source>The identity needs means that are weighted with the attention. With plain means it is false, as the two numbers then show.</source>
      <translation>恒等式要求均值以注意力加权。用普通均值则不成立，两个数值即可说明。</translation>
    </message>
    <message>
      <source>Tokens by hand</source>
      <translation>手动设置的词元</translation>
    </message>
    <message>
      <source>Zero-fill reads the kept tokens with the weights they had; renormalised scales these to sum to 1.</source>
      <translation>补零：以原有权重读取保留的词元；重新归一化：将权重缩放至总和为 1。</translation>
    </message>
    <message>
      <source>The rollout's readout; it is chosen among its settings.</source>
      <translation>推演的读出方式；在推演的设置中选择。</translation>
    </message>
    <message>
      <source>full output = kept mean: nothing is dropped</source>
      <translation>完整输出 = 保留均值：没有丢弃任何内容</translation>
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
      <translation>完整输出</translation>
    </message>
    <message>
      <source>kept mean</source>
      <translation>保留均值</translation>
    </message>
    <message>
      <source>dropped mean</source>
      <translation>丢弃均值</translation>
    </message>
    <message>
      <source>0</source>
      <translation>0</translation>
    </message>
    <message>
      <source>kept part, what is read</source>
      <translation>保留部分，即所读取的内容</translation>
    </message>
    <message>
      <source>plain mean of kept</source>
      <translation>保留的普通均值</translation>
    </message>
    <message>
      <source>plain mean of dropped</source>
      <translation>丢弃的普通均值</translation>
    </message>
    <message>
      <source>Token %1: weight %2, kept</source>
      <translation>词元 %1：权重 %2，保留</translation>
    </message>
    <message>
      <source>Token %1: weight %2, dropped</source>
      <translation>词元 %1：权重 %2，丢弃</translation>
    </message>
    <message>
      <source>The full output lies between the weighted mean of the kept tokens and that of the dropped ones. Dropped mass %1, distance of the two means %2, error %3.</source>
      <translation>完整输出位于保留词元的加权均值与丢弃词元的加权均值之间。丢弃质量 %1，两个均值的距离 %2，误差 %3。</translation>
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
      <translation>越深：注意力越多</translation>
    </message>
    <message>
      <source>Kept and dropped mass</source>
      <translation>保留质量与丢弃质量</translation>
    </message>
    <message>
      <source>All attention of the query. Left of the line is what is kept, right of it what is dropped. Click a token, or drag it across the line, to keep or drop it.</source>
      <translation>该查询的全部注意力。线左侧为保留部分，右侧为丢弃部分。单击词元，或将其拖过此线，即可保留或丢弃它。</translation>
    </message>
    <message>
      <source>Kept mass %1, dropped mass %2.</source>
      <translation>保留质量 %1，丢弃质量 %2。</translation>
    </message>
    <message>
      <source>%1 read, mean</source>
      <translation>读取量（%1），均值</translation>
    </message>
    <message>
      <source>%1 read, peak</source>
      <translation>读取量（%1），峰值</translation>
    </message>
    <message>
      <source>%1 stored, mean</source>
      <translation>存储量（%1），均值</translation>
    </message>
    <message>
      <source>%1 stored, peak</source>
      <translation>存储量（%1），峰值</translation>
    </message>
    <message>
      <source>tokens read, mean</source>
      <translation>读取词元数，均值</translation>
    </message>
    <message>
      <source>tokens read, peak</source>
      <translation>读取词元数，峰值</translation>
    </message>
    <message>
      <source>tokens stored, mean</source>
      <translation>存储词元数，均值</translation>
    </message>
    <message>
      <source>tokens stored, peak</source>
      <translation>存储词元数，峰值</translation>
    </message>
    <message>
      <source>mean error</source>
      <translation>平均误差</translation>
    </message>
    <message>
      <source>largest error</source>
      <translation>最大误差</translation>
    </message>
    <message>
      <source>mean dropped mass m</source>
      <translation>平均丢弃质量 m</translation>
    </message>
    <message>
      <source>largest dropped mass m</source>
      <translation>最大丢弃质量 m</translation>
    </message>
    <message>
      <source>How large the error is, against how many tokens are kept. Point at a curve for its exact setting; click to take it. Drag to zoom, Esc to see all.</source>
      <translation>误差有多大，对比保留了多少词元。指向曲线可查看其确切设置；单击即采用。拖动可缩放，Esc 显示全部。</translation>
    </message>
    <message>
      <source>Progress of the draws</source>
      <translation>抽样进度</translation>
    </message>
    <message>
      <source>Tokens Read</source>
      <translation>读取词元数</translation>
    </message>
    <message>
      <source>Tokens Stored</source>
      <translation>存储词元数</translation>
    </message>
    <message>
      <source>Mean over Queries</source>
      <translation>各查询的均值</translation>
    </message>
    <message>
      <source>Peak over Queries</source>
      <translation>各查询的峰值</translation>
    </message>
    <message>
      <source>Mean Error</source>
      <translation>平均误差</translation>
    </message>
    <message>
      <source>Largest Error</source>
      <translation>最大误差</translation>
    </message>
    <message>
      <source>In Tokens</source>
      <translation>以词元计</translation>
    </message>
    <message>
      <source>In Bytes</source>
      <translation>以字节计</translation>
    </message>
    <message>
      <source>Linear Size</source>
      <translation>线性大小</translation>
    </message>
    <message>
      <source>Logarithmic Size</source>
      <translation>对数大小</translation>
    </message>
    <message>
      <source>No Band</source>
      <translation>无区间带</translation>
    </message>
    <message>
      <source>Band over 8 Draws</source>
      <translation>8 次抽样的区间带</translation>
    </message>
    <message>
      <source>Band over 32 Draws</source>
      <translation>32 次抽样的区间带</translation>
    </message>
    <message>
      <source>tokens read</source>
      <translation>读取词元数</translation>
    </message>
    <message>
      <source>× |weighted mean of dropped|</source>
      <translation>× |丢弃的加权均值|</translation>
    </message>
    <message>
      <source>× |weighted mean of dropped − of kept|</source>
      <translation>× |丢弃的加权均值 − 保留的加权均值|</translation>
    </message>
    <message>
      <source>× |mean dropped|</source>
      <translation>× |丢弃均值|</translation>
    </message>
    <message>
      <source>× |dropped − kept|</source>
      <translation>× |丢弃 − 保留|</translation>
    </message>
    <message>
      <source>= error</source>
      <translation>= 误差</translation>
    </message>
    <message>
      <source>measured − computed</source>
      <translation>实测 − 计算</translation>
    </message>
    <message>
      <source>residual</source>
      <translation>残差</translation>
    </message>
    <message>
      <source>bound m × range</source>
      <translation>上界 m × 值域范围</translation>
    </message>
    <message>
      <source>Query</source>
      <translation>查询</translation>
    </message>
    <message>
      <source>what is dropped, and what it costs</source>
      <translation>丢弃了什么，代价如何</translation>
    </message>
    <message>
      <source>The identity, exactly: the error is the dropped mass times the length of the weighted mean of what is dropped. Both sides are computed apart; what parts them is rounding.</source>
      <translation>恒等式精确成立：误差等于丢弃质量乘以丢弃部分加权均值的长度。两边分别计算；其差异来自舍入。</translation>
    </message>
    <message>
      <source>Query %1</source>
      <translation>查询 %1</translation>
    </message>
    <message>
      <source>%1: %2.</source>
      <translation>%1：%2。</translation>
    </message>
    <message>
      <source>Reading</source>
      <translation>读数</translation>
    </message>
    <message numerus="yes">
      <source>The first %Ln of %1 policies are shown.</source>
      <translation>
        <numerusform>显示了 %1 个策略中的前 %Ln 个。</numerusform>
      </translation>
    </message>
    <message>
      <source>keys 0 to %1</source>
      <translation>键 0 到 %1</translation>
    </message>
    <message>
      <source>%1×</source>
      <translation>%1×</translation>
    </message>
    <message>
      <source>Kept sets of the query, by error</source>
      <translation>查询的保留集，按误差排列</translation>
    </message>
    <message>
      <source>Error %1, %2 times the top-mass set's</source>
      <translation>误差 %1，为最大质量集的 %2 倍</translation>
    </message>
    <message>
      <source>Error %1</source>
      <translation>误差 %1</translation>
    </message>
    <message>
      <source>Keys: %1</source>
      <translation>键：%1</translation>
    </message>
    <message numerus="yes">
      <source>Query %1, %Ln kept sets of different keys.</source>
      <translation>
        <numerusform>查询 %1，由不同键组成的 %Ln 个保留集。</numerusform>
      </translation>
    </message>
    <message>
      <source>Least error %1, by %2; top-mass %3; free weights %4.</source>
      <translation>最小误差 %1（%2）；最大质量 %3；自由权重 %4。</translation>
    </message>
    <message>
      <source>Selected: %1.</source>
      <translation>已选择：%1。</translation>
    </message>
    <message>
      <source>least free-weight error found</source>
      <translation>找到的最小自由权重误差</translation>
    </message>
    <message>
      <source>kept set</source>
      <translation>保留集</translation>
    </message>
    <message>
      <source>times top-mass</source>
      <translation>最大质量集的倍数</translation>
    </message>
    <message>
      <source>keys</source>
      <translation>键</translation>
    </message>
    <message>
      <source>Sinks</source>
      <translation>汇点</translation>
    </message>
    <message>
      <source>Keyframe %1 under %2</source>
      <translation>%2 下的关键帧 %1</translation>
    </message>
    <message>
      <source>Its %1 tokens count as kept while they have at least half of its attention.</source>
      <translation>其 %1 个词元只要仍占它至少一半的注意力，就算保留。</translation>
    </message>
    <message>
      <source>Query %1: kept, with a mass of %2</source>
      <translation>查询 %1：保留，质量 %2</translation>
    </message>
    <message>
      <source>Query %1: dropped, a mass of %2 lost</source>
      <translation>查询 %1：丢弃，丢失质量 %2</translation>
    </message>
    <message>
      <source>First lost at query %1, with a mass of %2</source>
      <translation>首次丢失于查询 %1，质量 %2</translation>
    </message>
    <message>
      <source>Kept at %1 % of the queries since it came</source>
      <translation>自出现以来在 %1% 的查询中保留</translation>
    </message>
    <message>
      <source>Mass lost %1 on average, %2 in all</source>
      <translation>平均丢失质量 %1，共计 %2</translation>
    </message>
    <message>
      <source>Never lost</source>
      <translation>从未丢失</translation>
    </message>
    <message>
      <source>There are no keyframe sinks.</source>
      <translation>没有关键帧汇点。</translation>
    </message>
    <message numerus="yes">
      <source>What became of %Ln keyframe sinks under each shown policy.</source>
      <translation>
        <numerusform>%Ln 个关键帧汇点在所显示的每个策略下的去留。</numerusform>
      </translation>
    </message>
    <message>
      <source>Keyframe %1 is never lost under %2.</source>
      <translation>关键帧 %1 在 %2 下从未丢失。</translation>
    </message>
    <message>
      <source>Keyframe %1 is first lost at query %2 under %3 and kept at %4 % of queries.</source>
      <translation>关键帧 %1 首次丢失于查询 %2（在 %3 下），在 %4% 的查询中保留。</translation>
    </message>
    <message>
      <source>keyframe</source>
      <translation>关键帧</translation>
    </message>
    <message>
      <source>policy</source>
      <translation>策略</translation>
    </message>
    <message>
      <source>first lost at query</source>
      <translation>首次丢失于查询</translation>
    </message>
    <message>
      <source>mass lost then</source>
      <translation>当时丢失质量</translation>
    </message>
    <message>
      <source>share kept</source>
      <translation>保留比例</translation>
    </message>
    <message>
      <source>mean mass lost</source>
      <translation>平均丢失质量</translation>
    </message>
    <message>
      <source>mass lost, sum</source>
      <translation>丢失质量，总和</translation>
    </message>
    <message>
      <source>This trace has no keyframes.</source>
      <translation>此轨迹没有关键帧。</translation>
    </message>
    <message>
      <source>No keyframes: add one on the strip above the kept map.</source>
      <translation>没有关键帧：请在保留图上方的条带中添加一个。</translation>
    </message>
    <message>
      <source>One swap back</source>
      <translation>后退一次交换</translation>
    </message>
    <message>
      <source>Play the swaps</source>
      <translation>播放交换过程</translation>
    </message>
    <message>
      <source>One swap on</source>
      <translation>前进一次交换</translation>
    </message>
    <message>
      <source>Swaps of the balancing selector</source>
      <translation>平衡选择器的交换</translation>
    </message>
    <message>
      <source>Balancing begins with the heaviest keys and makes the single swap that lowers the error most, until none does. Left and Right step, Space plays.</source>
      <translation>平衡从最重的键开始，每次做最能降低误差的单次交换，直到没有交换能降低误差。左、右方向键逐步，空格键播放。</translation>
    </message>
    <message>
      <source>No swap lowers the error of %1.</source>
      <translation>没有交换能降低误差 %1。</translation>
    </message>
    <message numerus="yes">
      <source>Top-mass set, error %1; %Ln swaps follow.</source>
      <translation>
        <numerusform>最大质量集，误差 %1；随后有 %Ln 次交换。</numerusform>
      </translation>
    </message>
    <message>
      <source>Swap %1 of %2: key %3 out, key %4 in, error %5 → %6.</source>
      <translation>第 %1 次交换，共 %2 次：移出键 %3，移入键 %4，误差 %5 → %6。</translation>
    </message>
    <message>
      <source>No row is computed yet.</source>
      <translation>尚未计算任何行。</translation>
    </message>
    <message>
      <source>swap</source>
      <translation>交换</translation>
    </message>
    <message>
      <source>key out</source>
      <translation>移出键</translation>
    </message>
    <message>
      <source>key in</source>
      <translation>移入键</translation>
    </message>
    <message>
      <source>Tokens of the current query</source>
      <translation>当前查询的词元</translation>
    </message>
    <message numerus="yes">
      <source>Attention of query %1 over its %Ln tokens.</source>
      <translation>
        <numerusform>查询 %1 对其 %Ln 个词元的注意力。</numerusform>
      </translation>
    </message>
    <message>
      <source>%1 keeps %2 and drops a mass of %3.</source>
      <translation>%1：保留 %2 个，丢弃质量 %3。</translation>
    </message>
    <message>
      <source>Why</source>
      <translation>原因</translation>
    </message>
    <message>
      <source>Close</source>
      <translation>关闭</translation>
    </message>
    <message>
      <source>Closes this explanation (Esc).</source>
      <translation>关闭此说明（Esc）。</translation>
    </message>
    <message>
      <source>recovered</source>
      <translation>已恢复</translation>
    </message>
    <message>
      <source>%1; choose another folder, or check Replace files that exist</source>
      <translation>%1；请选择其他文件夹，或勾选“替换已存在的文件”</translation>
    </message>
    <message>
      <source>A bundle of every fi&amp;gure, not only of the standard set</source>
      <translation>打包全部图，而不仅是标准集(&amp;G)</translation>
    </message>
    <message>
      <source>&amp;Replace files that exist</source>
      <translation>替换已存在的文件(&amp;R)</translation>
    </message>
    <message>
      <source>Figures</source>
      <translation>图</translation>
    </message>
    <message>
      <source>Write Figures To</source>
      <translation>选择图的写出位置</translation>
    </message>
    <message>
      <source>Preview of the figure</source>
      <translation>图的预览</translation>
    </message>
    <message>
      <source>Progress of writing</source>
      <translation>写出进度</translation>
    </message>
    <message>
      <source>&amp;Write Figure...</source>
      <translation>写出图(&amp;W)...</translation>
    </message>
    <message>
      <source>Write &amp;Bundle...</source>
      <translation>写出图包(&amp;B)...</translation>
    </message>
    <message>
      <source>&amp;Copy Picture</source>
      <translation>复制图片(&amp;C)</translation>
    </message>
    <message>
      <source>Copy D&amp;ata</source>
      <translation>复制数据(&amp;A)</translation>
    </message>
    <message>
      <source>The standard set of figures in all formats, with their numbers, scripts that redraw them, the scenario and a README.</source>
      <translation>全部格式的标准图集，附其数值、重绘脚本、场景和 README。</translation>
    </message>
    <message>
      <source>Cancelled; nothing was written.</source>
      <translation>已取消；未写出任何文件。</translation>
    </message>
    <message>
      <source>No policy is checked.</source>
      <translation>未勾选任何策略。</translation>
    </message>
    <message>
      <source>No kind of file is checked.</source>
      <translation>未勾选任何文件类型。</translation>
    </message>
    <message numerus="yes">
      <source>%Ln files written to %1.</source>
      <translation>
        <numerusform>已将 %Ln 个文件写出到 %1。</numerusform>
      </translation>
    </message>
    <message>
      <source>The figure's numbers are in the clipboard.</source>
      <translation>图的数值已在剪贴板中。</translation>
    </message>
    <message>
      <source>The figure is in the clipboard, as picture and as SVG.</source>
      <translation>图已在剪贴板中，格式为图片和 SVG。</translation>
    </message>
    <message>
      <source>One column, 85 mm</source>
      <translation>单栏，85 mm</translation>
    </message>
    <message>
      <source>Two columns, 178 mm</source>
      <translation>双栏，178 mm</translation>
    </message>
    <message>
      <source>Slide, 16:9</source>
      <translation>幻灯片，16:9</translation>
    </message>
    <message>
      <source>Poster</source>
      <translation>海报</translation>
    </message>
    <message>
      <source>&amp;Figure</source>
      <translation>图(&amp;F)</translation>
    </message>
    <message>
      <source>Tokens</source>
      <translation>词元</translation>
    </message>
    <message>
      <source>of a query</source>
      <translation>来自一个查询</translation>
    </message>
    <message>
      <source>Toke&amp;ns</source>
      <translation>词元(&amp;N)</translation>
    </message>
    <message>
      <source>automatic</source>
      <translation>自动</translation>
    </message>
    <message>
      <source>&amp;Query</source>
      <translation>查询(&amp;Q)</translation>
    </message>
    <message>
      <source>Keys &amp;kept</source>
      <translation>保留的键(&amp;K)</translation>
    </message>
    <message>
      <source>Cache size</source>
      <translation>缓存大小</translation>
    </message>
    <message>
      <source>read</source>
      <translation>读取</translation>
    </message>
    <message>
      <source>stored</source>
      <translation>存储</translation>
    </message>
    <message>
      <source>Cache size over queries</source>
      <translation>各查询的缓存大小</translation>
    </message>
    <message>
      <source>mean</source>
      <translation>均值</translation>
    </message>
    <message>
      <source>peak</source>
      <translation>峰值</translation>
    </message>
    <message>
      <source>Unit of the cache size</source>
      <translation>缓存大小的单位</translation>
    </message>
    <message>
      <source>bytes</source>
      <translation>字节</translation>
    </message>
    <message>
      <source>Error</source>
      <translation>误差</translation>
    </message>
    <message>
      <source>largest</source>
      <translation>最大</translation>
    </message>
    <message>
      <source>&amp;Error</source>
      <translation>误差(&amp;E)</translation>
    </message>
    <message>
      <source>Bounds</source>
      <translation>上界</translation>
    </message>
    <message>
      <source>none</source>
      <comment>bounds</comment>
      <translation>无</translation>
    </message>
    <message>
      <source>of policies that promise one</source>
      <translation>有承诺的策略</translation>
    </message>
    <message>
      <source>all</source>
      <comment>bounds</comment>
      <translation>全部</translation>
    </message>
    <message>
      <source>B&amp;ounds</source>
      <translation>上界(&amp;O)</translation>
    </message>
    <message>
      <source>Horizontal axis</source>
      <translation>横轴</translation>
    </message>
    <message>
      <source>Vertical axis</source>
      <translation>纵轴</translation>
    </message>
    <message>
      <source>Legend</source>
      <translation>图例</translation>
    </message>
    <message>
      <source>labels at the lines</source>
      <translation>线旁标签</translation>
    </message>
    <message>
      <source>inside</source>
      <translation>内部</translation>
    </message>
    <message>
      <source>below</source>
      <translation>下方</translation>
    </message>
    <message>
      <source>none</source>
      <comment>legend</comment>
      <translation>无</translation>
    </message>
    <message>
      <source>&amp;Legend</source>
      <translation>图例(&amp;L)</translation>
    </message>
    <message>
      <source>Current τ and W</source>
      <translation>当前 τ 和 W</translation>
    </message>
    <message>
      <source>Ratio at matched size</source>
      <translation>相同大小下的比值</translation>
    </message>
    <message>
      <source>Promise</source>
      <translation>承诺</translation>
    </message>
    <message>
      <source>Spikes</source>
      <translation>尖峰</translation>
    </message>
    <message>
      <source>Shown</source>
      <translation>显示内容</translation>
    </message>
    <message>
      <source>By the numbers below</source>
      <translation>按下方数值</translation>
    </message>
    <message>
      <source>&amp;Size</source>
      <translation>尺寸(&amp;S)</translation>
    </message>
    <message>
      <source>millimetres</source>
      <translation>毫米</translation>
    </message>
    <message>
      <source>inches</source>
      <translation>英寸</translation>
    </message>
    <message>
      <source>&amp;Unit</source>
      <translation>单位(&amp;U)</translation>
    </message>
    <message>
      <source>what suits</source>
      <translation>自适应</translation>
    </message>
    <message>
      <source> pt</source>
      <translation> pt</translation>
    </message>
    <message>
      <source>Wid&amp;th</source>
      <translation>宽度(&amp;T)</translation>
    </message>
    <message>
      <source>&amp;Height</source>
      <translation>高度(&amp;H)</translation>
    </message>
    <message>
      <source>Ty&amp;pe</source>
      <translation>字号(&amp;P)</translation>
    </message>
    <message>
      <source>L&amp;ines</source>
      <translation>线宽(&amp;I)</translation>
    </message>
    <message>
      <source>&amp;Dots per inch of PNG</source>
      <translation>PNG 每英寸点数(&amp;D)</translation>
    </message>
    <message>
      <source>matplotlib script</source>
      <translation>matplotlib 脚本</translation>
    </message>
    <message>
      <source>pgfplots script</source>
      <translation>pgfplots 脚本</translation>
    </message>
    <message>
      <source>Text of SVG as outlines</source>
      <translation>SVG 文字转为轮廓</translation>
    </message>
    <message>
      <source>Files</source>
      <translation>文件</translation>
    </message>
    <message>
      <source>%1: scale</source>
      <translation>%1：刻度</translation>
    </message>
    <message>
      <source>from</source>
      <translation>从</translation>
    </message>
    <message>
      <source>to</source>
      <translation>到</translation>
    </message>
    <message>
      <source>%1: from</source>
      <translation>%1：从</translation>
    </message>
    <message>
      <source>%1: to</source>
      <translation>%1：到</translation>
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
      <translation>手工设定</translation>
    </message>
    <message>
      <source>Space</source>
      <translation>空格键</translation>
    </message>
    <message>
      <source>Play or pause</source>
      <translation>播放或暂停</translation>
    </message>
    <message>
      <source>Left, Right</source>
      <translation>左、右方向键</translation>
    </message>
    <message>
      <source>One query back or on</source>
      <translation>后退或前进一个查询</translation>
    </message>
    <message>
      <source>Page Up, Page Down</source>
      <translation>Page Up, Page Down</translation>
    </message>
    <message>
      <source>Ten queries back or on; in a lesson, its steps</source>
      <translation>后退或前进十个查询；在课程中为其步骤</translation>
    </message>
    <message>
      <source>Home, End</source>
      <translation>Home, End</translation>
    </message>
    <message>
      <source>First or last query</source>
      <translation>首个或最后一个查询</translation>
    </message>
    <message>
      <source>Tab, Shift+Tab</source>
      <translation>Tab, Shift+Tab</translation>
    </message>
    <message>
      <source>Next or previous control or chart</source>
      <translation>下一个或上一个控件或图表</translation>
    </message>
    <message>
      <source>Arrow keys</source>
      <translation>方向键</translation>
    </message>
    <message>
      <source>On a slider: one step. On a chart: the next point or query</source>
      <translation>滑块上：一步。图表上：下一个点或查询</translation>
    </message>
    <message>
      <source>On a slider: ten steps</source>
      <translation>滑块上：十步</translation>
    </message>
    <message>
      <source>Up, Down</source>
      <translation>上、下方向键</translation>
    </message>
    <message>
      <source>On a chart: another line, or another spike</source>
      <translation>图表上：另一条线，或另一个尖峰</translation>
    </message>
    <message>
      <source>Enter</source>
      <translation>回车键</translation>
    </message>
    <message>
      <source>On a chart: take the point, or why there is an error</source>
      <translation>图表上：采用该点，或查看误差的原因</translation>
    </message>
    <message>
      <source>+, -, Esc</source>
      <translation>+, -, Esc</translation>
    </message>
    <message>
      <source>On a chart: nearer, back, and all of it</source>
      <translation>图表上：放大、缩小、显示全部</translation>
    </message>
    <message>
      <source>Insert, Delete</source>
      <translation>Insert, Delete</translation>
    </message>
    <message>
      <source>On the keyframes: add one, remove one</source>
      <translation>关键帧上：添加一个、移除一个</translation>
    </message>
    <message>
      <source>Shift+F10</source>
      <translation>Shift+F10</translation>
    </message>
    <message>
      <source>What the chart in focus offers</source>
      <translation>焦点图表提供的选项</translation>
    </message>
    <message>
      <source>C</source>
      <translation>C</translation>
    </message>
    <message>
      <source>In presenter mode: a lesson's controls, away and back</source>
      <translation>演示模式中：收起或显示课程的控件</translation>
    </message>
    <message>
      <source>P</source>
      <translation>P</translation>
    </message>
    <message>
      <source>In presenter mode: a pointer; Shift and arrows move it</source>
      <translation>演示模式中：指针；按住 Shift 用方向键移动它</translation>
    </message>
    <message>
      <source>Esc</source>
      <translation>Esc</translation>
    </message>
    <message>
      <source>Leave presenter mode</source>
      <translation>退出演示模式</translation>
    </message>
    <message>
      <source>The program’s own lessons</source>
      <translation>本程序自带的课程</translation>
    </message>
    <message>
      <source>Puts this class away.</source>
      <translation>关闭此课堂。</translation>
    </message>
    <message>
      <source>Lessons</source>
      <translation>课程</translation>
    </message>
    <message>
      <source>Presenter mode locks this</source>
      <translation>此项由演示模式锁定</translation>
    </message>
    <message>
      <source>The lesson “%1” locks this</source>
      <translation>此项由课程“%1”锁定</translation>
    </message>
    <message>
      <source>This is locked by the class file %1</source>
      <translation>此项由课堂文件 %1 锁定</translation>
    </message>
    <message>
      <source>The answer could not be kept: %1</source>
      <translation>无法保存回答：%1</translation>
    </message>
    <message>
      <source>&amp;Lessons</source>
      <translation>课程(&amp;L)</translation>
    </message>
    <message>
      <source>Ctrl+L</source>
      <translation>Ctrl+L</translation>
    </message>
    <message>
      <source>&amp;Open Lesson or Class File...</source>
      <translation>打开课程或课堂文件(&amp;O)...</translation>
    </message>
    <message>
      <source>Ctrl+Shift+O</source>
      <translation>Ctrl+Shift+O</translation>
    </message>
    <message>
      <source>Lea&amp;ve the Lesson</source>
      <translation>退出课程(&amp;V)</translation>
    </message>
    <message>
      <source>&amp;Make Class File...</source>
      <translation>制作课堂文件(&amp;M)...</translation>
    </message>
    <message>
      <source>&amp;Export Answers...</source>
      <translation>导出回答(&amp;E)...</translation>
    </message>
    <message>
      <source>&amp;Presenter Mode</source>
      <translation>演示模式(&amp;P)</translation>
    </message>
    <message>
      <source>Open Lesson or Class File</source>
      <translation>打开课程或课堂文件</translation>
    </message>
    <message>
      <source>Lessons and class files (*.md *.kvclass);;All files (*)</source>
      <translation>课程和课堂文件 (*.md *.kvclass);;所有文件 (*)</translation>
    </message>
    <message>
      <source>A class</source>
      <translation>课堂</translation>
    </message>
    <message>
      <source>Save Class File</source>
      <translation>保存课堂文件</translation>
    </message>
    <message>
      <source>Class files (*.kvclass)</source>
      <translation>课堂文件 (*.kvclass)</translation>
    </message>
    <message>
      <source>%1 is written</source>
      <translation>已写出 %1</translation>
    </message>
    <message>
      <source>no question has been answered yet</source>
      <translation>尚未回答任何问题</translation>
    </message>
    <message>
      <source>Export Answers</source>
      <translation>导出回答</translation>
    </message>
    <message>
      <source>Tables (*.csv)</source>
      <translation>表格 (*.csv)</translation>
    </message>
    <message>
      <source>&amp;Restore</source>
      <translation>恢复(&amp;R)</translation>
    </message>
    <message>
      <source>D&amp;iscard</source>
      <translation>放弃(&amp;I)</translation>
    </message>
    <message>
      <source>reading %1</source>
      <translation>正在读取 %1</translation>
    </message>
    <message>
      <source>Pages</source>
      <translation>页面</translation>
    </message>
    <message>
      <source>%1[*] — kvbudget</source>
      <translation>%1[*] — kvbudget</translation>
    </message>
    <message>
      <source>&amp;File</source>
      <translation>文件(&amp;F)</translation>
    </message>
    <message>
      <source>&amp;New</source>
      <translation>新建(&amp;N)</translation>
    </message>
    <message>
      <source>&amp;Open...</source>
      <translation>打开(&amp;O)...</translation>
    </message>
    <message>
      <source>Open &amp;Recent</source>
      <translation>打开最近的文件(&amp;R)</translation>
    </message>
    <message>
      <source>Open &amp;Trace...</source>
      <translation>打开轨迹(&amp;T)...</translation>
    </message>
    <message>
      <source>Ctrl+T</source>
      <translation>Ctrl+T</translation>
    </message>
    <message>
      <source>&amp;Save</source>
      <translation>保存(&amp;S)</translation>
    </message>
    <message>
      <source>Save &amp;As...</source>
      <translation>另存为(&amp;A)...</translation>
    </message>
    <message>
      <source>Ctrl+Shift+S</source>
      <translation>Ctrl+Shift+S</translation>
    </message>
    <message>
      <source>&amp;Figures...</source>
      <translation>图(&amp;F)...</translation>
    </message>
    <message>
      <source>Ctrl+E</source>
      <translation>Ctrl+E</translation>
    </message>
    <message>
      <source>&amp;Quit</source>
      <translation>退出(&amp;Q)</translation>
    </message>
    <message>
      <source>Ctrl+Q</source>
      <translation>Ctrl+Q</translation>
    </message>
    <message>
      <source>Clear List</source>
      <translation>清空列表</translation>
    </message>
    <message>
      <source>&amp;Edit</source>
      <translation>编辑(&amp;E)</translation>
    </message>
    <message>
      <source>&amp;Undo</source>
      <translation>撤销(&amp;U)</translation>
    </message>
    <message>
      <source>&amp;Redo</source>
      <translation>重做(&amp;R)</translation>
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
      <translation>重新抽样(&amp;D)</translation>
    </message>
    <message>
      <source>Ctrl+R</source>
      <translation>Ctrl+R</translation>
    </message>
    <message>
      <source>R&amp;eset</source>
      <translation>重置(&amp;E)</translation>
    </message>
    <message>
      <source>Ctrl+Backspace</source>
      <translation>Ctrl+Backspace</translation>
    </message>
    <message>
      <source>&amp;View</source>
      <translation>视图(&amp;V)</translation>
    </message>
    <message>
      <source>&amp;Data Table</source>
      <translation>数据表(&amp;D)</translation>
    </message>
    <message>
      <source>&amp;Controls</source>
      <translation>控制面板(&amp;C)</translation>
    </message>
    <message>
      <source>&amp;Larger Text</source>
      <translation>更大文字(&amp;L)</translation>
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
      <translation>更小文字(&amp;S)</translation>
    </message>
    <message>
      <source>Ctrl+-</source>
      <translation>Ctrl+-</translation>
    </message>
    <message>
      <source>&amp;Normal Text</source>
      <translation>正常文字(&amp;N)</translation>
    </message>
    <message>
      <source>Ctrl+0</source>
      <translation>Ctrl+0</translation>
    </message>
    <message>
      <source>Lan&amp;guage</source>
      <translation>语言(&amp;G)</translation>
    </message>
    <message>
      <source>&amp;Help</source>
      <translation>帮助(&amp;H)</translation>
    </message>
    <message>
      <source>&amp;What Is This?</source>
      <translation>这是什么？(&amp;W)</translation>
    </message>
    <message>
      <source>About the &amp;Bound</source>
      <translation>关于上界(&amp;B)</translation>
    </message>
    <message>
      <source>&amp;Shortcuts</source>
      <translation>快捷键(&amp;S)</translation>
    </message>
    <message>
      <source>Ctrl+F1</source>
      <translation>Ctrl+F1</translation>
    </message>
    <message>
      <source>&amp;About kvbudget</source>
      <translation>关于 kvbudget(&amp;A)</translation>
    </message>
    <message>
      <source>Open Trace</source>
      <translation>打开轨迹</translation>
    </message>
    <message>
      <source>Traces (*.npz *.safetensors);;All files (*)</source>
      <translation>轨迹 (*.npz *.safetensors);;所有文件 (*)</translation>
    </message>
    <message>
      <source>Scenarios (*.json);;All files (*)</source>
      <translation>场景 (*.json);;所有文件 (*)</translation>
    </message>
    <message>
      <source>Unsaved Changes</source>
      <translation>未保存的更改</translation>
    </message>
    <message>
      <source>Save the changes to %1?</source>
      <translation>保存对 %1 的更改？</translation>
    </message>
    <message>
      <source>Open Scenario</source>
      <translation>打开场景</translation>
    </message>
    <message>
      <source>Save Scenario</source>
      <translation>保存场景</translation>
    </message>
    <message>
      <source>kvbudget</source>
      <translation>kvbudget</translation>
    </message>
    <message>
      <source>no chart has the focus: click one, or go to it with Tab</source>
      <translation>没有图表获得焦点：请单击一个，或用 Tab 切换到它</translation>
    </message>
    <message>
      <source>no rollout is computed yet</source>
      <translation>尚未计算推演</translation>
    </message>
    <message>
      <source>The program did not end properly. Its last state was not saved.</source>
      <translation>程序上次未正常结束。其最后的状态未保存。</translation>
    </message>
    <message>
      <source>The program did not end properly. Its last changes to %1 were not saved.</source>
      <translation>程序上次未正常结束。对 %1 的最后更改未保存。</translation>
    </message>
    <message>
      <source>Cell of the Trace</source>
      <translation>轨迹的单元</translation>
    </message>
    <message>
      <source>Each curve is a policy at all its settings: further left is smaller, further down is more exact. The big marks are the present settings. Click a point of a curve to make it the setting. The choice at the upper right decides whether size means tokens *read* or tokens *stored*, on average or at the peak.</source>
      <translation>每条曲线是一种策略的所有设置：越靠左越小，越靠下越精确。大标记为当前设置。单击曲线上的一点即采用该设置。右上角的选项决定大小是指*读取*的词元还是*存储*的词元，取均值还是峰值。</translation>
    </message>
    <message>
      <source>Error of every query</source>
      <translation>各查询的误差</translation>
    </message>
    <message>
      <source>One line a policy, over time. The error is the distance between the full output and the bounded cache’s. The dashed line is the promise, $\tau$ times the value range. Click a spike to learn which token was missing. Left and Right move the cursor, Up and Down go from spike to spike.</source>
      <translation>每种策略一条线，随时间变化。误差是完整输出与有界缓存输出之间的距离。虚线是承诺，即 $\tau$ 乘以值域范围。单击尖峰可查看缺失的是哪个词元。左、右方向键移动光标，上、下方向键在尖峰之间切换。</translation>
    </message>
    <message>
      <source>The query under the cursor</source>
      <translation>光标处的查询</translation>
    </message>
    <message>
      <source>The identity in numbers, a column a policy: dropped mass $m$, the gap, their product, and the error measured directly. The residual is what rounding leaves between the last two.</source>
      <translation>恒等式的数值，每种策略一列：丢弃质量 $m$、间距、二者之积，以及直接实测的误差。残差是舍入在后两者之间留下的差异。</translation>
    </message>
    <message>
      <source>A strip a keyframe and policy: coloured while the policy still keeps it, grey once it is dropped; the darker the grey, the more attention it would have had.</source>
      <translation>每个关键帧在每种策略下各有一个条带：策略仍保留它时为彩色，丢弃后为灰色；灰色越深，它本应得到的注意力越多。</translation>
    </message>
    <message>
      <source>Queries from left to right, tokens from bottom to top. Coloured tokens are kept, grey ones dropped; the deeper the colour, the heavier. Dark grey is attention that is lost.</source>
      <translation>查询从左到右，词元从下到上。彩色词元被保留，灰色词元被丢弃；颜色越深，权重越大。深灰色是丢失的注意力。</translation>
    </message>
    <message>
      <source>The weights $p_j$ of the query under the cursor over all tokens before it. They sum to 1.</source>
      <translation>光标处的查询对其之前所有词元的权重 $p_j$。其总和为 1。</translation>
    </message>
    <message>
      <source>The errors of window and mass budget while the strength of the sinks varies. Drag the cursor to make a strength the setting.</source>
      <translation>汇点强度变化时滑动窗口和质量预算的误差。拖动光标可将某一强度设为当前设置。</translation>
    </message>
    <message>
      <source>Tokens in the plane of their values; size is weight. The full output divides the line between the weighted means of kept and dropped in the ratio $m : 1 - m$. Drag tokens, and click them to keep or drop them.</source>
      <translation>词元位于其值的平面上；大小即权重。完整输出将保留部分与丢弃部分的加权均值之间的连线按 $m : 1 - m$ 分割。拖动词元可移动它，单击可保留或丢弃它。</translation>
    </message>
    <message>
      <source>Error $= m \times$ gap, with what was measured on one side and what was computed from the two weighted means on the other.</source>
      <translation>误差 $= m \times$ 间距，一边为实测结果，另一边由两个加权均值计算得出。</translation>
    </message>
    <message>
      <source>The error, and beside it every bound on it. A bound as short as the error is *tight*.</source>
      <translation>误差，以及与之并列的各个上界。与误差一样短的上界是*紧*的。</translation>
    </message>
    <message>
      <source>A point a query: dropped mass to the right, gap upwards. Along each dotted curve the error is the same. Points far right err by mass, points far up by direction.</source>
      <translation>每个查询一点：向右为丢弃质量，向上为间距。沿同一条点线误差相同。靠右的点因质量而有误差，靠上的点因方向而有误差。</translation>
    </message>
    <message>
      <source>Swaps</source>
      <translation>交换</translation>
    </message>
    <message>
      <source>From the top-mass set to a better one, one swap of two keys at a time: a little mass is given up, and the kept mean moves nearer to the full output.</source>
      <translation>从最大质量集到更好的集合，每次交换两个键：放弃少许质量，保留均值便更接近完整输出。</translation>
    </message>
    <message>
      <source>For the row under the cursor: the sets of keys that the rules keep at the chosen budget, and the best ones, ranked by error. The set of largest mass need not be the best: error is mass *times* gap.</source>
      <translation>光标所在行：各规则在所选预算下保留的键集，以及最优的键集，按误差排序。质量最大的集合未必最好：误差是质量*乘以*间距。</translation>
    </message>
    <message>
      <source>Audit</source>
      <translation>审计</translation>
    </message>
    <message>
      <source>Over all cells of the trace: how much of the top-mass set’s error a better choice of keys can close, where it can, and what forced weights cost. The choice at the upper right takes one of the three.</source>
      <translation>针对轨迹的所有单元：更好的键选择能弥合最大质量集误差的多少、在何处能弥合，以及强制权重的代价。右上角的选项在三者中切换。</translation>
    </message>
    <message>
      <source>Cells</source>
      <translation>单元</translation>
    </message>
    <message>
      <source>A square a layer and head of the trace; the deeper the colour, the larger the number that is named above it. Click a square to look at that cell.</source>
      <translation>每个方块对应轨迹的一层一头；颜色越深，上方所示的数越大。点击方块即可查看该单元。</translation>
    </message>
    <message>
      <source>Time</source>
      <translation>时间</translation>
    </message>
    <message>
      <source>Plays and steps through the queries. The cursor is the same in all views.</source>
      <translation>播放或逐个浏览查询。所有视图中的光标相同。</translation>
    </message>
    <message>
      <source>Verdict</source>
      <translation>结论</translation>
    </message>
    <message>
      <source>Whether the bound holds at every query, how near the worst query comes to it, and how long the last update took.</source>
      <translation>上界是否在每个查询处都成立，最差的查询离它有多近，以及上次更新的用时。</translation>
    </message>
    <message>
      <source>All that can be set. Double-click a name to set it back. Everything in the window follows at once.</source>
      <translation>所有可设置的内容。双击名称可重置。窗口中的一切随即更新。</translation>
    </message>
    <message>
      <source>There is not enough memory for this trace.</source>
      <translation>内存不足，无法打开此轨迹。</translation>
    </message>
    <message>
      <source>Transport</source>
      <translation>播放控制</translation>
    </message>
    <message>
      <source>One query back</source>
      <translation>后退一个查询</translation>
    </message>
    <message>
      <source>One query back (Left)</source>
      <translation>后退一个查询（左方向键）</translation>
    </message>
    <message>
      <source>One query on</source>
      <translation>前进一个查询</translation>
    </message>
    <message>
      <source>One query on (Right)</source>
      <translation>前进一个查询（右方向键）</translation>
    </message>
    <message>
      <source>The query that all views show, by its token's position.</source>
      <translation>所有视图显示的查询，以其词元的位置表示。</translation>
    </message>
    <message>
      <source>Seeks through the queries (Home, End, arrows; Space plays).</source>
      <translation>在各查询间定位（Home、End、方向键；空格键播放）。</translation>
    </message>
    <message>
      <source>Speed</source>
      <translation>速度</translation>
    </message>
    <message>
      <source>Speed of play. 1× is %1 queries a second.</source>
      <translation>播放速度。1× 为每秒 %1 个查询。</translation>
    </message>
    <message>
      <source>Pause</source>
      <translation>暂停</translation>
    </message>
    <message>
      <source>Play</source>
      <translation>播放</translation>
    </message>
    <message>
      <source>Pause (Space)</source>
      <translation>暂停（空格键）</translation>
    </message>
    <message>
      <source>Play (Space)</source>
      <translation>播放（空格键）</translation>
    </message>
    <message numerus="yes">
      <source>%Ln queries</source>
      <translation>
        <numerusform>%Ln 个查询</numerusform>
      </translation>
    </message>
    <message>
      <source>Time of the last update, from the change to its arrival in the views.</source>
      <translation>上次更新的用时，从更改到各视图显示结果。</translation>
    </message>
    <message>
      <source>How near any shown policy comes to its bound, dropped mass times value range. Above 1 the bound would be broken.</source>
      <translation>所显示的策略最接近其上界（丢弃质量乘以值域范围）的程度。大于 1 则表示上界被突破。</translation>
    </message>
    <message>
      <source>%1 ms</source>
      <translation>%1 ms</translation>
    </message>
    <message>
      <source>cannot read '%1': %2</source>
      <translation>无法读取“%1”：%2</translation>
    </message>
    <message>
      <source>array 'attn' is %1; its last two sizes, the query and the position, must be equal</source>
      <translation>数组“attn”为 %1；其最后两个尺寸（查询与位置）须相等</translation>
    </message>
    <message>
      <source>array 'attn' has %1 tokens, where weights of at most %2 are read; store q and k instead</source>
      <translation>数组“attn”有 %1 个词元，而权重最多读取 %2 个；请改为保存 q 和 k</translation>
    </message>
    <message>
      <source>it has neither q and k nor attn, but %1; a trace needs q and k, or attn</source>
      <translation>其中既没有 q 和 k 也没有 attn，而是 %1；轨迹需要 q 和 k，或 attn</translation>
    </message>
    <message>
      <source>no array at all</source>
      <translation>没有任何数组</translation>
    </message>
    <message>
      <source>%1 and %2 more</source>
      <translation>%1 以及另外 %2 个</translation>
    </message>
    <message>
      <source>array '%1' is missing; a trace needs q and k, or attn</source>
      <translation>缺少数组“%1”；轨迹需要 q 和 k，或 attn</translation>
    </message>
    <message>
      <source>array '%1' has %2 tokens, where at most %3 are read</source>
      <translation>数组“%1”有 %2 个词元，而最多读取 %3 个</translation>
    </message>
    <message>
      <source>array '%1' holds text (dtype %2), where %3</source>
      <translation>数组“%1”存放的是文本（dtype %2）；%3</translation>
    </message>
    <message>
      <source>array '%1' holds Python objects (dtype %2), where %3</source>
      <translation>数组“%1”存放的是 Python 对象（dtype %2）；%3</translation>
    </message>
    <message>
      <source>array '%1' has a structured type (dtype %2), where %3</source>
      <translation>数组“%1”为结构化类型（dtype %2）；%3</translation>
    </message>
    <message>
      <source>array '%1' has a type that is not known (dtype %2), where %3</source>
      <translation>数组“%1”的类型未知（dtype %2）；%3</translation>
    </message>
    <message>
      <source>array '%1' is %2, where %3</source>
      <translation>数组“%1”为 %2；%3</translation>
    </message>
    <message>
      <source>array '%1' is empty, where %2</source>
      <translation>数组“%1”为空；%2</translation>
    </message>
    <message>
      <source>float16, bfloat16, float32 or float64 is needed</source>
      <translation>需要 float16、bfloat16、float32 或 float64</translation>
    </message>
    <message>
      <source>4 dimensions are needed: layer, head, token, and position; layer, or layer and head, may be left out</source>
      <translation>需要 4 个维度：层、头、词元和位置；层，或层与头，可以省略</translation>
    </message>
    <message>
      <source>4 dimensions are needed: layer, head, token, and the vector's elements; layer, or layer and head, may be left out</source>
      <translation>需要 4 个维度：层、头、词元和向量元素；层，或层与头，可以省略</translation>
    </message>
    <message>
      <source>integers are needed</source>
      <translation>需要整数</translation>
    </message>
    <message>
      <source>numbers are needed</source>
      <translation>需要数字</translation>
    </message>
    <message>
      <source>one number is needed</source>
      <translation>需要一个数</translation>
    </message>
    <message>
      <source>one integer is needed</source>
      <translation>需要一个整数</translation>
    </message>
    <message>
      <source>a number above 0 and of at most 1e100 is needed</source>
      <translation>需要大于 0 且不超过 1e100 的数</translation>
    </message>
    <message>
      <source>1 to %1 is needed, the number of tokens</source>
      <translation>需要 1 到 %1，即词元数</translation>
    </message>
    <message>
      <source>a list of at most %1 positions is needed</source>
      <translation>需要最多 %1 个位置的列表</translation>
    </message>
    <message>
      <source>array '%1' is empty: its shape is %2</source>
      <translation>数组“%1”为空：其形状为 %2</translation>
    </message>
    <message>
      <source>array '%1' is %2 and '%3' is %4; both need the same number of dimensions</source>
      <translation>数组“%1”为 %2，而“%3”为 %4；两者的维数须相同</translation>
    </message>
    <message>
      <source>array '%1' has %2 layers where '%3' has %4: their shapes are %5 and %6</source>
      <translation>数组“%1”有 %2 层，而“%3”有 %4 层：形状分别为 %5 和 %6</translation>
    </message>
    <message>
      <source>array '%1' has %2 tokens where '%3' has %4: their shapes are %5 and %6</source>
      <translation>数组“%1”有 %2 个词元，而“%3”有 %4 个：形状分别为 %5 和 %6</translation>
    </message>
    <message>
      <source>array '%1' has %2 heads where '%3' has %4: their shapes are %5 and %6</source>
      <translation>数组“%1”有 %2 个头，而“%3”有 %4 个：形状分别为 %5 和 %6</translation>
    </message>
    <message>
      <source>array '%1' has %2 dimensions a token where '%3' has %4: their shapes are %5 and %6</source>
      <translation>数组“%1”每词元 %2 维，而“%3”为 %4 维：形状分别为 %5 和 %6</translation>
    </message>
    <message>
      <source>array '%1' has %2 heads, which do not divide the %3 heads of '%4'</source>
      <translation>数组“%1”有 %2 个头，不能整除“%4”的 %3 个头</translation>
    </message>
    <message>
      <source>keyframes[%1] is %2, where a position from 0 to %3 is needed</source>
      <translation>keyframes[%1] 为 %2；需要 0 到 %3 的位置</translation>
    </message>
    <message>
      <source>keyframes[%1] is %2 after %3; keyframes must increase</source>
      <translation>keyframes[%1] 为 %2，在 %3 之后；关键帧须递增</translation>
    </message>
    <message>
      <source>its shape %1 is too large for any file</source>
      <translation>其形状 %1 对任何文件都过大</translation>
    </message>
    <message>
      <source>its shape %1 of %2 needs %3 bytes of data, but it has %4</source>
      <translation>其形状 %1（%2）需要 %3 字节数据，但只有 %4 字节</translation>
    </message>
    <message>
      <source>%1 is %2, where a finite number of at most 1e100 in magnitude is needed</source>
      <translation>%1 为 %2；需要绝对值不超过 1e100 的有限数</translation>
    </message>
    <message>
      <source>%1 is %2, where a weight of at least 0 is needed</source>
      <translation>%1 为 %2；需要不小于 0 的权重</translation>
    </message>
    <message>
      <source>%1 is %2; weights must be causal: 0 for positions after the query</source>
      <translation>%1 为 %2；权重须为因果的：查询之后的位置须为 0</translation>
    </message>
    <message>
      <source>array 'attn': the row of layer %1, head %2, query %3 sums to %4, where 1 within 0.001 is needed</source>
      <translation>数组“attn”：第 %1 层、第 %2 头、查询 %3 的行之和为 %4；须为 1，误差不超过 0.001</translation>
    </message>
    <message>
      <source>there is no layer %1; it has layers 0 to %2</source>
      <translation>没有第 %1 层；它有第 0 到 %2 层</translation>
    </message>
    <message>
      <source>there is no head %1; it has heads 0 to %2</source>
      <translation>没有第 %1 头；它有第 0 到 %2 头</translation>
    </message>
    <message>
      <source>there is not enough memory for one head of %1 tokens</source>
      <translation>内存不足以容纳一个 %1 词元的头</translation>
    </message>
    <message>
      <source>it is a folder, where a .npz or .safetensors file is needed</source>
      <translation>它是文件夹；需要 .npz 或 .safetensors 文件</translation>
    </message>
    <message>
      <source>it is not a regular file</source>
      <translation>它不是普通文件</translation>
    </message>
    <message>
      <source>the file is empty</source>
      <translation>文件为空</translation>
    </message>
    <message>
      <source>array %1: %2</source>
      <translation>数组 %1：%2</translation>
    </message>
    <message>
      <source>it is a zip archive without .npy arrays (a PyTorch file?), where a .npz or .safetensors file is needed</source>
      <translation>它是没有 .npy 数组的 zip 归档（PyTorch 文件？）；需要 .npz 或 .safetensors 文件</translation>
    </message>
    <message>
      <source>its .npy header says that it is %1 bytes long, where the whole entry has %2</source>
      <translation>其 .npy 头部声称长 %1 字节，而整个条目只有 %2 字节</translation>
    </message>
    <message>
      <source>its .npy header says that it is %1 bytes long, where at most 65536 are read</source>
      <translation>其 .npy 头部声称长 %1 字节，而最多读取 65536 字节</translation>
    </message>
    <message>
      <source>its .npy header has version %1, where 1, 2 and 3 are known</source>
      <translation>其 .npy 头部为第 %1 版，而已知的是 1、2、3 版</translation>
    </message>
    <message>
      <source>it is too short for a .npy header</source>
      <translation>它太短，容不下 .npy 头部</translation>
    </message>
    <message>
      <source>it does not start as a .npy array</source>
      <translation>它的开头不是 .npy 数组</translation>
    </message>
    <message>
      <source>its .npy header is damaged: %1</source>
      <translation>其 .npy 头部已损坏：%1</translation>
    </message>
    <message>
      <source>']' is missing</source>
      <translation>缺少“]”</translation>
    </message>
    <message>
      <source>'%1' is missing</source>
      <translation>缺少“%1”</translation>
    </message>
    <message>
      <source>a quote is not closed</source>
      <translation>引号没有闭合</translation>
    </message>
    <message>
      <source>fortran_order must be True or False</source>
      <translation>fortran_order 须为 True 或 False</translation>
    </message>
    <message>
      <source>a comma is missing in the shape</source>
      <translation>形状中缺少逗号</translation>
    </message>
    <message>
      <source>the shape has more than 32 dimensions</source>
      <translation>形状超过 32 维</translation>
    </message>
    <message>
      <source>the shape is a number, not a tuple</source>
      <translation>形状是数字，不是元组</translation>
    </message>
    <message>
      <source>the shape has a negative size</source>
      <translation>形状中有负的尺寸</translation>
    </message>
    <message>
      <source>the shape has a size beyond 64 bits</source>
      <translation>形状中有超过 64 位的尺寸</translation>
    </message>
    <message>
      <source>the shape has something that is not a number</source>
      <translation>形状中有非数字内容</translation>
    </message>
    <message>
      <source>key %1 is not known</source>
      <translation>键 %1 未知</translation>
    </message>
    <message>
      <source>key %1 is there twice</source>
      <translation>键 %1 出现两次</translation>
    </message>
    <message>
      <source>it needs descr, fortran_order and shape</source>
      <translation>它需要 descr、fortran_order 和 shape</translation>
    </message>
    <message>
      <source>something follows the closing '}'</source>
      <translation>结尾的“}”之后还有内容</translation>
    </message>
    <message>
      <source>its header is damaged: %1</source>
      <translation>其头部已损坏：%1</translation>
    </message>
    <message>
      <source>an object is where a value should be</source>
      <translation>应为值的位置是一个对象</translation>
    </message>
    <message>
      <source>%1 is there twice</source>
      <translation>%1 出现两次</translation>
    </message>
    <message>
      <source>array %1 has %2</source>
      <translation>数组 %1 含有 %2</translation>
    </message>
    <message>
      <source>array %1 has %2 twice</source>
      <translation>数组 %1 的 %2 出现两次</translation>
    </message>
    <message>
      <source>a text is where it does not belong</source>
      <translation>文本出现在不该出现的位置</translation>
    </message>
    <message>
      <source>a list is where it does not belong</source>
      <translation>列表出现在不该出现的位置</translation>
    </message>
    <message>
      <source>a number is where it does not belong</source>
      <translation>数字出现在不该出现的位置</translation>
    </message>
    <message>
      <source>a null is where it does not belong</source>
      <translation>null 出现在不该出现的位置</translation>
    </message>
    <message>
      <source>a boolean is where it does not belong</source>
      <translation>布尔值出现在不该出现的位置</translation>
    </message>
    <message>
      <source>array %1 has a shape that is too large</source>
      <translation>数组 %1 的形状过大</translation>
    </message>
    <message>
      <source>array %1 needs two data_offsets</source>
      <translation>数组 %1 需要两个 data_offsets</translation>
    </message>
    <message>
      <source>array %1 begins at offset %2 and ends before, at %3</source>
      <translation>数组 %1 始于偏移 %2，却在其之前的 %3 结束</translation>
    </message>
    <message>
      <source>array %1 needs dtype, shape and data_offsets</source>
      <translation>数组 %1 需要 dtype、shape 和 data_offsets</translation>
    </message>
    <message>
      <source>a size or an offset is %1, below 0</source>
      <translation>某尺寸或偏移为 %1，小于 0</translation>
    </message>
    <message>
      <source>a size or an offset is %1, no whole number of 64 bits</source>
      <translation>某尺寸或偏移为 %1，不是 64 位整数</translation>
    </message>
    <message>
      <source>it is not JSON</source>
      <translation>它不是 JSON</translation>
    </message>
    <message>
      <source>it is not valid JSON at byte %1</source>
      <translation>第 %1 字节处不是有效的 JSON</translation>
    </message>
    <message>
      <source>it is too short for a safetensors file</source>
      <translation>它太短，不是 safetensors 文件</translation>
    </message>
    <message>
      <source>its safetensors header says that it is %1 bytes long, in a file of %2 bytes</source>
      <translation>其 safetensors 头部声称长 %1 字节，而文件只有 %2 字节</translation>
    </message>
    <message>
      <source>its safetensors header is %1 bytes long, where the format allows 100000000</source>
      <translation>其 safetensors 头部长 %1 字节，而该格式最多允许 100000000 字节</translation>
    </message>
    <message>
      <source>array %1 is at bytes %2 to %3 of the data, which has only %4</source>
      <translation>数组 %1 位于数据的第 %2 到 %3 字节，而数据只有 %4 字节</translation>
    </message>
    <message>
      <source>array %1 begins at byte %2 of the data, inside array %3, which ends at %4</source>
      <translation>数组 %1 始于数据的第 %2 字节，落在止于 %4 的数组 %3 之内</translation>
    </message>
    <message>
      <source>bytes %1 to %2 of the data, before array %3, belong to no array, which the format forbids</source>
      <translation>数组 %3 之前的第 %1 到 %2 字节不属于任何数组，这是该格式所禁止的</translation>
    </message>
    <message>
      <source>its arrays end at byte %1 of the data, which has %2</source>
      <translation>其数组止于数据的第 %1 字节，而数据有 %2 字节</translation>
    </message>
    <message>
      <source>it is a single .npy array; put q and k, or attn, in one file with np.savez</source>
      <translation>它是单个 .npy 数组；请用 np.savez 把 q 和 k，或 attn，放入一个文件</translation>
    </message>
    <message>
      <source>it is a Git LFS pointer, not the file itself; run git lfs pull</source>
      <translation>它是 Git LFS 指针，不是文件本身；请运行 git lfs pull</translation>
    </message>
    <message>
      <source>it is a web page, not the file itself</source>
      <translation>它是网页，不是文件本身</translation>
    </message>
    <message>
      <source>it is an HDF5 file, where a .npz or .safetensors file is needed</source>
      <translation>它是 HDF5 文件；需要 .npz 或 .safetensors 文件</translation>
    </message>
    <message>
      <source>it is a Python pickle, where a .npz or .safetensors file is needed</source>
      <translation>它是 Python pickle；需要 .npz 或 .safetensors 文件</translation>
    </message>
    <message>
      <source>it is compressed by gzip; decompress it first</source>
      <translation>它由 gzip 压缩；请先解压</translation>
    </message>
    <message>
      <source>it is a JSON file, where a .npz or .safetensors file is needed</source>
      <translation>它是 JSON 文件；需要 .npz 或 .safetensors 文件</translation>
    </message>
    <message>
      <source>it is neither a .npz nor a .safetensors file</source>
      <translation>它既不是 .npz 也不是 .safetensors 文件</translation>
    </message>
    <message>
      <source>its data ends before it should</source>
      <translation>其数据提前结束</translation>
    </message>
    <message>
      <source>it does not have the length that the archive says</source>
      <translation>其长度与归档所述不符</translation>
    </message>
    <message>
      <source>its checksum does not match its data</source>
      <translation>其校验和与数据不符</translation>
    </message>
    <message>
      <source>its compressed data is damaged</source>
      <translation>其压缩数据已损坏</translation>
    </message>
    <message>
      <source>it is damaged (%1)</source>
      <translation>它已损坏（%1）</translation>
    </message>
    <message>
      <source>its directory entry is incomplete</source>
      <translation>其目录条目不完整</translation>
    </message>
    <message>
      <source>it is encrypted</source>
      <translation>它已加密</translation>
    </message>
    <message>
      <source>it says that it is %1 bytes long, compressed to %2, in a file of %3 bytes</source>
      <translation>它声称长 %1 字节，压缩为 %2 字节，而文件只有 %3 字节</translation>
    </message>
    <message>
      <source>it says that it is %1 bytes long, but holds %2</source>
      <translation>它声称长 %1 字节，却只有 %2 字节</translation>
    </message>
    <message>
      <source>it says that it is %1 bytes long, which %2 compressed bytes cannot give</source>
      <translation>它声称长 %1 字节，而 %2 个压缩字节不可能得出</translation>
    </message>
    <message>
      <source>it is compressed by method %1, where stored and deflate are read</source>
      <translation>它用方法 %1 压缩；可读取的是不压缩和 deflate</translation>
    </message>
    <message>
      <source>it is a truncated or damaged zip archive (%1)</source>
      <translation>它是被截断或损坏的 zip 归档（%1）</translation>
    </message>
    <message>
      <source>entry %1 of the zip archive: %2</source>
      <translation>zip 归档的第 %1 个条目：%2</translation>
    </message>
    <message>
      <source>zip entry %1: %2</source>
      <translation>zip 条目 %1：%2</translation>
    </message>
    <message>
      <source>the zip archive has two entries named %1</source>
      <translation>zip 归档有两个名为 %1 的条目</translation>
    </message>
    <message>
      <source>cannot write '%1': %2; nothing was written</source>
      <translation>无法写入“%1”：%2；没有写入任何内容</translation>
    </message>
    <message>
      <source>cannot write '%1': %2</source>
      <translation>无法写入“%1”：%2</translation>
    </message>
    <message>
      <source>cannot write to '%1': it is no folder</source>
      <translation>无法写入“%1”：它不是文件夹</translation>
    </message>
    <message>
      <source>it does not name a file</source>
      <translation>它不是文件名</translation>
    </message>
    <message>
      <source>it is a folder</source>
      <translation>它是文件夹</translation>
    </message>
    <message>
      <source>there is no folder '%1'</source>
      <translation>没有文件夹“%1”</translation>
    </message>
    <message>
      <source>'%1' exists already</source>
      <translation>“%1”已存在</translation>
    </message>
    <message>
      <source>the folder of presets is missing at '%1'; set KVBUDGET_RESOURCES to the project's resources folder</source>
      <translation>“%1”处缺少预设文件夹；请将 KVBUDGET_RESOURCES 设为项目的资源文件夹</translation>
    </message>
    <message>
      <source>No such file or directory</source>
      <translation>没有那个文件或文件夹</translation>
    </message>
    <message>
      <source>Permission denied</source>
      <translation>权限不足</translation>
    </message>
    <message>
      <source>No space left on device</source>
      <translation>设备上没有剩余空间</translation>
    </message>
    <message>
      <source>Read-only file system</source>
      <translation>文件系统为只读</translation>
    </message>
    <message>
      <source>Input/output error</source>
      <translation>输入/输出错误</translation>
    </message>
    <message>
      <source>Is a directory</source>
      <translation>它是文件夹</translation>
    </message>
    <message>
      <source>Not a directory</source>
      <translation>它不是文件夹</translation>
    </message>
    <message>
      <source>the figure's width must be from %1 to %2 mm, not %3</source>
      <translation>图的宽度须为 %1 到 %2 mm，而不是 %3</translation>
    </message>
    <message>
      <source>the figure's height must be from %1 to %2 mm, not %3</source>
      <translation>图的高度须为 %1 到 %2 mm，而不是 %3</translation>
    </message>
    <message>
      <source>the figure's type size must be from %1 to %2 pt, not %3</source>
      <translation>图的字号须为 %1 到 %2 pt，而不是 %3</translation>
    </message>
    <message>
      <source>the figure's line width must be from %1 to %2 pt, not %3</source>
      <translation>图的线宽须为 %1 到 %2 pt，而不是 %3</translation>
    </message>
    <message>
      <source>the figure's resolution must be from %1 to %2 dpi, not %3</source>
      <translation>图的分辨率须为 %1 到 %2 dpi，而不是 %3</translation>
    </message>
    <message>
      <source>the range of the figure's %1 axis must be finite</source>
      <translation>图的 %1 轴范围须为有限值</translation>
    </message>
    <message>
      <source>the range of the figure's logarithmic %1 axis must be above 0, not %2</source>
      <translation>图的对数 %1 轴范围须大于 0，而不是 %2</translation>
    </message>
    <message>
      <source>the figure's %1 axis must run from a smaller to a larger number, not from %2 to %3</source>
      <translation>图的 %1 轴须从较小的数到较大的数，而不是从 %2 到 %3</translation>
    </message>
    <message>
      <source>there is no figure layout '%1'; there are %2</source>
      <translation>没有图的版式“%1”；现有 %2</translation>
    </message>
    <message>
      <source>a picture of %1 x %2 mm at %3 dpi has more than 200 million pixels; choose fewer dots per inch</source>
      <translation>%1 x %2 mm、%3 dpi 的图片超过 2 亿像素；请选择较低的分辨率</translation>
    </message>
    <message>
      <source>'%1', line %2: %3</source>
      <translation>“%1”第 %2 行：%3</translation>
    </message>
    <message>
      <source>'%1': %2</source>
      <translation>“%1”：%2</translation>
    </message>
    <message>
      <source>there is no %1 '%2'; did you mean '%3'?</source>
      <translation>没有%1“%2”；是否指“%3”？</translation>
    </message>
    <message>
      <source>there is no %1 '%2'; there are %3</source>
      <translation>没有%1“%2”；现有 %3</translation>
    </message>
    <message>
      <source>scenario key</source>
      <translation>场景键</translation>
    </message>
    <message>
      <source>control</source>
      <translation>控件</translation>
    </message>
    <message>
      <source>key of the head</source>
      <translation>头部键</translation>
    </message>
    <message>
      <source>key of a step</source>
      <translation>步骤键</translation>
    </message>
    <message>
      <source>page</source>
      <translation>页面</translation>
    </message>
    <message>
      <source>part of the window</source>
      <translation>窗口部件</translation>
    </message>
    <message>
      <source>choice of tokens</source>
      <translation>词元选项</translation>
    </message>
    <message>
      <source>key</source>
      <translation>键</translation>
    </message>
    <message>
      <source>an axis is written as '0 to 300 tokens', with numbers before and after 'to', not '%1'</source>
      <translation>坐标轴应写作“0 to 300 tokens”，“to”前后都是数字，而不是“%1”</translation>
    </message>
    <message>
      <source>an axis is written as '0 to 300 tokens', not '%1'</source>
      <translation>坐标轴应写作“0 to 300 tokens”，而不是“%1”</translation>
    </message>
    <message>
      <source>the axis ends before it begins: '%1'</source>
      <translation>坐标轴的终点在起点之前：“%1”</translation>
    </message>
    <message>
      <source>a logarithmic axis begins above 0: '%1'</source>
      <translation>对数坐标轴须从大于 0 处开始：“%1”</translation>
    </message>
    <message>
      <source>a prediction begins with 'choose:', 'mark:' or 'draw:' and its question</source>
      <translation>预测以“choose:”、“mark:”或“draw:”及其问题开头</translation>
    </message>
    <message>
      <source>the question is missing after '%1:'</source>
      <translation>“%1:”之后缺少问题</translation>
    </message>
    <message>
      <source>after 'choose:' come options: '- text =&gt; what must hold'</source>
      <translation>“choose:”之后是选项：“- 文字 =&gt; 须成立的条件”</translation>
    </message>
    <message>
      <source>after 'draw:' come 'answer:', 'axis:' and 'across:'</source>
      <translation>“draw:”之后是“answer:”、“axis:”和“across:”</translation>
    </message>
    <message>
      <source>after 'mark:' come 'answer:' and 'axis:'</source>
      <translation>“mark:”之后是“answer:”和“axis:”</translation>
    </message>
    <message>
      <source>an option needs '=&gt;' and what makes it right, as in '- The window =&gt; max_error(window) &gt; max_error(mass)'</source>
      <translation>选项需要“=&gt;”及其正确的条件，例如“- 窗口 =&gt; max_error(window) &gt; max_error(mass)”</translation>
    </message>
    <message>
      <source>'across:' begins with a scenario's key that is a number, as in 'across: tau 0.005 to 0.2 log', not '%1'</source>
      <translation>“across:”以一个数值型场景键开头，例如“across: tau 0.005 to 0.2 log”，而不是“%1”</translation>
    </message>
    <message>
      <source>'%1' must be %2 all along</source>
      <translation>“%1”在整个轴上须为%2</translation>
    </message>
    <message>
      <source>a choice needs two options or more: '- text =&gt; what must hold'</source>
      <translation>选择题需要两个或更多选项：“- 文字 =&gt; 须成立的条件”</translation>
    </message>
    <message>
      <source>this prediction has no '%1:'</source>
      <translation>此预测缺少“%1:”</translation>
    </message>
    <message>
      <source>character %1 of '%2': %3</source>
      <translation>“%2”的第 %1 个字符：%3</translation>
    </message>
    <message>
      <source>an operator or the end is expected, not '%1'</source>
      <translation>此处应为运算符或结尾，而不是“%1”</translation>
    </message>
    <message>
      <source>a number or a quantity is expected</source>
      <translation>此处应为数字或量</translation>
    </message>
    <message>
      <source>too many brackets within brackets</source>
      <translation>括号嵌套过深</translation>
    </message>
    <message>
      <source>')' is expected</source>
      <translation>此处应为“)”</translation>
    </message>
    <message>
      <source>',' or ')' is expected</source>
      <translation>此处应为“,”或“)”</translation>
    </message>
    <message>
      <source>this is no number</source>
      <translation>这不是数字</translation>
    </message>
    <message>
      <source>there is no quantity '%1'</source>
      <translation>没有量“%1”</translation>
    </message>
    <message>
      <source>there is no quantity '%1'; did you mean '%2'?</source>
      <translation>没有量“%1”；是否指“%2”？</translation>
    </message>
    <message>
      <source>%1 needs a policy in its brackets, as in %2(mass)</source>
      <translation>%1 的括号内需要一个策略，例如 %2(mass)</translation>
    </message>
    <message>
      <source>%1 needs tokens in its brackets, as in %2(two_values)</source>
      <translation>%1 的括号内需要词元预设，例如 %2(two_values)</translation>
    </message>
    <message>
      <source>%1 takes no numbers; there are %2</source>
      <translation>%1 不接受数字；此处有 %2 个</translation>
    </message>
    <message>
      <source>%1 needs these numbers: %2; there are %3</source>
      <translation>%1 需要这些数字：%2；此处有 %3 个</translation>
    </message>
    <message>
      <source>a policy is expected, not '%1'; 'kvbudget policies' lists them</source>
      <translation>此处应为策略，而不是“%1”；“kvbudget policies”会列出它们</translation>
    </message>
    <message>
      <source>one of the lever's presets is expected, not '%1'</source>
      <translation>此处应为杠杆的一种预设，而不是“%1”</translation>
    </message>
    <message>
      <source>of the options, %1 hold with the lesson's scenario; exactly one must</source>
      <translation>在本课场景下有 %1 个选项成立；必须恰好一个成立</translation>
    </message>
    <message>
      <source>claim %1 of the step '%2' does not hold with its scenario</source>
      <translation>步骤“%2”的第 %1 条断言在其场景下不成立</translation>
    </message>
    <message>
      <source>query %1 is not among the evaluated queries</source>
      <translation>查询 %1 不在被评估的查询之列</translation>
    </message>
    <message>
      <source>query %1 has no token %2</source>
      <translation>查询 %1 没有词元 %2</translation>
    </message>
    <message>
      <source>this trace has no values, so there is no %1</source>
      <translation>此轨迹没有值，因此没有 %1</translation>
    </message>
    <message>
      <source>cancelled</source>
      <translation>已取消</translation>
    </message>
    <message>
      <source>after '|' in {{...}} stands the number of digits, from 1 to 9, not '%1'</source>
      <translation>{{...}} 中“|”之后是有效位数，1 到 9，而不是“%1”</translation>
    </message>
    <message>
      <source>'{{' is never closed by '}}'</source>
      <translation>“{{”没有用“}}”闭合</translation>
    </message>
    <message>
      <source>a step's heading is expected here: '## Its title'</source>
      <translation>此处应为步骤标题：“## 标题”</translation>
    </message>
    <message>
      <source>the lesson has no steps; each begins with '## Its title'</source>
      <translation>本课没有步骤；每一步以“## 标题”开头</translation>
    </message>
    <message>
      <source>a lesson begins with a line '---', its head, and another line '---'</source>
      <translation>课程以一行“---”、头部和另一行“---”开头</translation>
    </message>
    <message>
      <source>the head is not closed by a line '---'</source>
      <translation>头部没有用一行“---”结束</translation>
    </message>
    <message>
      <source>in the head stand lines 'key: value', not '%1'</source>
      <translation>头部由“键: 值”行组成，而不是“%1”</translation>
    </message>
    <message>
      <source>the head has no 'lesson: 1', the version of its format</source>
      <translation>头部缺少“lesson: 1”，即其格式版本</translation>
    </message>
    <message>
      <source>the head has no 'title:'</source>
      <translation>头部缺少“title:”</translation>
    </message>
    <message>
      <source>the value of '%1' is missing</source>
      <translation>缺少“%1”的值</translation>
    </message>
    <message>
      <source>this program reads version 1 of lessons, not '%1'</source>
      <translation>本程序读取第 1 版课程，而不是“%1”</translation>
    </message>
    <message>
      <source>a lesson in a class file cannot name another file; put the scenario into the class file, or use 'preset:' and 'set:'</source>
      <translation>课堂文件中的课程不能引用另一个文件；请把场景放入课堂文件，或使用“preset:”和“set:”</translation>
    </message>
    <message>
      <source>after a step's heading stand lines 'key: value' or an empty line</source>
      <translation>步骤标题之后是“键: 值”行或一个空行</translation>
    </message>
    <message>
      <source>the step '%1' has no text</source>
      <translation>步骤“%1”没有正文</translation>
    </message>
    <message>
      <source>'tokens:' needs one of the lever's presets, as in 'tokens: eight'</source>
      <translation>“tokens:”需要杠杆的一种预设，例如“tokens: eight”</translation>
    </message>
    <message>
      <source>a step has one prediction; begin another step</source>
      <translation>一个步骤只有一个预测；请另起一步</translation>
    </message>
    <message>
      <source>nothing follows the prediction: say what the answer teaches</source>
      <translation>预测之后没有内容：请说明答案的意义</translation>
    </message>
    <message>
      <source>'cover:' hides parts until the answer is shown, but the step '%1' asks nothing</source>
      <translation>“cover:” 在答案显示之前遮住一些部分，但步骤“%1”没有提问</translation>
    </message>
    <message>
      <source>this prediction is not closed by a line '```'</source>
      <translation>此预测没有用一行“```”结束</translation>
    </message>
    <message>
      <source>in a prediction stand lines 'key: value' and '- option'</source>
      <translation>预测由“键: 值”行和“- 选项”行组成</translation>
    </message>
    <message>
      <source>the prediction is empty; it begins with 'choose:', 'mark:' or 'draw:'</source>
      <translation>预测为空；应以“choose:”、“mark:”或“draw:”开头</translation>
    </message>
    <message>
      <source>'%1' must be a text</source>
      <translation>“%1”须为文本</translation>
    </message>
    <message>
      <source>'locks' must be a list of scenario keys</source>
      <translation>“locks”须为场景键的列表</translation>
    </message>
    <message>
      <source>'locks': %1</source>
      <translation>“locks”：%1</translation>
    </message>
    <message>
      <source>this is no class file of version 1: '%1' must be 1</source>
      <translation>这不是第 1 版课堂文件：“%1”须为 1</translation>
    </message>
    <message>
      <source>'lessons' must be a list of {"name", "markdown"}</source>
      <translation>“lessons”须为 {"name", "markdown"} 的列表</translation>
    </message>
    <message>
      <source>each of 'lessons' must have 'name' and 'markdown'</source>
      <translation>“lessons”的每一项都须有“name”和“markdown”</translation>
    </message>
    <message>
      <source>there is neither a lesson nor a scenario in it</source>
      <translation>其中既没有课程也没有场景</translation>
    </message>
    <message>
      <source>there is no file '%1'</source>
      <translation>没有文件“%1”</translation>
    </message>
    <message>
      <source>'%1' is not readable</source>
      <translation>“%1”不可读</translation>
    </message>
    <message>
      <source>'%1' is larger than %2 MiB</source>
      <translation>“%1”大于 %2 MiB</translation>
    </message>
    <message>
      <source>cannot read '%1'</source>
      <translation>无法读取“%1”</translation>
    </message>
    <message>
      <source>a class file cannot hold a trace; hand out the trace and a lesson beside it</source>
      <translation>课堂文件不能包含轨迹；请将轨迹与课程一并分发</translation>
    </message>
    <message>
      <source>the answers in '%1' cannot be read: %2</source>
      <translation>无法读取“%1”中的答案：%2</translation>
    </message>
    <message>
      <source>they are not as this program writes them</source>
      <translation>其格式与本程序写出的不同</translation>
    </message>
    <message>
      <source>the file '%1' is missing</source>
      <translation>缺少文件“%1”</translation>
    </message>
    <message>
      <source>character %1 of the formula '%2': %3</source>
      <translation>公式“%2”的第 %1 个字符：%3</translation>
    </message>
    <message>
      <source>this '}' has no '{' before it</source>
      <translation>此“}”之前没有“{”</translation>
    </message>
    <message>
      <source>\right has no \left before it</source>
      <translation>\right 之前没有 \left</translation>
    </message>
    <message>
      <source>the formula is empty</source>
      <translation>公式为空</translation>
    </message>
    <message>
      <source>more than %1 levels of braces</source>
      <translation>花括号超过 %1 层</translation>
    </message>
    <message>
      <source>a second subscript; put both into one pair of braces</source>
      <translation>出现第二个下标；请把两者放入同一对花括号</translation>
    </message>
    <message>
      <source>a second superscript; put both into one pair of braces</source>
      <translation>出现第二个上标；请把两者放入同一对花括号</translation>
    </message>
    <message>
      <source>nothing stands in the braces after '%1'</source>
      <translation>“%1”之后的花括号内没有内容</translation>
    </message>
    <message>
      <source>%1 needs a character or braces '{...}' after it, not %2</source>
      <translation>%1 之后需要一个字符或花括号“{...}”，而不是%2</translation>
    </message>
    <message>
      <source>%1 needs '{' here, not %2</source>
      <translation>%1 此处需要“{”，而不是%2</translation>
    </message>
    <message>
      <source>the end of the formula</source>
      <translation>公式结尾</translation>
    </message>
    <message>
      <source>this '{' is never closed</source>
      <translation>此“{”没有闭合</translation>
    </message>
    <message>
      <source>'%1' needs something before it to stand at</source>
      <translation>“%1”之前需要有所附着的内容</translation>
    </message>
    <message>
      <source>'%1' has no meaning in a formula; write \%2 for the character itself</source>
      <translation>“%1”在公式中没有意义；要写该字符本身请用 \%2</translation>
    </message>
    <message>
      <source>a command's name is expected after '\'</source>
      <translation>“\”之后应为命令名</translation>
    </message>
    <message>
      <source>there is no command '\%1'</source>
      <translation>没有命令“\%1”</translation>
    </message>
    <message>
      <source>there is no command '\%1'; did you mean '\%2'?</source>
      <translation>没有命令“\%1”；是否指“\%2”？</translation>
    </message>
    <message>
      <source>%1's second part</source>
      <translation>%1 的第二部分</translation>
    </message>
    <message>
      <source>\mathbb knows R and E, not '%1'</source>
      <translation>\mathbb 只认 R 和 E，而不是“%1”</translation>
    </message>
    <message>
      <source>%1 has an empty pair of braces</source>
      <translation>%1 的花括号为空</translation>
    </message>
    <message>
      <source>%1 takes plain words up to '}'</source>
      <translation>%1 取“}”之前的普通文字</translation>
    </message>
    <message>
      <source>%1 needs a bracket or bar after it: ( ) [ ] | \| \{ \} or . for none</source>
      <translation>%1 之后需要括号或竖线：( ) [ ] | \| \{ \}，或用 . 表示没有</translation>
    </message>
    <message>
      <source>this \left has no \right after it</source>
      <translation>此 \left 之后没有 \right</translation>
    </message>
    <message>
      <source>a formula begins with %1 and is never closed; a plain dollar sign is written \$</source>
      <translation>公式以 %1 开头但没有闭合；普通美元符号写作 \$</translation>
    </message>
    <message>
      <source>'%1' must be %2, not %3</source>
      <translation>“%1”须为%2，而不是 %3</translation>
    </message>
    <message>
      <source>an odd integer from %1 to %2</source>
      <translation>%1 到 %2 的奇数</translation>
    </message>
    <message>
      <source>a text</source>
      <translation>文本</translation>
    </message>
    <message>
      <source>"zero_fill" or "renormalised"</source>
      <translation>"zero_fill" 或 "renormalised"</translation>
    </message>
    <message>
      <source>an integer from %1 to %2, or "matched"</source>
      <translation>%1 到 %2 的整数，或 "matched"</translation>
    </message>
    <message>
      <source>the path of a trace file, or null for the simulator</source>
      <translation>轨迹文件的路径，或以 null 表示模拟器</translation>
    </message>
    <message>
      <source>a list of token positions from %1 to %2</source>
      <translation>%1 到 %2 的词元位置列表</translation>
    </message>
    <message>
      <source>a list of numbers from %1 to %2</source>
      <translation>%1 到 %2 的数的列表</translation>
    </message>
    <message>
      <source>a list of integers from %1 to %2</source>
      <translation>%1 到 %2 的整数列表</translation>
    </message>
    <message>
      <source>a list of policy ids or of {"policy": id, parameters}</source>
      <translation>策略标识或 {"policy": 标识, 参数} 的列表</translation>
    </message>
    <message>
      <source>'policies' names an unknown policy '%1'; there are %2</source>
      <translation>“policies”中有未知策略“%1”；现有 %2</translation>
    </message>
    <message>
      <source>policy '%1' has no parameter '%2'; it has %3</source>
      <translation>策略“%1”没有参数“%2”；它有 %3</translation>
    </message>
    <message>
      <source>parameter '%1' of policy '%2' must be %3, not %4</source>
      <translation>策略“%2”的参数“%1”须为%3，而不是 %4</translation>
    </message>
    <message>
      <source>there is no preset '%1'; there are %2</source>
      <translation>没有预设“%1”；现有 %2</translation>
    </message>
    <message>
      <source>unknown scenario key '%1'; the keys are %2</source>
      <translation>未知场景键“%1”；可用的键为 %2</translation>
    </message>
    <message>
      <source>unknown scenario key '%1'; did you mean '%2'?</source>
      <translation>未知场景键“%1”；是否指“%2”？</translation>
    </message>
    <message>
      <source>a scenario must be a JSON object, not %1</source>
      <translation>场景须为 JSON 对象，而不是 %1</translation>
    </message>
    <message>
      <source>a scenario must have "kvbudget": 1 as its version</source>
      <translation>场景须有 "kvbudget": 1 作为版本</translation>
    </message>
    <message>
      <source>a scenario must have "kvbudget": 1 as its version, not %1</source>
      <translation>场景须有 "kvbudget": 1 作为版本，而不是 %1</translation>
    </message>
    <message>
      <source>scenario '%1': %2</source>
      <translation>场景“%1”：%2</translation>
    </message>
    <message>
      <source>is a folder, not a file</source>
      <translation>是文件夹，不是文件</translation>
    </message>
    <message>
      <source>cannot be opened; does it exist, and may you read it?</source>
      <translation>无法打开；它是否存在，您是否有读取权限？</translation>
    </message>
    <message>
      <source>is larger than 64 MiB, so it is no scenario</source>
      <translation>大于 64 MiB，因此不是场景</translation>
    </message>
    <message>
      <source>line %1 is not valid JSON</source>
      <translation>第 %1 行不是有效的 JSON</translation>
    </message>
    <message>
      <source>'%1' must have the form key=value</source>
      <translation>“%1”须为 键=值 的形式</translation>
    </message>
    <message>
      <source>'layer' and 'head' need a 'trace'</source>
      <translation>“layer”和“head”需要“trace”</translation>
    </message>
    <message>
      <source>'frames' times 'tokens_per_frame' must be at most 1048576 tokens, not %1 x %2</source>
      <translation>“frames”乘“tokens_per_frame”最多为 1048576 个词元，而不是 %1 x %2</translation>
    </message>
    <message>
      <source>'value_dim' times the tokens must be at most 2^31 numbers, not %1 x %2</source>
      <translation>“value_dim”乘词元数最多为 2^31 个数，而不是 %1 x %2</translation>
    </message>
    <message>
      <source>'sinks' must lie inside the rollout, tokens 0 to %1, not at %2</source>
      <translation>“sinks”须位于推演之内，即词元 0 到 %1，而不是 %2</translation>
    </message>
    <message>
      <source>'sinks' must not name a token twice, as it does %1</source>
      <translation>“sinks”不能重复同一词元，此处重复了 %1</translation>
    </message>
    <message>
      <source>'first_query' must be a query of the rollout, 0 to %1, not %2</source>
      <translation>“first_query”须为推演中的查询，0 到 %1，而不是 %2</translation>
    </message>
    <message>
      <source>'first_query' must be a query of the trace, 0 to %1, not %2</source>
      <translation>“first_query”须为轨迹中的查询，0 到 %1，而不是 %2</translation>
    </message>
    <message>
      <source>a band needs draws of the simulator; a trace has only one</source>
      <translation>带状区间需要模拟器的多次抽样；轨迹只有一次</translation>
    </message>
    <message>
      <source>a sweep is over 'sink_boost' or 'recency', not '%1'</source>
      <translation>扫描的对象是“sink_boost”或“recency”，而不是“%1”</translation>
    </message>
    <message>
      <source>a sweep over '%1' needs the simulator; a trace's attention is as captured</source>
      <translation>对“%1”的扫描需要模拟器；轨迹的注意力是既定的</translation>
    </message>
    <message>
      <source>Full cache</source>
      <translation>完整缓存</translation>
    </message>
    <message>
      <source>Window</source>
      <translation>滑动窗口</translation>
    </message>
    <message>
      <source>Sinks + window</source>
      <translation>汇点 + 窗口</translation>
    </message>
    <message>
      <source>Keyframes + window</source>
      <translation>关键帧 + 窗口</translation>
    </message>
    <message>
      <source>Mass budget</source>
      <translation>质量预算</translation>
    </message>
    <message>
      <source>Heaviest k</source>
      <translation>最重 k 个</translation>
    </message>
    <message>
      <source>Mass budget, evicting</source>
      <translation>驱逐式质量预算</translation>
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
      <translation>全部</translation>
    </message>
    <message>
      <source>the last W positions</source>
      <translation>最近 W 个位置</translation>
    </message>
    <message>
      <source>the first S tokens or frames and the last W positions</source>
      <translation>前 S 个词元或帧以及最近 W 个位置</translation>
    </message>
    <message>
      <source>the sinks' frames seen so far and the last W positions</source>
      <translation>目前见过的汇点所在帧以及最近 W 个位置</translation>
    </message>
    <message>
      <source>the smallest set with mass at least 1 - tau</source>
      <translation>质量不小于 1 - tau 的最小集合</translation>
    </message>
    <message>
      <source>the k heaviest tokens of this query's row</source>
      <translation>当前查询行中最重的 k 个词元</translation>
    </message>
    <message>
      <source>the smallest set of residents with 1 - tau of the residents' mass</source>
      <translation>占驻留词元质量 1 - tau 的最小驻留集合</translation>
    </message>
    <message>
      <source>the k heaviest residents by this query's row</source>
      <translation>按当前查询行最重的 k 个驻留词元</translation>
    </message>
    <message>
      <source>a recent share and the residents with the most accumulated weight</source>
      <translation>最近的一部分以及累积权重最大的驻留词元</translation>
    </message>
    <message>
      <source>the last w tokens and the residents heaviest by the last w rows, max-pooled</source>
      <translation>最近 w 个词元以及按最近 w 行（最大池化）最重的驻留词元</translation>
    </message>
    <message>
      <source>tau</source>
      <translation>tau</translation>
    </message>
    <message>
      <source>budget</source>
      <translation>预算</translation>
    </message>
    <message>
      <source>sink_tokens</source>
      <translation>汇点词元数</translation>
    </message>
    <message>
      <source>sink_frames</source>
      <translation>汇点帧数</translation>
    </message>
    <message>
      <source>recent_share</source>
      <translation>最近份额</translation>
    </message>
    <message>
      <source>observed</source>
      <translation>观察行数</translation>
    </message>
    <message>
      <source>kernel</source>
      <translation>池化宽度</translation>
    </message>
    <message>
      <source>newest tokens kept, the query's own included</source>
      <translation>保留的最新词元数，含查询自身</translation>
    </message>
    <message>
      <source>attention mass that may be dropped</source>
      <translation>允许丢弃的注意力质量</translation>
    </message>
    <message>
      <source>tokens kept</source>
      <translation>保留的词元数</translation>
    </message>
    <message>
      <source>first tokens kept for good</source>
      <translation>始终保留的开头词元数</translation>
    </message>
    <message>
      <source>first frames kept for good, where that is more than sink_tokens</source>
      <translation>始终保留的开头帧数（多于汇点词元数时生效）</translation>
    </message>
    <message>
      <source>share of the residents' attention that may be dropped at each query</source>
      <translation>每个查询允许丢弃的驻留词元注意力份额</translation>
    </message>
    <message>
      <source>share of the budget that goes to the newest tokens</source>
      <translation>预算中分给最新词元的份额</translation>
    </message>
    <message>
      <source>queries whose rows are used, and newest tokens always kept</source>
      <translation>所用的查询行数，也是始终保留的最新词元数</translation>
    </message>
    <message>
      <source>width of the max pooling over cache slots, odd</source>
      <translation>在缓存槽上最大池化的宽度，奇数</translation>
    </message>
    <message>
      <source>the last w = min(32, s/2) keys, and the heaviest others by the last w rows, max-pooled over 7</source>
      <translation>最近 w = min(32, s/2) 个键，以及其余键中按最近 w 行（宽度 7 的最大池化）最重者</translation>
    </message>
    <message>
      <source>SnapKV, cache</source>
      <translation>SnapKV，缓存</translation>
    </message>
    <message>
      <source>what a cache holds that has evicted by SnapKV at every query</source>
      <translation>在每个查询按 SnapKV 驱逐的缓存所保留的内容</translation>
    </message>
    <message>
      <source>the last s/2 keys, and the heaviest others by all rows so far</source>
      <translation>最近 s/2 个键，以及其余键中按迄今所有行最重者</translation>
    </message>
    <message>
      <source>H2O, cache</source>
      <translation>H2O，缓存</translation>
    </message>
    <message>
      <source>what a cache holds that has evicted by H2O at every query</source>
      <translation>在每个查询按 H2O 驱逐的缓存所保留的内容</translation>
    </message>
    <message>
      <source>the heaviest by this row: with one head, the top-mass set itself</source>
      <translation>本行中最重者：单头时即最大质量集本身</translation>
    </message>
    <message>
      <source>TOVA, cache</source>
      <translation>TOVA，缓存</translation>
    </message>
    <message>
      <source>what a cache holds that has evicted by TOVA at every query</source>
      <translation>在每个查询按 TOVA 驱逐的缓存所保留的内容</translation>
    </message>
    <message>
      <source>StreamingLLM</source>
      <translation>StreamingLLM</translation>
    </message>
    <message>
      <source>the first min(4, s/2) keys and the last others</source>
      <translation>最前的 min(4, s/2) 个键，其余取最近的键</translation>
    </message>
    <message>
      <source>Quest</source>
      <translation>Quest</translation>
    </message>
    <message>
      <source>the pages of max(2, s/4) keys with the largest bound on their logits</source>
      <translation>每页 max(2, s/4) 个键，取 logit 上界最大的页</translation>
    </message>
    <message>
      <source>Quest, pages of 16</source>
      <translation>Quest，每页 16 键</translation>
    </message>
    <message>
      <source>the pages of 16 keys with the largest bound on their logits</source>
      <translation>每页 16 个键，取 logit 上界最大的页</translation>
    </message>
    <message>
      <source>CAOTE</source>
      <translation>CAOTE</translation>
    </message>
    <message>
      <source>the keys whose drop alone would cost most, p / (1 - p) |v - mean|</source>
      <translation>单独丢弃时代价最大的键，p / (1 - p) |v - 均值|</translation>
    </message>
    <message>
      <source>CAOTE, cache</source>
      <translation>CAOTE，缓存</translation>
    </message>
    <message>
      <source>what a cache holds that has evicted by CAOTE at every query</source>
      <translation>在每个查询按 CAOTE 驱逐的缓存所保留的内容</translation>
    </message>
    <message>
      <source>KeyDiff</source>
      <translation>KeyDiff</translation>
    </message>
    <message>
      <source>the keys least like the mean direction of all keys</source>
      <translation>与全部键的平均方向最不相似的键</translation>
    </message>
    <message>
      <source>KeyDiff, cache</source>
      <translation>KeyDiff，缓存</translation>
    </message>
    <message>
      <source>what a cache holds that has evicted by KeyDiff at every query</source>
      <translation>在每个查询按 KeyDiff 驱逐的缓存所保留的内容</translation>
    </message>
    <message>
      <source>Knorm</source>
      <translation>Knorm</translation>
    </message>
    <message>
      <source>the keys of smallest norm; a cache that evicts by it holds the same</source>
      <translation>范数最小的键；按此驱逐的缓存所保留的相同</translation>
    </message>
    <message>
      <source>geometric support</source>
      <translation>几何支撑</translation>
    </message>
    <message>
      <source>the keys of Frank-Wolfe's path to the output, filled with the heaviest</source>
      <translation>Frank-Wolfe 通往输出的路径上的键，以最重者补足</translation>
    </message>
    <message>
      <source>kernel herding</source>
      <translation>核放牧</translation>
    </message>
    <message>
      <source>the keys that herding draws, filled with the heaviest</source>
      <translation>放牧法选出的键，以最重者补足</translation>
    </message>
    <message>
      <source>ridge leverage</source>
      <translation>岭杠杆值</translation>
    </message>
    <message>
      <source>the keys of largest ridge leverage, lambda a hundredth of the mean eigenvalue</source>
      <translation>岭杠杆值最大的键，lambda 为平均特征值的百分之一</translation>
    </message>
  </context>
</TS>
