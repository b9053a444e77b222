import { signedIds } from "../signed-id";

/** The key of a recipe's link, and the link of a key. */
export const { keyOf: recipeKeyOf, idOf: recipeLinkIdOf } = signedIds("forkprint recipe link");
