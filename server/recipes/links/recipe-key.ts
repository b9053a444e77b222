import { signedIds } from "@/server/signed-id";

/** Converts between the id of a recipe link and the key in its address. */
export const { keyOf: recipeKeyOf, idOf: recipeLinkIdOf } = signedIds("forkprint recipe link");
