import type { Mention } from "../model/mention";
import { BIT, type SubstanceMask } from "../model/substances";

/**
 * What a description's foods stand in for: "coconut milk" and "vegan mozzarella" for milk, a "gluten-free bun" for
 * gluten. Where none of its foods may hold it, the dish that it describes is no longer sure to.
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
