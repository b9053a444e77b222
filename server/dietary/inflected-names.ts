import type { SynonymRow } from "./engine/build";
import { foldedWords } from "./engine/read";
import { danish, finnish, greek, type Inflect, romanian, swedish } from "./word-forms";

/** "Pilz", "Pilze", "Pilzen"; "Knödel", "Knödeln"; "Gurke", "Gurken". The vowel of "Klöße" is folded to that of "Kloß". */
const german: Inflect = (word) => {
  if (/(?:e|el|er)$/.test(word)) return [`${word}n`];
  return /(?:n|s|i|o|a|u|y)$/.test(word) ? [] : [`${word}e`, `${word}en`];
};

/** "Tomaat", "tomaten"; "kip", "kippen"; "kaas", "kazen"; "wortel", "worteltje". */
const dutch: Inflect = (word) => {
  if (/(?:en|s|je|ie|er)$/.test(word) && !/(aa|ee|oo|uu)s$/.test(word)) return [];
  const small = `${word}${/[aeiou][lnr]?$/.test(word) ? "tje" : "je"}`;
  const open = /^(.*?)([aeou])\2([bdfgklmnprst])$/.exec(word);
  if (open) return [small, `${open[1]}${open[2]}${softened(open[3] ?? "")}en`];
  if (/(?:^|[^aeiou])[aeiou][bdfgklmnprt]$/.test(word) && !/(?:el|em|en|er|on|or)$/.test(word))
    return [small, `${word}${word.at(-1)}en`];
  return /[aeiou]$/.test(word) ? [small] : [small, `${word.slice(0, -1)}${softened(word.at(-1) ?? "")}en`];
};

const softened = (letter: string): string => ({ f: "v", s: "z" })[letter] ?? letter;

/** "Poireau", "poireaux". */
const french: Inflect = (word) => {
  if (/(?:eau|eu|ou)$/.test(word)) return [`${word}x`];
  return word.endsWith("al") ? [`${word.slice(0, -1)}ux`] : [];
};

/**
 * "Fungo" and "funghi", "mela" and "mele", "pesce" and "pesci". Tables contain either the singular or the plural, so
 * both directions are formed.
 */
const italian: Inflect = (word) => {
  const stem = word.slice(0, -1);
  const hard = /[cg]$/.test(stem) ? "h" : "";
  switch (word.at(-1)) {
    case "o":
      return stem.endsWith("i") ? [stem] : [`${stem}${hard}i`, `${stem}i`];
    case "a":
      return [`${stem}${hard}e`];
    case "e":
      return [`${stem}i`];
    case "i":
      return [`${stem.replace(/(?<=[cg])h$/, "")}o`];
    default:
      return [];
  }
};

/** "Camarón", "camarones"; "nuez", "nueces". */
const spanish: Inflect = (word) => {
  if (word.endsWith("z")) return [`${word.slice(0, -1)}ces`];
  return /[lnrdj]$/.test(word) ? [`${word}es`] : [];
};

/** "Feijão", "feijões"; "pão", "pães"; "caracol", "caracóis"; "atum", "atuns". */
const portuguese: Inflect = (word) => {
  if (word.endsWith("ão")) return [`${word.slice(0, -2)}ões`, `${word.slice(0, -2)}ães`];
  if (word.endsWith("m")) return [`${word.slice(0, -1)}ns`];
  if (/[aeou]l$/.test(word)) return [`${word.slice(0, -1)}is`];
  return /[rz]$/.test(word) ? [`${word}es`] : [];
};

/**
 * The genitive after "without" in Slavic languages: "bez mleka", "bez śmietany", "bez seleru", "bez orechov". `plural`:
 * what replaces the ending of a plural.
 */
const genitive =
  (plural: string): Inflect =>
  (word) => {
    const stem = word.slice(0, -1);
    switch (word.at(-1)) {
      case "o":
        return [`${stem}a`];
      case "a":
        return [/[kg]$/.test(stem) ? `${stem}i` : `${stem}y`];
      case "i":
      case "y":
        return [`${stem}${plural}`];
      default:
        if (/[eo]k$/.test(word)) return [`${word.slice(0, -2)}ku`];
        return /[bcdfghklmnprstvwz]$/.test(word) ? [`${word}u`, `${word}a`] : [];
    }
  };

/** "Bez mlijeka", "bez smetane": in the southern Slavic languages the genitive of a feminine noun ends in -e. */
const southern: Inflect = (word) => (word.endsWith("a") ? [`${word.slice(0, -1)}e`] : genitive("a")(word));

/** The instrumental after "z": "kiełbasą", "ziemniakami", "serem", "boczkiem", "masłem". */
const instrumental: Inflect = (word) => {
  const stem = word.slice(0, -1);
  switch (word.at(-1)) {
    case "a":
      return [`${stem}ą`, `${stem}ami`];
    case "i":
    case "y":
      return [`${/[kg]$/.test(stem) || word.endsWith("y") ? stem : word}ami`];
    case "o":
      return [/[kg]$/.test(stem) ? `${stem}iem` : `${stem}em`];
    case "e":
      return [];
    default:
      if (word.endsWith("ek")) return [`${word.slice(0, -2)}kiem`];
      return [/[kg]$/.test(word) ? `${word}iem` : `${word}em`];
  }
};

const polish: Inflect = (word) => [...instrumental(word), ...genitive("ów")(word)];

/** An adjective takes the ending of its case: "grüner Salat", "mit grünem Salat", "zu grünen Salaten". */
const CASES = ["e", "er", "es", "em", "en"];
const germanPair = (text: string): readonly string[] => {
  const pair = /^(\p{L}{3,})e[rs]? (\p{L}+)$/u.exec(text);
  return pair ? CASES.map((ending) => `${pair[1]}${ending} ${pair[2]}`) : [];
};

const LANGUAGES: Readonly<Record<string, Inflect>> = {
  de: german,
  nl: dutch,
  fr: french,
  it: italian,
  es: spanish,
  pt: portuguese,
  pl: polish,
  cs: genitive("ů"),
  sk: genitive("ov"),
  hr: southern,
  sl: southern,
  sv: swedish,
  da: danish,
  no: danish,
  nb: danish,
  fi: finnish,
  ro: romanian,
  el: greek,
};

const inflectWord = (inflect: Inflect | undefined, text: string): readonly string[] =>
  !inflect || /[^\p{L}]/u.test(text) ? [] : inflect(text.toLowerCase());

/** The least length of a form, because shorter ones are too often another word by chance. */
const SHORTEST = 5;

/**
 * Further forms of names: plurals, datives and diminutives of single words by the rules of their language, and in
 * German the cases of an adjective before a single word. A form that is known already, or that two foods would share,
 * is left out, so that no text is read differently than before.
 */
export function inflectedNames(synonyms: readonly SynonymRow[], known: Iterable<string>): SynonymRow[] {
  const taken = new Set<string>();
  for (const text of known) taken.add(keyOf(text));
  const found = new Map<string, SynonymRow | null>();
  for (const { concept, text, language } of synonyms) {
    const inflect = LANGUAGES[language];
    const forms = language === "de" && text.includes(" ") ? germanPair(text.toLowerCase()) : inflectWord(inflect, text);
    for (const form of forms) {
      const key = keyOf(form);
      if (key.length < SHORTEST || taken.has(key)) continue;
      const before = found.get(key);
      if (before === undefined) found.set(key, { concept, text: form, language });
      else if (before?.concept !== concept) found.set(key, null);
    }
  }
  return [...found.values()].filter((row) => row !== null);
}

const keyOf = (text: string): string => foldedWords(text).join(" ");
