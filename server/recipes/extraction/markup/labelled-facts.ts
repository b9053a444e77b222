import { parseMinutes } from "../duration";
import type { RecipeYield } from "../recipe";
import { parseYield } from "../yield";
import type { Row } from "./rows";

export interface LabelledFacts {
  servings: RecipeYield | null;
  prepMinutes: number | null;
  cookMinutes: number | null;
  totalMinutes: number | null;
}

type TimeKey = "prepMinutes" | "cookMinutes" | "totalMinutes";

const MAX_ROW_LENGTH = 160;
const AMOUNT = /[\d½¼¾]/;
/** The longest text between a label and the end of its value. */
const MAX_VALUE_LENGTH = 45;

const LABELS: Readonly<Record<TimeKey, string>> = {
  prepMinutes:
    "prep(?:aration)?(?:[ -]?time)?|active(?: time)?|hands[ -]on(?: time)?|vorbereitung(?:szeit)?|arbeitszeit|zubereitungszeit|(?:temps de )?pr[ée]paration|tiempo de preparaci[óo]n|preparaci[óo]n|tempo di preparazione|preparazione|tempo de prepar(?:o|a[çc][ãa]o)|voorbereiding(?:stijd)?|bereidingstijd|forberedelse(?:stid)?|f[öo]rberedelse(?:r)?|czas przygotowania|p[řr][íi]prava|hazırl[ıi]k(?: süresi)?|в подготовк\\p{L}+",
  cookMinutes:
    "cook(?:ing)?(?:[ -]?time)?|bak(?:e|ing)(?:[ -]?time)?|koch(?:zeit)?|back(?:zeit)?|koch-?/?backzeit|garzeit|(?:temps de )?cuisson|tiempo de cocci[óo]n|cocci[óo]n|tempo di cottura|cottura|tempo de cozimento|cozimento|kooktijd|baktijd|oventijd|tillagningstid|steketid|koketid|czas gotowania|vaření|pečení|pişirme(?: süresi)?",
  totalMinutes:
    "total(?:[ -]?time)?|ready in|takes|time|duration|gesamt(?:zeit)?|dauer|zeit|(?:temps|dur[ée]e) total[e]?|dur[ée]e|temps|tiempo(?: total)?|duraci[óo]n|tempo(?: totale| total)?|totale tijd|tijd|tid|totaltid|całkowity czas|celkový čas|toplam(?: süre)?",
};
const TIME_LABEL = new RegExp(
  `(?<![\\p{L}])(?:${(Object.keys(LABELS) as TimeKey[]).map((key) => `(?<${key}>${LABELS[key]})`).join("|")})(?![\\p{L}])`,
  "giu",
);
const SERVING_UNIT =
  "servings?|people|persons?|portions?|personen|portionen|personnes?|parts?|personas?|porciones|raciones|comensales|persone|porzioni|porç(?:ão|ões)|pessoas|porties?|portioner|personer|porsjoner|annosta|osob[y]?|porcj[ie]|porc[íi]|porcie|porcií|porce|porcie|porcja|adag|főre|fő|kişilik|порци[йияь]\\p{L}*|порції|persoon|pessoa|persona|persone|comensal|henkilö\\p{L}*|annos\\p{L}*|άτομα|μερίδες|人份|人分|人前|인분|pax";
