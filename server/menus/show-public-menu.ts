import type { KitchenFact } from "@/lib/dietary/kitchen-facts";
import { type DishBySubject, toDishBySubject } from "@/lib/menus/menu-by-subject";
import { subjectsWithKitchensWord } from "@/server/dietary/kitchens-word";
import { loadKnowledge } from "@/server/dietary/load-knowledge";
import { readSaidDishes, type SaidDish, warningsOf } from "./menu";
import type { DishForReader } from "./show-dishes";

export type PublicDish = DishForReader & { by: DishBySubject };

/**
 * A venue's menu for somebody of whom nothing is known: with how each dish stands to every subject that a kitchen may speak
 * of, so that the reader's device can choose among the dishes and nobody learns what it chose. Asks no engine.
 */
export async function showPublicMenu(venueId: string): Promise<PublicDish[]> {
  const dishes = await readSaidDishes(venueId);
  return dishes.map((dish) => {
    const { id, name, description, facts } = dish;
    return { id, name, description, verdict: null, voices: [], kitchen: warningsOf(facts), by: bySubject(dish) };
  });
}

function bySubject({ subjects, facts, isStale }: SaidDish): DishBySubject {
  // The knowledge is loaded only for a dish of which the kitchen said something.
  if (facts.length === 0) return toDishBySubject(subjects, []);
  const told = subjectsWithKitchensWord(subjects, facts, loadKnowledge(), isStale);
  // "Free from" that frees nothing, because something else that is written or said stands against it.
  const isDoubted = ({ subject, state }: KitchenFact): boolean => {
    const kind = told[subject]?.kind ?? "unknown";
    return state === "free_from" && kind !== "match" && kind !== "info";
  };
  const said = facts.map((fact) => ({ ...fact, is_contradicted: isDoubted(fact) }));
  return toDishBySubject(told, said);
}
