#!/usr/bin/env python3
"""Brings the translations up to date with the sources, or checks that they are.

usage: update.py [--check] [--export LANGUAGE FILE] [--import LANGUAGE FILE]

Without options: what lupdate finds in ui/ becomes the messages of every kvbudget_*.ts; translations
of texts that are still there stay, others go. All messages share one context, because a term is to
be translated alike wherever it stands; where it must not be, tr()'s second argument tells apart.

--export writes texts without a translation as JSON, --import takes {text: translation}; a text with
a disambiguation is keyed TEXT, U+0004, DISAMBIGUATION, a text with a count has a list of forms.
--check changes nothing and exits 1 when a text is missing, unfinished, stale, or has other
placeholders than its source.
"""
import json
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
CONTEXT = "kvbudget"
FORMS = {"es": 2, "zh_CN": 1}


def lupdate():
    for place in ("/usr/lib/qt6/bin/lupdate", shutil.which("lupdate6"), shutil.which("lupdate")):
        if place and pathlib.Path(place).exists():
            return place
    sys.exit("update.py: lupdate is missing; Debian's package is qt6-l10n-tools")


def key_of(message):
    comment = message.findtext("comment")
    source = message.findtext("source") or ""
    return source + "\x04" + comment if comment else source


def sources():
    """{key: whether it has a count} of every text in ui/, in the order of their files."""
    with tempfile.TemporaryDirectory() as folder:
        found = pathlib.Path(folder) / "found.ts"
        done = subprocess.run(
            [lupdate(), "-locations", "none", "-no-sort", str(ROOT / "ui"), "-ts", str(found)],
            capture_output=True, text=True, check=False)
        if done.returncode or not found.exists():
            sys.exit("update.py: lupdate failed:\n" + done.stdout + done.stderr)
        texts = dict.fromkeys(key_of(m) for m in ElementTree.parse(found).iter("message"))
    plurals = counted()
    return {key: key in plurals for key in texts}


def counted():
    """The texts with a count: English has a singular of each."""
    table = (ROOT / "ui/words/english_plurals.cpp").read_text(encoding="utf-8")
    literal = r'"((?:[^"\\]|\\.)*)"'
    return {first.replace('\\"', '"') for first in re.findall(r"Form\{\s*" + literal, table)}


def forms_of(message):
    translation = message.find("translation")
    if translation is None:
        return []
    forms = [form.text or "" for form in translation.findall("numerusform")]
    return forms or [translation.text or ""]


def read(language):
    path = HERE / f"kvbudget_{language}.ts"
    if not path.exists():
        return {}
    return {key_of(m): forms_of(m) for m in ElementTree.parse(path).iter("message")}


def write(language, texts, known):
    root = ElementTree.Element("TS", version="2.1", language=language, sourcelanguage="en")
    context = ElementTree.SubElement(root, "context")
    ElementTree.SubElement(context, "name").text = CONTEXT
    for key, counted in texts.items():
        source, _, comment = key.partition("\x04")
        message = ElementTree.SubElement(context, "message")
        ElementTree.SubElement(message, "source").text = source
        if comment:
            ElementTree.SubElement(message, "comment").text = comment
        translation = ElementTree.SubElement(message, "translation")
        wanted = FORMS[language] if counted else 1
        forms = known.get(key, [])
        if len(forms) != wanted or not all(forms):
            translation.set("type", "unfinished")
            forms = (forms + [""] * wanted)[:wanted]
        if counted:
            message.set("numerus", "yes")
            for form in forms:
                ElementTree.SubElement(translation, "numerusform").text = form
        else:
            translation.text = forms[0]
    ElementTree.indent(root, "  ")
    body = ElementTree.tostring(root, encoding="unicode")
    (HERE / f"kvbudget_{language}.ts").write_text(
        '<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n' + body + "\n", encoding="utf-8")


def placeholders(text):
    return sorted(re.findall(r"%L?[0-9n]+|%Ln|</?[a-z]+>", text))


def faults(language, texts):
    known = read(language)
    for key, counted in texts.items():
        source = key.partition("\x04")[0]
        forms = known.get(key)
        if forms is None:
            yield f"{language}: missing, run ./dev translations: {source!r}"
        elif len(forms) != (FORMS[language] if counted else 1) or not all(forms):
            yield f"{language}: not translated: {source!r}"
        else:
            for form in forms:
                if placeholders(form) != placeholders(source):
                    yield f"{language}: other placeholders than {source!r}: {form!r}"
                if ("&" in source.replace("&&", "")) != ("&" in form.replace("&&", "")):
                    yield f"{language}: & of {source!r} is missing or too many: {form!r}"
    for key in known.keys() - texts.keys():
        yield f"{language}: no such text any more, run ./dev translations: {key!r}"


def main(arguments):
    texts = sources()
    if not arguments:
        for language in FORMS:
            write(language, texts, read(language))
    elif arguments == ["--check"]:
        found = [fault for language in FORMS for fault in faults(language, texts)]
        print("\n".join(found) or f"{len(texts)} texts, {len(FORMS)} languages: complete")
        return 1 if found else 0
    elif len(arguments) == 3 and arguments[0] == "--export" and arguments[1] in FORMS:
        known = read(arguments[1])
        open_ones = {k: "" for k in texts if not all(known.get(k, [""]))}
        pathlib.Path(arguments[2]).write_text(
            json.dumps(open_ones, ensure_ascii=False, indent=1), encoding="utf-8")
        print(f"{len(open_ones)} texts to translate")
    elif len(arguments) == 3 and arguments[0] == "--import" and arguments[1] in FORMS:
        taken = json.loads(pathlib.Path(arguments[2]).read_text(encoding="utf-8"))
        known = read(arguments[1])
        known.update({k: v if isinstance(v, list) else [v] for k, v in taken.items()})
        write(arguments[1], texts, known)
    else:
        sys.exit(__doc__)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
