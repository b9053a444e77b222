import type { SynonymRow } from "./engine/build";
import { foldedWords } from "./engine/read";
import { declinedAdjective, declinedPair, tiedName } from "./slavic-endings";
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

/** "Mouka", "mouku", "moukou"; "sýr", "sýrem"; "mléko", "mlékem". */
const czech: Inflect = (word) => {
  const stem = word.slice(0, -1);
  const others = genitive("ů")(word);
  if (word.endsWith("a")) return [...others, `${stem}u`, `${stem}ou`, `${stem}ami`];
  if (word.endsWith("o")) return [...others, `${stem}em`];
  return /[bcčdďfghjklmnňprřsštťvzž]$/.test(word) ? [...others, `${word}em`, `${word}y`, `${word}ů`] : others;
};

/** "Bez mlijeka", "bez smetane": in the southern Slavic languages the genitive of a feminine noun ends in -e. */
const southern: Inflect = (word) => (word.endsWith("a") ? [`${word.slice(0, -1)}e`] : genitive("a")(word));

/** The instrumental after "z": "kiełbasą", "ziemniakami", "serem", "boczkiem", "masłem". */
const instrumental: Inflect = (word) => {
  const stem = word.slice(0, -1);
  switch (word.at(-1)) {
    case "a":
      return [`${stem}ą`, `${stem}ę`, `${stem}ami`];
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

/** "Капуста": "капусты", "капусту", "капустой"; "сыр": "сыра", "сыром"; "орехи": "орехов", "орехами". */
const russian: Inflect = (word) => {
  const stem = word.slice(0, -1);
  switch (word.at(-1)) {
    case "а":
      return [`${stem}ы`, `${stem}и`, `${stem}у`, `${stem}ой`, `${stem}е`, `${stem}ами`];
    case "я":
      return [`${stem}и`, `${stem}ю`, `${stem}ей`];
    case "о":
      return [`${stem}а`, `${stem}ом`, `${stem}у`, `${stem}е`];
    case "е":
      return [`${stem}я`, `${stem}ем`];
    case "ь":
      return [`${stem}я`, `${stem}и`, `${stem}ем`, `${stem}ью`];
    case "й":
      return [`${stem}я`, `${stem}ем`];
    case "ы":
    case "и":
      return [`${stem}ов`, `${stem}ами`, `${stem}ями`, stem];
    default:
      if (/[её]ц$/.test(word)) return ["а", "ом", "ы", "ов", "ами"].map((ending) => `${word.slice(0, -2)}ц${ending}`);
      if (!/[бвгджзклмнпрстфхцчшщ]$/.test(word)) return [];
      return ["а", "у", "е", "ом", "ы", "и", "ов", "ами"].map((ending) => word + ending);
  }
};

/** "Капуста": "капусти", "капусту", "капустою"; "сир": "сиру", "сиром"; "горіхи": "горіхів", "горіхами". */
const ukrainian: Inflect = (word) => {
  const stem = word.slice(0, -1);
  switch (word.at(-1)) {
    case "а":
      return [`${stem}и`, `${stem}у`, `${stem}ою`, `${stem}ами`];
    case "я":
      return [`${stem}і`, `${stem}ю`, `${stem}ею`];
    case "о":
      return [`${stem}а`, `${stem}ом`];
    case "ь":
      return [`${stem}ю`, `${stem}і`, `${stem}ем`];
    case "и":
    case "і":
      return [`${stem}ів`, `${stem}ами`, `${stem}ями`, stem];
    default:
      return /[бвгджзклмнпрстфхцчшщ]$/.test(word) ? ["у", "а", "ом", "и", "ів", "ами"].map((end) => word + end) : [];
  }
};

const BACK_VOWEL = /[aáoóuúı][^aáoóuúeéiíöőüűı]*$/;
const LONG_VOWEL: Readonly<Record<string, string>> = { a: "á", e: "é" };

/** "Sajt": "sajttal", "sajtos", "sajtok"; "hagyma": "hagymával", "hagymás"; "vaj": "vajjal"; "méz": "mézből". */
const hungarian: Inflect = (word) => {
  const isBack = BACK_VOWEL.test(word);
  const last = word.at(-1) ?? "";
  const from = isBack ? "ból" : "ből";
  if (/[aáeéiíoóöőuúüű]$/.test(word)) {
    const stem = word.slice(0, -1) + (LONG_VOWEL[last] ?? last);
    return [isBack ? "val" : "vel", "s", "t", "k", isBack ? "kkal" : "kkel", from].map((ending) => stem + ending);
  }
  const letter = /(?:sz|gy|cs|ny|ty|ly|zs)$/.test(word) ? word.slice(-2) : last;
  const doubled = `${word.slice(0, -letter.length)}${letter[0]}${letter}`;
  const vowels = isBack ? ["o", "a"] : ["e", "ö"];
  const joined = vowels.flatMap((vowel) => [`${word}${vowel}s`, `${word}${vowel}t`, `${word}${vowel}k`]);
  return [`${doubled}${isBack ? "al" : "el"}`, `${word}t`, `${word}${from}`, ...joined];
};

/** Behind the last vowel, endings of Turkish take a vowel of its kind. */
const harmony = (word: string): readonly [wide: string, narrow: string] => {
  switch (/([aıoueiöü])[^aıoueiöü]*$/.exec(word)?.[1]) {
    case "a":
    case "ı":
      return ["a", "ı"];
    case "o":
    case "u":
      return ["a", "u"];
    case "ö":
    case "ü":
      return ["e", "ü"];
    default:
      return ["e", "i"];
  }
};

/** "Peynir": "peynirli" (with cheese), "peyniri", "peynirler"; "çilek": "çileği"; "elma": "elması". */
const turkish: Inflect = (word) => {
  const [wide, narrow] = harmony(word);
  const shared = [`${word}l${narrow}`, `${word}l${wide}r`, `${word}l${wide}r${wide === "a" ? "ı" : "i"}`];
  if (/[aıoueiöü]$/.test(word)) return [...shared, `${word}s${narrow}`];
  return [...shared, `${word}${narrow}`, ...(word.endsWith("k") ? [`${word.slice(0, -1)}ğ${narrow}`] : [])];
};

/** The article, "and", "with" and "with the" are written together with the word: "والسكر", "بالجبن". */
const arabic: Inflect = (word) => ["ال", "و", "وال", "ب", "بال"].map((before) => before + word);

/** "And", "with", "the" and "in the": "וחלב", "בחמאה", "הגבינה". */
const hebrew: Inflect = (word) => ["ו", "ב", "ה", "וה", "מ"].map((before) => before + word);

const KOREAN_PARTICLES = ["을", "를", "이", "가", "은", "는", "과", "와", "의", "도", "로", "으로", "에"];

/** "땅콩을", "우유와". */
const korean: Inflect = (word) => KOREAN_PARTICLES.map((particle) => word + particle);

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
  cs: czech,
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
  ru: russian,
  uk: ukrainian,
  hu: hungarian,
  tr: turkish,
  ar: arabic,
  he: hebrew,
  ko: korean,
};

/** Languages in which what changes a name of several words stands before or behind all of it. */
const CHANGED_AT: Readonly<Record<string, "first" | "last">> = {
  ar: "first",
  he: "first",
  hu: "last",
  tr: "last",
  ko: "last",
};

function formsOf(language: string, written: string): readonly string[] {
  const text = written.toLowerCase();
  const inflect = LANGUAGES[language];
  if (!inflect) return [];
  if (!/[^\p{L}]/u.test(text)) {
    const adjective = declinedAdjective(language, text);
    return adjective.length > 0 ? adjective : inflect(text);
  }
  if (!/^\p{L}+(?: \p{L}+)+$/u.test(text)) return [];
  if (language === "de") return germanPair(text);
  const at = CHANGED_AT[language];
  if (at === "first")
    return inflect(text.slice(0, text.indexOf(" "))).map((form) => form + text.slice(text.indexOf(" ")));
  if (at === "last")
    return inflect(text.slice(text.lastIndexOf(" ") + 1)).map(
      (form) => text.slice(0, text.lastIndexOf(" ") + 1) + form,
    );
  const tied = tiedName(language, text);
  return tied ? inflect(tied[0]).map((form) => form + tied[1]) : declinedPair(language, text);
}

/** The least length of a form, because shorter ones are too often another word by chance. */
const SHORTEST = 5;

/**
 * Further forms of names by the rules of their language: plurals, cases and diminutives of single words, the cases of an
 * adjective and its noun, and what a language writes together with a name. A form that is known already, or that two foods would share,
 * is left out, so that no text is read differently than before.
 */
export function inflectedNames(synonyms: readonly SynonymRow[], known: Iterable<string>): SynonymRow[] {
  const taken = new Set<string>();
  for (const text of known) taken.add(keyOf(text));
  const found = new Map<string, SynonymRow | null>();
  for (const { concept, text, language } of synonyms) {
    for (const form of formsOf(language, text)) {
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
