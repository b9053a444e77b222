/** What is wrong with a typed amount of a grocery line. The device says it too, before it sends. */
export const amountErrors = {
  amountLike: "Must be a number such as 2, 0.5 or 1 1/2",
  otherUnitThanRecipes: "Recipes want this in another kind of unit",
} as const;
