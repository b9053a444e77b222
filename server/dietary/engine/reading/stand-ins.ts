import type { Mention } from "../model/mention";
import { BIT, type SubstanceMask } from "../model/substances";

/**
 * The substances that a description's foods replace: "coconut milk" and "vegan mozzarella" replace milk, a "gluten-free
 * bun" replaces gluten. If none of its foods may contain such a substance, the described dish no longer contains it for
 * certain.
 */
export function stoodInFor(mentions: readonly Mention[]): SubstanceMask {
  let instead = 0;
  let contained = 0;
  for (const { polarity, concepts, head, profile } of mentions) {
    if (polarity === "absent") continue;
    const holds = profile.yes | profile.may | profile.unknown;
    contained |= holds;
    for (const { profile: usual } of concepts) instead |= usual.yes & ~holds;
    if (head && PLANT_MILK.test(head.name)) instead |= BIT.milk;
  }
  return instead & ~contained;
}

const PLANT_MILK = / (?:milk|cream|cheese|drink|yogurt)$/;
