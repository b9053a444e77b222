/** Returns the forms of one word. Folding already unifies plurals in -s and letters with and without marks. */
export type Inflect = (word: string) => readonly string[];

const ended = (stem: string, endings: readonly string[]): string[] => endings.map((ending) => stem + ending);

/** "Kantarell", "kantareller", "kantarellen"; "räka", "räkor", "räkan", "räkorna"; "äpple", "äpplen", "äpplet". */
export const swedish: Inflect = (word) => {
  const stem = word.slice(0, -1);
  if (word.endsWith("a")) return ended(stem, ["or", "an", "orna"]);
  if (word.endsWith("e")) return ended(stem, ["ar", "arna", "en", "et"]);
  return /[bdfghjklmnprstvx]$/.test(word) ? ended(word, ["ar", "arna", "er", "erna", "en", "et"]) : [];
};

/** "Torsk", "torsken", "torskene"; "reje", "rejer", "rejen", "rejerne". Danish and Norwegian have the same endings. */
export const danish: Inflect = (word) => {
  if (word.endsWith("e")) return ended(word, ["r", "n", "t", "rne", "ne"]);
  return /[bdfghjklmnprstvå]$/.test(word) ? ended(word, ["er", "en", "et", "erne", "ene"]) : [];
};

/** The weak grade of the last consonants: "kurkku" and "kurkun", "tomaatti" and "tomaatin", "liha" stays. */
const WEAK: readonly (readonly [strong: RegExp, weak: string])[] = [
  [/kk(?=[aeiouyäö]$)/, "k"],
  [/pp(?=[aeiouyäö]$)/, "p"],
  [/tt(?=[aeiouyäö]$)/, "t"],
  [/nt(?=[aeiouyäö]$)/, "nn"],
  [/nk(?=[aeiouyäö]$)/, "ng"],
  [/mp(?=[aeiouyäö]$)/, "mm"],
  [/lt(?=[aeiouyäö]$)/, "ll"],
  [/rt(?=[aeiouyäö]$)/, "rr"],
  [/(?<=[aeiouyäölr])p(?=[aeiouyäö]$)/, "v"],
  [/(?<=[aeiouyäöh])t(?=[aeiouyäö]$)/, "d"],
];

function weakened(word: string): string {
  const grade = WEAK.find(([strong]) => strong.test(word));
  return grade ? word.replace(grade[0], grade[1]) : word;
}

/** The vowel that the endings of a Finnish word take; in a compound its last part decides. */
function endingVowel(word: string): "a" | "ä" {
  const last = [...word].reverse().find((letter) => "aouäöy".includes(letter));
  return last && "aou".includes(last) ? "a" : "ä";
}

/** The partitive, the genitive, and the cases for "with" and "in": "kermaa", "kerman", "kermalla", "kermassa". */
const finnishCases = (strong: string, weak: string, vowel: string): string[] => [
  `${strong}${vowel}`,
  ...ended(weak, ["n", "t", `ll${vowel}`, `ss${vowel}`, `st${vowel}`]),
];

/** "Sieni", "sieniä", "sienten"; "tomaatti", "tomaatteja"; "pähkinä", "pähkinöitä"; "kala", "kaloja", "kaloilla". */
function finnishPlurals(strong: string, weak: string, vowel: string): string[] {
  const cut = strong.slice(0, -1);
  const weakCut = weak.slice(0, -1);
  const local = (stem: string): string[] => ended(stem, [`ll${vowel}`, `ss${vowel}`, `st${vowel}`]);
  switch (strong.at(-1)) {
    case "i":
      return [`${cut}ej${vowel}`, ...local(`${weakCut}ei`)];
    case "a":
    case "ä":
      return [
        ...[`i${vowel}`, `oj${vowel}`, `öj${vowel}`, `oit${vowel}`, `öit${vowel}`].map((end) => cut + end),
        ...["i", "oi", "öi"].flatMap((end) => local(weakCut + end)),
      ];
    default:
      return [`${strong}j${vowel}`, `${strong}it${vowel}`, ...local(`${weak}i`)];
  }
}

/** "Lohi", "lohta", "lohen": an old word in -i, whose stem ends in -e. */
const oldFinnish = (word: string, vowel: string): string[] => {
  const stem = word.slice(0, -1);
  return ended(stem, [`t${vowel}`, "en", "et", `ell${vowel}`, `ess${vowel}`, `est${vowel}`, `i${vowel}`, "ien"]);
};

export const finnish: Inflect = (word) => {
  const vowel = endingVowel(word);
  if (word.endsWith("nen")) return finnishCases(`${word.slice(0, -3)}st`, `${word.slice(0, -3)}se`, vowel);
  if (word.endsWith("e"))
    return [`${word}tt${vowel}`, `${word.slice(0, -1)}eit${vowel}`, ...finnishCases(word, `${word}e`, vowel)];
  if (/[uy]s$/.test(word)) return finnishCases(`${word.slice(0, -1)}st`, `${word.slice(0, -1)}kse`, vowel);
  if (/[aeiouyäö]{2}$/.test(word)) return finnishCases(`${word}t`, word, vowel);
  if (!/[aiouyäö]$/.test(word)) return [];
  const weak = weakened(word);
  const forms = [...finnishCases(word, weak, vowel), ...finnishPlurals(word, weak, vowel)];
  return word.endsWith("i") ? [...forms, ...oldFinnish(word, vowel)] : forms;
};

/** "Ardei", "ardeii"; "castravete", "castraveți"; "roșie", "roșii"; "ceapă", "cepei"; "pui", "puiului". */
export const romanian: Inflect = (word) => {
  const stem = word.slice(0, -1);
  if (/[ăa]$/.test(word)) return ended(stem, ["e", "ei", "i", "ile", "elor"]);
  if (word.endsWith("e")) return ended(stem, ["i", "ea", "ei", "ile", "ilor"]);
  if (word.endsWith("u")) return ended(word, ["l", "lui", "ri", "rile"]);
  return /[bcdfghjklmnprstvzșț]$/.test(word) ? ended(word, ["ul", "ului", "i", "ii", "uri", "urile", "e", "ele"]) : [];
};

const GREEK: readonly (readonly [ending: RegExp, forms: readonly string[]])[] = [
  [/[οό]ς$/, ["ου", "ο", "οι", "ων", "ους"]],
  [/[αά]ς$/, ["α", "ες", "ων", "αδες"]],
  [/[ηή]ς$/, ["η", "ες", "ων"]],
  [/[οό]$/, ["ου", "α", "ων"]],
  [/[ιί]$/, ["ιου", "ια", "ιων"]],
  [/[αά]$/, ["ας", "ες", "ων", "ατος", "ατα"]],
  [/[ηή]$/, ["ης", "ες", "ων"]],
];

/** "Αμύγδαλο", "αμυγδάλου", "αμύγδαλα"; "ντομάτα", "ντομάτες"; "σιτάρι", "σιταριού". Folding removes the accents. */
export const greek: Inflect = (word) => {
  const [ending, forms] = GREEK.find(([pattern]) => pattern.test(word)) ?? [];
  return ending && forms ? ended(word.replace(ending, ""), forms) : [];
};
