import type { AnalyzeMenuBody, MarkedItemWire } from "@/lib/schemas/analysis";
import type { MarkedDish } from "@/server/dietary/mark-menu";

/** A person may have a hundred settings: the gravest reasons come first, and this many of them leave. */
const MOST_REASONS = 50;

/** Under the usual names always, and under the partner's own beside them. */
export function toMarkedItemWire(
  dish: MarkedDish,
  id: string | number | undefined,
  names: AnalyzeMenuBody["names"],
): MarkedItemWire {
  const reasons = dish.reasons.slice(0, MOST_REASONS).map(({ kind, setting, ingredient, rule, provenance, field }) => ({
    kind,
    setting,
    ingredient,
    rule,
    provenance,
    field,
  }));
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
  } as MarkedItemWire;
}
