import { FACT_STATES, type KitchenFact } from "@/lib/dietary/kitchen-facts";
import { db } from "@/server/db/client";
import { FACT, toFact } from "./menu";

type Words = { readonly name: string; readonly description: string };

/**
 * What the kitchens of an application's own business say of the dishes that the application sends: of those whose words
 * are exactly the same. Nothing of any other business counts.
 */
export async function factsOfOwnDishes(clientRowId: string, dishes: readonly Words[]): Promise<KitchenFact[][]> {
  const rows = await db.venueDish.findMany({
    where: {
      name: { in: [...new Set(dishes.map(({ name }) => name.trim()))] },
      venue: { owner: { oauthClients: { some: { id: clientRowId } } } },
    },
    select: { name: true, description: true, facts: { where: { endedAt: null }, select: FACT } },
  });
  const known = new Map<string, KitchenFact[][]>();
  for (const { facts, ...words } of rows) {
    const key = keyOf(words);
    known.set(key, [...(known.get(key) ?? []), facts.map(toFact)]);
  }
  return dishes.map((dish) => inAllKitchens(known.get(keyOf(dish)) ?? []));
}

const keyOf = ({ name, description }: Words): string => `${name.trim()}\0${description.trim()}`;

/**
 * One dish of several venues: the gravest word about each subject counts, and "free from" only if every one of these
 * kitchens says so, because nobody knows which of them cooks it.
 */
export function inAllKitchens(kitchens: readonly (readonly KitchenFact[])[]): KitchenFact[] {
  const bySubject = new Map<string, KitchenFact[]>();
  for (const fact of kitchens.flat()) bySubject.set(fact.subject, [...(bySubject.get(fact.subject) ?? []), fact]);
  return [...bySubject.values()].flatMap((facts) => {
    const [gravest] = [...facts].sort((a, b) => FACT_STATES.indexOf(a.state) - FACT_STATES.indexOf(b.state));
    if (!gravest) return [];
    return gravest.state === "free_from" && facts.length < kitchens.length ? [] : [gravest];
  });
}
