/** The endings of adjectives and participles behind their stem, by language. Folding makes endings equal that differ in marks. */
export const ADJECTIVE_ENDINGS: Readonly<Record<string, readonly string[]>> = {
  pl: ["y", "a", "e", "ego", "ej", "emu", "ym", "ych", "ymi", "i", "ie", "iego", "iej", "im", "ich", "imi"],
  cs: ["ý", "á", "é", "ého", "ému", "ém", "ým", "ou", "ých", "ými", "í", "ího", "ím", "ích", "ími", "o"],
  sk: ["ý", "á", "é", "ého", "ému", "om", "ým", "ej", "ou", "ú", "ých", "ými", "í"],
  hr: ["", "i", "a", "o", "e", "og", "oga", "om", "oj", "u", "im", "ih"],
  ru: ["ый", "ий", "ой", "ая", "ое", "ые", "ие", "ого", "ому", "ым", "им", "ом", "ую", "ых", "их", "ыми", "ими"],
  uk: ["ий", "а", "е", "і", "ого", "ої", "ому", "ій", "им", "ою", "у", "их", "ими"],
  bg: ["", "а", "о", "и", "ия", "ият", "ата", "ото", "ите"],
};

/** The ending of a word in one case: of the adjective, then of its noun. */
type Case = readonly [adjective: string, noun: string];

/** How a pair of an adjective and a noun, told by the endings of its first case, is written in further cases. */
type Declension = { readonly adjective: RegExp; readonly noun: RegExp; readonly cases: readonly Case[] };

const casesOf = (text: string): Case[] =>
  text.split(" ").map((pair): Case => {
    const [adjective = "", noun = ""] = pair.split("-");
    return [adjective, noun];
  });

const declension = (adjective: RegExp, noun: RegExp, cases: string): Declension => ({
  adjective,
  noun,
  cases: casesOf(cases),
});

const CONSONANT = /(?<=[bcčćdďfghjklłmnńňprřsśštťvwzźžбвгджзклмнпрстфхцчшщ])$/;

/** "Mąka pszenna", "mąki pszennej"; "пшеничная мука", "пшеничной муки". */
export const PAIRS: Readonly<Record<string, readonly Declension[]>> = {
  pl: [
    declension(/a$/, /a$/, "ej-y ej-i ą-ą e-y e-i ych- ymi-ami"),
    declension(/[yi]$/, CONSONANT, "ego-u ego-a ym-em e-y e-i ych-ów ymi-ami"),
    declension(/e$/, /o$/, "ego-a ym-em e-a ych- ymi-ami"),
    declension(/e$/, /[yia]$/, "ych-ów ych- ymi-ami"),
  ],
  cs: [
    declension(/á$/, /a$/, "é-y ou-ou ých- ými-ami"),
    declension(/ý$/, CONSONANT, "ého-u ého-a ým-em é-y ých-ů ými-y"),
    declension(/é$/, /o$/, "ého-a ým-em á-a ých- ými-y"),
    declension(/é$/, /y$/, "ých-ů ých- ými-y ými-ami"),
    declension(/í$/, /a$/, "í-y í-ou ích- ími-ami"),
    declension(/í$/, CONSONANT, "ího-u ího-a ím-em í-y ích-ů"),
    declension(/í$/, /o$/, "ího-a ím-em ích-"),
  ],
  sk: [
    declension(/á$/, /a$/, "ej-y ou-ou é-y ých- ými-ami"),
    declension(/ý$/, CONSONANT, "ého-u ého-a ým-om é-y ých-ov ými-ami"),
    declension(/é$/, /o$/, "ého-a ým-om ých- ými-ami"),
    declension(/é$/, /y$/, "ých-ov ých- ými-ami"),
  ],
  ru: [
    declension(/ая$/, /а$/, "ой-ы ой-и ую-у ой-ой ые-ы ые-и ых- ыми-ами"),
    declension(/ая$/, /я$/, "ой-и ую-ю ой-ей"),
    declension(/(?:ый|ий|ой)$/, CONSONANT, "ого-а ого-у ым-ом ые-ы ые-и ых-ов ыми-ами"),
    declension(/(?:ый|ий|ой)$/, /ь$/, "ого-я ым-ем"),
    declension(/ое$/, /о$/, "ого-а ым-ом"),
    declension(/[ыи]е$/, /[ыи]$/, "ых-ов ых- ыми-ами"),
  ],
  uk: [
    declension(/а$/, /а$/, "ої-и у-у ою-ою і-и их- ими-ами"),
    declension(/ий$/, CONSONANT, "ого-у ого-а им-ом і-и их-ів ими-ами"),
    declension(/е$/, /о$/, "ого-а им-ом"),
    declension(/і$/, /и$/, "их-ів их- ими-ами"),
  ],
};

