import { call } from "./api-call";
import type { CreateVariantInput, UpdateVariantInput, VariantDetailWire } from "./schemas/variants";

const variantPath = (id: string) => `/recipe-variants/${encodeURIComponent(id)}`;

/** Every call of the variants' screens, one function each. */
export const variants = {
  /** The edits come with it: both happen or neither. A repeated `id` makes nothing twice. */
  create: (recipeId: string, body: NonNullable<CreateVariantInput>) =>
    call<VariantDetailWire>("POST", `/recipe-variants/create-from-recipe/${encodeURIComponent(recipeId)}`, { body }),
  update: (id: string, body: UpdateVariantInput) => call<VariantDetailWire>("PUT", variantPath(id), { body }),
  delete: (id: string) => call("DELETE", variantPath(id)),
};
