/** What is wrong with a typed amount of a grocery line. The device says it too, before it sends; in German. */
export const amountErrors = {
  amountLike: "Muss eine Zahl sein wie 2, 0,5 oder 1 1/2",
  otherUnitThanRecipes: "Rezepte brauchen das in einer anderen Art von Einheit",
} as const;
