import { type Voice, voiceOf } from "@/lib/dietary/voices";
import { readCode } from "@/lib/products/gtin";
import type { AnalyzeMenuBody, MarkedItemWire, OnlyMarksWire } from "@/lib/schemas/analysis";
import type { AdaptableWire } from "@/lib/schemas/recipe-judgement";
import type { Adaptable } from "@/server/dietary/adaptable-dish";
import { graver, type VerdictKind } from "@/server/dietary/engine/judge";
import type { MarkedDish } from "@/server/dietary/mark-menu";
import type { FoundProduct } from "@/server/products/told-products";

/** What is known of the product with a code, whoever asks. */
export const toProductWire = (code: string, found: FoundProduct | null): MarkedItemWire["product"] => {
  const read = readCode(code);
  if (found)
    return {
      gtin: found.gtin,
      state: found.product.ingredients === null ? "without_ingredients" : "read",
      told_at: found.toldAt?.toISOString() ?? null,
    };
  return "gtin" in read
    ? { gtin: read.gtin, state: "not_told", told_at: null }
    : { gtin: null, state: "no_code", told_at: null };
};

type MarksWire = OnlyMarksWire["items"][number];

/** The most reasons in an answer, because a person may have a hundred settings. The gravest come first. */
const MOST_REASONS = 50;

/** The part of a dish's reasons that is released. It is the same for a partner's page and for an assistant. */
export const releasedReasons = (dish: Pick<MarkedDish, "reasons">) =>
  dish.reasons.slice(0, MOST_REASONS).map(({ kind, setting, ingredient, rule, provenance, field }) => ({
    kind,
    setting,
    ingredient,
    rule,
    provenance,
    field,
  }));

/** An item's marks under our own field names, and also under the partner's. */
export function toMarksWire(
  dish: MarkedDish,
  id: string | number | undefined,
  names: AnalyzeMenuBody["names"],
): MarksWire {
  return {
    [names.name]: dish.name,
    [names.description]: dish.description,
    [names.container]: dish.containerClass,
    ...(id === undefined ? {} : { id }),
    name: dish.name,
    description: dish.description,
    container_class: dish.containerClass,
  } as MarksWire;
}

/** `asOf`: when the venue sent the words that were judged. */
type HowTold = {
  id: string | number | undefined;
  names: AnalyzeMenuBody["names"];
  asOf: string;
  product?: MarkedItemWire["product"];
};

export function toMarkedItemWire(dish: MarkedDish, { id, names, asOf, product }: HowTold): MarkedItemWire {
  return {
    ...toMarksWire(dish, id, names),
    tags: [...dish.tags],
    verdict: dish.verdict,
    reasons: releasedReasons(dish),
    voices: voicesOf(dish),
    adaptable: dish.adaptable && toAdaptableWire(dish.adaptable, asOf),
    ...(product ? { product } : {}),
  } as MarkedItemWire;
}

/** Null if the caller may not know the reasons, because the verdict then comes without settings. */
function voicesOf({ verdict, settings }: MarkedDish): MarkedItemWire["voices"] {
  if (verdict === null || settings.length === 0) return null;
  const kindFor = (voice: Voice): VerdictKind | null =>
    settings
      .filter(({ setting }) => voiceOf(setting) === voice)
      .reduce<VerdictKind | null>((gravest, { kind }) => (gravest === null ? kind : graver(gravest, kind)), null);
  return { alarm: kindFor("alarm"), mismatch: kindFor("mismatch"), advice: kindFor("advice") };
}

/** `asOf`: when the venue sent the words that were judged. */
const toAdaptableWire = ({ without, isGuess, offered }: Adaptable, asOf: string): AdaptableWire => ({
  without,
  ...(offered === undefined
    ? {
        sentence: `Can be made without the ${without}: please ask.`,
        staff: `Can it be made without the ${without}, please?`,
      }
    : {
        offered,
        sentence: `The menu says “${offered}”: please ask.`,
        staff: `Your menu says “${offered}”. Can I have it so, please?`,
      }),
  rests_on: isGuess ? "inferred" : "venue",
  as_of: asOf,
});
