import { perConcept } from "../foods/per-concept";
import type { Knowledge } from "../model/knowledge";
import type { Mention } from "../model/mention";
import { BIT, type SubstanceMask } from "../model/substances";

/**
 * The substances that a description's foods replace: "coconut milk" and "vegan mozzarella" replace milk, a "gluten-free
 * bun" replaces gluten. If none of its foods may contain such a substance, the described dish no longer contains it for
 * certain.
 */
export function stoodInFor(mentions: readonly Mention[], knowledge: Knowledge): SubstanceMask {
  let instead = 0;
  let contained = 0;
  for (const { polarity, concepts, head, profile } of mentions) {
    if (polarity === "absent") continue;
    const holds = profile.yes | profile.may | profile.unknown;
    contained |= holds;
    for (const { profile: usual } of concepts) instead |= usual.yes & ~holds;
    if (head && isCalledMilk(head, knowledge)) instead |= BIT.milk;
  }
  return instead & ~contained;
}

const isCalledMilk = perConcept(({ name }): boolean => / (?:milk|cream|cheese|drink|yogurt)$/.test(name));
