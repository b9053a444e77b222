import { call } from "./api-call";
import type { BodyOf } from "./calls/contract";

/** One function for each call of the variants' screens. */
export const variants = {
  /** Creates the variant together with its edits, in one transaction. A repeated `id` creates nothing twice. */
  create: (recipeId: string, body: BodyOf<"POST /recipe-variants/create-from-recipe/{recipeId}">) =>
    call("POST /recipe-variants/create-from-recipe/{recipeId}", { params: { recipeId }, body }),
  update: (id: string, body: BodyOf<"PUT /recipe-variants/{id}">) =>
    call("PUT /recipe-variants/{id}", { params: { id }, body }),
  delete: (id: string) => call("DELETE /recipe-variants/{id}", { params: { id } }),
};
