import { settingWords } from "@/components/recipes/shown-tags";
import { type DietKey, dietOf, isFreeFrom } from "@/lib/dietary/diets";
import { wayOf } from "@/lib/dietary/more-ways";
import type { Say } from "@/lib/i18n/area";
import { dateLocale } from "@/lib/i18n/date-locale";
import type {
  AdaptableWire,
  FoundAmountWire,
  JudgedSettingWire,
  UnknownNutrientWire,
  VerdictTagWire,
} from "@/lib/schemas/recipe-judgement";
import type { terms } from "@/messages/en/terms";
import type { verdicts } from "@/messages/en/verdicts";

/**
 * Verdicts in a language other than English. The engine writes English sentences, so other languages build theirs from
 * the same parts: kind, food, cause, setting, figures. What the parts lack is left out and never softened: unknown
 * stays unknown.
 */
export type Speech = {
  /** "Dairy (allergy)" */
  setting: (setting: JudgedSettingWire) => string;
  reason: (tag: VerdictTagWire) => string;
  /** "High in sodium: 0.9 g a serving" */
  found: (found: FoundAmountWire) => string;
  /** What nobody can count of a nutrient. */
  unknown: (unknown: UnknownNutrientWire) => string;
  /** The limit that was exceeded, and the concern that it belongs to. */
  limit: (found: FoundAmountWire, setting: JudgedSettingWire) => string;
  adaptable: (adaptable: AdaptableWire) => string;
  /** What no words can tell of a way of eating. */
  doubt: (doubt: string) => string;
  /** The question for the staff, in the reader's language. */
  staff: (adaptable: AdaptableWire) => string;
};

type Words = { t: Say<typeof verdicts>; term: Say<typeof terms> };

/** Null for English, because its readers see the engine's own sentences. */
export function speechIn(t: Say<typeof verdicts>, term: Say<typeof terms>): Speech | null {
  if (t.locale === "en") return null;
  const words = { t, term };
  return {
    setting: (setting) => settingIn(words, setting),
    reason: (tag) =>
      tag.not_known
        ? unknownIn(words, tag.not_known)
        : tag.found
          ? foundReason(words, tag.found, tag.setting)
          : reasonIn(words, tag),
    found: (found) => foundIn(words, found),
    unknown: (unknown) => unknownIn(words, unknown),
    limit: (found, setting) => limitIn(words, found, setting),
    doubt: (doubt) => term.known(doubt),
    adaptable: (adaptable) => t("madeWithout", { without: leftOutIn(words, adaptable) }),
    staff: (adaptable) => t("askWithout", { without: leftOutIn(words, adaptable) }),
  };
}

const PREFERENCES = {
  allergy: "settingAllergy",
  intolerance: "settingIntolerance",
  avoid: "settingAvoid",
  dislike: "settingDislike",
  love: "settingLove",
  like: "settingLike",
} as const;

function settingIn(words: Words, { person, ...setting }: JudgedSettingWire): string {
  if (!person) return ownSettingIn(words, setting);
  const { t, term } = words;
  const { label, preference } = setting;
  if (preference === "love" || preference === "like") {
    const key = preference === "love" ? "settingLoveOf" : "settingLikeOf";
    return t(key, { name: person.name, food: foodIn(term, label) });
  }
  return t("settingOf", { name: person.name, setting: ownSettingIn(words, setting) });
}

function ownSettingIn({ t, term }: Words, setting: JudgedSettingWire): string {
  const { type, key, preference } = setting;
  if (type !== "ingredient" || preference === null || wayOf(key)) return term.known(settingWords(setting));
  return t(PREFERENCES[preference], { food: foodIn(term, setting.label) });
}

/** The translation of a food, whether or not it is capitalised; a food without a translation stays as written. */
function foodIn(term: Say<typeof terms>, english: string): string {
  const named = english.charAt(0).toUpperCase() + english.slice(1);
  const words = term.known(named);
  return words === named ? english : words;
}

const leftOutIn = ({ t, term }: Words, { without, foods = [without] }: AdaptableWire): string =>
  new Intl.ListFormat(t.locale, { type: "conjunction" }).format(foods.map((food) => foodIn(term, food)));

const BECAUSE = {
  allergy: "becauseAllergy",
  intolerance: "becauseIntolerance",
  avoid: "becauseAvoid",
  dislike: "becauseDislike",
  love: "becauseLove",
  like: "becauseLike",
} as const;

/** "you are allergic to eggs", "Leo avoids gluten", in the reader's language. */
export function becauseIn(words: Words, setting: JudgedSettingWire): string {
  const { t, term } = words;
  const { type, key, label, preference, person } = setting;
  if (type === "diet" && isFreeFrom(key as DietKey)) {
    return saidOf(words, "becauseAllergy", { food: term.known(dietOf(key as DietKey).noun ?? label) }, person);
  }
  if (type === "health") {
    const concern = concernIn(term, label);
    return person ? t("becauseCardOf", { name: person.name, concern }) : t("becauseCard", { concern });
  }
  if (type === "diet" || preference === null || wayOf(key)) {
    const way = term.known(label);
    return person ? t("becauseWayOf", { name: person.name, way }) : t("becauseWay", { way });
  }
  return saidOf(words, BECAUSE[preference], { food: foodIn(term, label) }, person);
}

type BecauseKey = (typeof BECAUSE)[keyof typeof BECAUSE];
type Person = JudgedSettingWire["person"];

