/** Where the words of an entry come from. */
export const SOURCE_WORDS = { check: "fromCheck", visit: "fromVisit", recipe: "fromRecipe" } as const;
/** What may be taken over, as it is offered. */
export const OFFER_WORDS = { check: "sourceCheck", visit: "sourceVisit", recipe: "sourceRecipe" } as const;