/** Behind k and g an ending takes another vowel: "słodkiej", "сладких". */
const behindVelar = (stem: string, ending: string): string => {
  if (/[kg]$/.test(stem)) return ending.replace(/^y/, "i").replace(/^e/, "ie");
  return /[кгх]$/.test(stem) ? ending.replace(/^ы/, "и") : ending;
};

/** A Polish ending in -em is -iem behind k and g: "serkiem"; a vowel that only the first case has goes: "serek". */
const nounStem = (noun: string, ending: string): string =>
  ending !== "" && /[eё]k$|[оё]к$/.test(noun) ? `${noun.slice(0, -2)}${noun.at(-1)}` : noun;

/** The pair in its further cases, in the order in which it is written. */
export function declinedPair(language: string, text: string): readonly string[] {
  const [first = "", second = "", ...more] = text.split(" ");
  if (more.length > 0 || first.length < 3 || second.length < 3) return [];
  return [...declined(language, first, second), ...declined(language, second, first, true)];
}

function declined(language: string, adjective: string, noun: string, isTurned = false): string[] {
  const found = PAIRS[language]?.find((each) => each.adjective.test(adjective) && each.noun.test(noun));
  if (!found || !isAdjective(language, adjective)) return [];
  const stem = adjective.replace(found.adjective, "");
  return found.cases.map(([ofAdjective, ofNoun]) => {
    const cut = noun.replace(found.noun, "");
    const bare = cut === noun ? nounStem(noun, ofNoun) : cut;
    const said = [stem + behindVelar(stem, ofAdjective), bare + behindVelar(bare, ofNoun)];
    return (isTurned ? said.reverse() : said).join(" ");
  });
}

/** The endings that adjectives are formed with: "pszenny", "wołowe", "куриная". */
const ADJECTIVE: Readonly<Record<string, RegExp>> = {
  pl: /(?:ow|n|sk|ck|an|on|cz|ż|ł|k|l|t)[yaei]e?$/,
  cs: /[ýáéí]$/,
  sk: /[ýáéí]$/,
  ru: /(?:ый|ий|ой|ая|ое|ые|ие)$/,
  uk: /(?:н|в|ськ|к|ч|ж|л|т)(?:ий|а|е|і)$/,
};

const isAdjective = (language: string, word: string): boolean => ADJECTIVE[language]?.test(word) ?? false;

/** The first case of a masculine adjective, whose other forms are no form of a noun: "wołowy", "kuřecí", "куриный". */
const MASCULINE: Readonly<Record<string, RegExp>> = {
  pl: /(?<=ow|sk|ck|nn|zn|jn|cz)[yi]$/,
  cs: /[ýí]$/,
  sk: /ý$/,
  ru: /(?:ый|ий)$/,
  uk: /(?<=н|в|ськ|ч)ий$/,
};

/** All forms of a single adjective; none for a noun. */
export function declinedAdjective(language: string, word: string): readonly string[] {
  const ending = MASCULINE[language];
  if (!ending?.test(word)) return [];
  const stem = word.replace(ending, "");
  const soft = language === "ru" && /[жчн]ий$/.test(word) ? SOFT : [];
  return [...(ADJECTIVE_ENDINGS[language] ?? []), ...soft].map((each) => stem + each);
}

/** "Говяжий", "говяжьего", "говяжья": Russian adjectives of animals. */
const SOFT = ["ья", "ье", "ьи", "ьего", "ьему", "ьей", "ьим", "ьих", "ьими"];

/** Words behind which a name does not change: "mleko w proszku". */
const TIES: Readonly<Record<string, RegExp>> = {
  pl: / (?:w|z|ze|do|na|bez|dla) /,
  cs: / (?:v|ve|z|ze|s|se|na|do|bez) /,
  sk: / (?:v|vo|z|zo|s|so|na|do|bez) /,
  ru: / (?:в|во|из|с|со|для|на|без) /,
  uk: / (?:в|у|з|із|зі|до|на|без|для) /,
};

/** The first word of a name with a preposition, and the rest. Null for other names. */
export function tiedName(language: string, text: string): readonly [first: string, rest: string] | null {
  const at = text.search(TIES[language] ?? /$^/);
  return at > 0 && !text.slice(0, at).includes(" ") ? [text.slice(0, at), text.slice(at)] : null;
}