/** About the reader ("you are allergic to eggs"), or about somebody else at the table ("Leo is allergic to eggs"). */
const saidOf = ({ t }: Words, key: BecauseKey, { food }: { food: string }, person: Person): string =>
  person ? t(`${key}Of`, { name: person.name, food }) : t(key, { food });

/** A concern's label is "High blood pressure", but the translations know it as "High Blood Pressure". */
export function concernIn(term: Say<typeof terms>, label: string): string {
  const words = term.known(label);
  if (words !== label) return words;
  const titled = label.replace(/(^|[ -])\p{Ll}/gu, (letter) => letter.toUpperCase());
  return term.known(titled);
}

function reasonIn(words: Words, tag: VerdictTagWire): string {
  const { t, term } = words;
  const because = becauseIn(words, tag.setting);
  const food = tag.text.trim();
  const cause = tag.cause === undefined ? null : foodIn(term, tag.cause);
  if (food === "")
    return t(WHOLE[tag.setting.type === "health" && tag.kind === "unknown" ? "info" : tag.kind], { because });
  switch (tag.kind) {
    case "conflict":
      return cause ? t("madeWith", { food, cause, because }) : t("doesNotFit", { food, because });
    case "may_contain":
      if (tag.provenance === "inferred") return t("guessedFromName", { food, because });
      if (tag.check_label) return t("labelTells", { food, because });
      return cause ? t("mayBeMadeWith", { food, cause, because }) : t("mayNotFit", { food, because });
    case "unknown":
      return t("notKnownWhatIsIn", { food, because });
    default:
      return t("isForYou", { food, because });
  }
}

/** The reasons that concern the whole line. */
const WHOLE = {
  conflict: "moreDoesNotFit",
  may_contain: "moreMayNotFit",
  unknown: "notAllKnown",
  match: "nothingAgainst",
  info: "cannotSay",
} as const;

export const amountIn = (t: Say<typeof verdicts>, amount: number, unit: string): string => {
  const digits = unit === "g" ? { maximumSignificantDigits: 2 } : { maximumFractionDigits: 0 };
  return `${amount.toLocaleString(t.locale, digits)} ${unit}`;
};

function foundIn(words: Words, { nutrient, amount, unit }: FoundAmountWire): string {
  const name = foodIn(words.term, nutrient.replaceAll("_", " "));
  return words.t("nutrientHigh", { nutrient: name, amount: amountIn(words.t, amount, unit) });
}

function limitIn(words: Words, { limit, unit, course }: FoundAmountWire, { label, person }: JudgedSettingWire): string {
  const said = { limit: amountIn(words.t, limit, unit), concern: concernIn(words.term, label) };
  if (person) return words.t(course ? "overThePartOf" : "overTheLimitOf", { ...said, name: person.name });
  return words.t(course ? "overThePart" : "overTheLimit", said);
}

const NUTRIENT_WORDS = {
  sodium: "ofSalt",
  sugar: "ofSugar",
  saturated_fat: "ofSaturatedFat",
  trans_fat: "ofTransFat",
  cholesterol: "ofCholesterol",
  potassium: "ofPotassium",
  phosphorus: "ofPhosphorus",
  calories: "ofEnergy",
} as const;

/** "salt" for sodium: what people call it who watch it. */
export const nutrientIn = (t: Say<typeof verdicts>, nutrient: string): string =>
  nutrient in NUTRIENT_WORDS ? t(NUTRIENT_WORDS[nutrient as keyof typeof NUTRIENT_WORDS]) : t.known(nutrient);

/** "We do not know how much salt “fermented bean paste” holds." */
function unknownIn({ t }: Words, { nutrient, because, lines }: UnknownNutrientWire): string {
  const words = nutrientIn(t, nutrient);
  if (because === "not_counted") return t("notCountedYet", { nutrient: words });
  if (because === "servings") return t("servingsUntold", { nutrient: words });
  const list = new Intl.ListFormat(t.locale, { type: "conjunction" });
  const named = (isUntold: boolean) =>
    lines.filter((line) => (line.is_untold ?? false) === isUntold).map(({ food }) => t("quoted", { said: food }));
  const [untold, held] = [named(true), named(false)];
  return [
    ...(held.length > 0 ? [t("amountNotKnown", { nutrient: words, foods: list.format(held) })] : []),
    ...(untold.length > 0 ? [t("amountUntold", { nutrient: words, foods: list.format(untold) })] : []),
  ].join(" ");
}

const foundReason = (words: Words, found: FoundAmountWire, setting: JudgedSettingWire): string =>
  `${foundIn(words, found)}. ${limitIn(words, found, setting)} ${words.t("limitSource", { source: found.source })}`;

const BASIS = {
  venue: ["restsVenue", "restsVenueOf"],
  recipe: ["restsRecipe", "restsRecipeOf"],
  inferred: ["restsGuess", "restsGuessOf"],
} as const;

/** The source and date of an adaptation's information. */
export function basisIn(
  t: Say<typeof verdicts>,
  { rests_on: on, as_of: asOf }: Pick<AdaptableWire, "rests_on" | "as_of">,
): string {
  const [plain, dated] = BASIS[on];
  if (!asOf) return t(plain);
  const options = { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" } as const;
  return t(dated, { day: new Date(asOf).toLocaleDateString(dateLocale(t.locale), options) });
}
