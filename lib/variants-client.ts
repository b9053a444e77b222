import { call } from "./api-call";
import type { CreateVariantInput, UpdateVariantInput, VariantDetailWire } from "./schemas/variants";

const variantPath = (id: string) => `/recipe-variants/${encodeURIComponent(id)}`;

/** One function for each call of the variants' screens. */
export const variants = {
  /** Creates the variant together with its edits, in one transaction. A repeated `id` creates nothing twice. */
  create: (recipeId: string, body: NonNullable<CreateVariantInput>) =>
    call<VariantDetailWire>("POST", `/recipe-variants/create-from-recipe/${encodeURIComponent(recipeId)}`, { body }),
  update: (id: string, body: UpdateVariantInput) => call<VariantDetailWire>("PUT", variantPath(id), { body }),
  delete: (id: string) => call("DELETE", variantPath(id)),
};