const SERVINGS_AFTER_LABEL =
  /(?:^|[\s|(])(?:antal (?:personer|portioner|porsjoner)|rendimento|rinde|raciones|pro|na|για|liczba porcji|počet porc[ií]í?|adagok száma|serves|serving size|servings?|yields?|makes|ergibt|giver|oplevert|salen|portions?|portionen|f[üu]r|pour|para|per|voor|til|personen|porties|porciones|raciones|rendimento|rendement|porzioni|por[çc][õo]es|porsjoner|portioner|aantal personen|antall|nombre de personnes|dosi per|ingredients? for|zutaten für|ingrédients pour|ingredientes para|ingredienti per)\s*[:=|–-]?\s*(?:about |approx\.? |up to |ca\.? |circa )?\d/iu;
const NUMBER_OF_SERVINGS = new RegExp(
  `\\d+(?:\\s*(?:-|–|~|〜|～|to|bis|à|a|of|tot|till|til|do)\\s*\\d+)?\\s*(?:${SERVING_UNIT})(?![\\p{L}])`,
  "iu",
);
const SERVING_LABEL_ONLY =
  /^(?:antal (?:personer|portioner|porsjoner)|rinde|liczba porcji|počet porc[ií]í?|adagok száma|serves|servings?|serving size|yields?|makes|portions?|portionen|personen|personnes|porciones|raciones|porzioni|por[çc][õo]es|rendimento|porties|portioner|porsjoner|aantal personen)\s*:?$/iu;

const COUNT = "(?:\\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|twelve)";
const SERVINGS_ALONE = new RegExp(
  `^(?:(?:serves|servings?|makes|yields?)\\s*:?\\s*(?:about |approx\\.? |ca\\.? )?${COUNT}\\s(?:dozen\\s)?(?:loa(?:f|ves)|cakes?|cookies|muffins|buns|rolls|pies?|bars|slices|pieces|pancakes|scones|biscuits|jars|bowls|pizzas?)|(?:serves|servings?|makes|yields?|portion(?:s|en)?)\\s*:?\\s*(?:about |approx\\.? |ca\\.? )?${COUNT}(?:\\s*(?:-|–|to|or|bis|à|a)\\s*${COUNT})?(?:\\s*(?:${SERVING_UNIT}))?|(?:(?:f[üu]r|pour|para|per|voor|till?|pro|na|για|dosi per|antal \\p{L}+|rendimento|rinde|rendement|aantal \\p{L}+|liczba \\p{L}+|počet \\p{L}+)\\s*:?\\s*)?(?:ca\\.? )?\\d{1,3}(?:\\s*(?:-|–|~|～|bis|à|a|till?|tot|do)\\s*\\d{1,3})?\\s*(?:${SERVING_UNIT})|antal (?:personer|portioner|porsjoner)\\s*:?\\s*\\d{1,3})\\.?$`,
  "iu",
);
/** Without a unit of time, "Cook: 2 eggs" is food. */
const TIME_UNIT =
  "min(?:ut\\p{L}{0,4}|s)?|m|h|hrs?|hours?|std|stunden?|uur|uren|heures?|horas?|or[ae]|tim(?:e|er|mar|mer)?|sec(?:ond)?\\p{L}{0,2}|sek\\p{L}{0,5}|days?|tage?|jours?|días?|dias?|giorn[io]|dag(?:en|ar|e)?|godz\\p{L}*|hod\\p{L}*|dk|dakika|sa|saat|perc|óra|мин\\p{L}*|ч(?:ас\\p{L}*)?";
const TIME_ALONE = new RegExp(
  `^(?:${Object.values(LABELS).join("|")})\\s*[:|–-]\\s*(?:about |approx\\.? |ca\\.? |circa |environ )?[\\d½¼¾][\\d\\s.,½¼¾–-]*\\s?(?:${TIME_UNIT})\\.?(?:\\s*(?:and|und|et|y|e|en|og|och)?\\s*\\d{1,2}\\s*(?:${TIME_UNIT})?\\.?)?$`,
  "iu",
);

/**
 * True if a whole line states servings or a time, such as "Serves 8" or "Arbeitszeit: ca. 20 Minuten"; such a line is
 * neither food nor a step.
 */
export const isLabelledFact = (text: string): boolean =>
  text.length <= 70 && (SERVINGS_ALONE.test(text) || TIME_ALONE.test(text));

/** Servings and times with a label: "Serves 4", "Prep time | 15 minutes", or label and value in two rows. */
export function readLabelledFacts(rows: readonly Row[]): LabelledFacts {
  const facts: LabelledFacts = { servings: null, prepMinutes: null, cookMinutes: null, totalMinutes: null };
  rows.forEach(({ text }, i) => {
    if (text.length > MAX_ROW_LENGTH) return;
    const next = rows[i + 1]?.text ?? "";
    if (!AMOUNT.test(text) && !(text.length <= 40 && AMOUNT.test(next))) return;
    readTimes(text, next, facts);
    facts.servings ??= readServings(text, next);
  });
  return facts;
}

function readServings(text: string, next: string): RecipeYield | null {
  if (SERVING_LABEL_ONLY.test(text)) return next.length <= 40 && /^\W*\d/.test(next) ? counted(next) : null;
  if (text.length > 100) return null;
  const fragment = NUMBER_OF_SERVINGS.exec(text) ?? SERVINGS_AFTER_LABEL.exec(text);
  return fragment ? counted(text.slice(fragment.index, fragment.index + 60)) : null;
}

const counted = (text: string): RecipeYield | null => {
  const found = parseYield(text.replace(/^[\s|(]+/, ""));
  return found && found.count !== null && found.count <= 100 ? found : null;
};

function readTimes(text: string, next: string, facts: LabelledFacts): void {
  const labels = [...text.matchAll(TIME_LABEL)];
  labels.forEach((label, i) => {
    const key = (Object.keys(LABELS) as TimeKey[]).find((name) => label.groups?.[name] !== undefined);
    if (!key || facts[key] !== null) return;
    const start = label.index + label[0].length;
    const value = text.slice(start, Math.min(labels[i + 1]?.index ?? text.length, start + MAX_VALUE_LENGTH));
    // A label inside a sentence does not count.
    if (label.index > 60 || (labels.length === 1 && label.index > 25)) return;
    const isAlone = !/[\p{L}\p{N}]/u.test(value) && text.length <= 40;
    facts[key] = parseStatedTime(value) ?? (isAlone && next.length <= 40 ? parseStatedTime(next) : null);
  });
}

/** A time with its unit. A bare number after a label is too often something else. */
const parseStatedTime = (value: string): number | null =>
  /^[^\p{L}\d]*(?:about|ca|approx|circa|environ)?[^\p{L}\d]*[\d½¼¾]/iu.test(value) && /\p{L}|:\d\d/u.test(value)
    ? parseMinutes(value.replace(/^[^\d½¼¾]+/, "").split(/[.;](?:\s|$)/)[0] ?? "")
    : null;
