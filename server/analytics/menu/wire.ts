import { type Voice, voiceOf } from "@/lib/dietary/voices";
import type { AnalyzeMenuBody, MarkedItemWire } from "@/lib/schemas/analysis";
import type { AdaptableWire } from "@/lib/schemas/recipe-judgement";
import type { Adaptable } from "@/server/dietary/adaptable-dish";
import { graver, type VerdictKind } from "@/server/dietary/engine/judge";
import type { MarkedDish } from "@/server/dietary/mark-menu";

/** A person may have a hundred settings: the gravest reasons come first, and this many of them leave. */
const MOST_REASONS = 50;

/** What leaves of a dish's reasons, to a partner's page and to an assistant alike. */
export const toldReasons = (dish: Pick<MarkedDish, "reasons">) =>
  dish.reasons.slice(0, MOST_REASONS).map(({ kind, setting, ingredient, rule, provenance, field }) => ({
    kind,
    setting,
    ingredient,
    rule,
    provenance,
    field,
  }));

/** Under the usual names always, and under the partner's own beside them. */
export function toMarkedItemWire(
  dish: MarkedDish,
  id: string | number | undefined,
  names: AnalyzeMenuBody["names"],
  asOf: string,
): MarkedItemWire {
  const reasons = toldReasons(dish);
  return {
    [names.name]: dish.name,
    [names.description]: dish.description,
    [names.container]: dish.containerClass,
    ...(id === undefined ? {} : { id }),
    name: dish.name,
    description: dish.description,
    container_class: dish.containerClass,
    tags: [...dish.tags],
    verdict: dish.verdict,
    reasons,
    voices: voicesOf(dish),
    adaptable: dish.adaptable && toAdaptableWire(dish.adaptable, asOf),
  } as MarkedItemWire;
}

/** Of a caller who sees marks and not why, the settings are not there to tell. */
function voicesOf({ verdict, settings }: MarkedDish): MarkedItemWire["voices"] {
  if (verdict === null || settings.length === 0) return null;
  const said = (voice: Voice): VerdictKind | null =>
    settings
      .filter(({ setting }) => voiceOf(setting) === voice)
      .reduce<VerdictKind | null>((gravest, { kind }) => (gravest === null ? kind : graver(gravest, kind)), null);
  return { alarm: said("alarm"), mismatch: said("mismatch"), advice: said("advice") };
}

/** `asOf`: when the venue's words were sent. */
const toAdaptableWire = ({ without, isGuess }: Adaptable, asOf: string): AdaptableWire => ({
  without,
  sentence: `Can be made without the ${without}: please ask.`,
  staff: `Can it be made without the ${without}, please?`,
  rests_on: isGuess ? "inferred" : "venue",
  as_of: asOf,
});
