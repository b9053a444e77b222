import { toNumber } from "@/lib/quantity/fraction";
import { type Amount, amountText, totalOf } from "@/lib/quantity/total";
import type { GroceryItemWire, GroceryListWire } from "@/lib/schemas/grocery";
import type { Prisma } from "@/server/db/generated/client";
import { isAlive } from "./access";
import { fromColumns } from "./amounts";
import { OTHER_AISLE } from "./find-aisle";

export const itemSelect = {
  id: true,
  name: true,
  quantityNumerator: true,
  quantityDenominator: true,
  quantityUnit: true,
  note: true,
  aisle: true,
  isManual: true,
  isChecked: true,
  checkedChangedAt: true,
  deletedAt: true,
  revivedAt: true,
  contributions: {
    where: { listRecipe: { removedAt: null } },
    orderBy: { id: "asc" },
    select: {
      quantityNumerator: true,
      quantityDenominator: true,
      quantityUnit: true,
      originalText: true,
      listRecipe: { select: { id: true, recipeId: true, variantId: true, title: true } },
    },
  },
} as const satisfies Prisma.GroceryItemSelect;

/** A list without its lines: see readItems. */
export const headSelect = {
  id: true,
  name: true,
  createdAt: true,
  updatedAt: true,
  recipes: {
    where: { removedAt: null },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    select: { id: true, recipeId: true, variantId: true, title: true, servings: true, createdAt: true },
  },
} as const satisfies Prisma.GroceryListSelect;

export const listSelect = {
  ...headSelect,
  items: { orderBy: [{ position: "asc" }, { id: "asc" }], select: itemSelect },
} as const satisfies Prisma.GroceryListSelect;

export type ItemRow = Prisma.GroceryItemGetPayload<{ select: typeof itemSelect }>;
type ListRow = Prisma.GroceryListGetPayload<{ select: typeof listSelect }>;

export const isShown = (item: ItemRow): boolean => isAlive(item) && (item.isManual || item.contributions.length > 0);

/** What recipes want of a line, and with it what the person added or took by hand. Never below nothing. */
export function amountOf(item: ItemRow): Amount | null {
  const own = fromColumns(item);
  if (item.isManual) return own;
  const shares = item.contributions.map(fromColumns);
  const total = totalOf(own.value ? [...shares, own] : shares);
  return total?.value && total.value.numerator < 0n
    ? { value: { numerator: 0n, denominator: 1n }, unit: total.unit }
    : total;
}

export function toItemWire(item: ItemRow): GroceryItemWire {
  const amount = amountOf(item);
  return {
    id: item.id,
    name: item.name,
    quantity_value: amount?.value ? Number(toNumber(amount.value).toFixed(3)) : null,
    quantity_unit: amount?.unit ?? null,
    quantity_text: amountText(amount),
    note: item.note,
    is_checked: item.isChecked,
    checked_changed_at: item.checkedChangedAt.toISOString(),
    is_manual: item.isManual,
    aisle: item.aisle ?? OTHER_AISLE,
    sources: item.contributions.map((share) => ({
      adding_id: share.listRecipe.id,
      recipe_id: share.listRecipe.recipeId,
      variant_id: share.listRecipe.variantId,
      title: share.listRecipe.title,
      quantity_text: amountText(fromColumns(share)),
      original_text: share.originalText,
    })),
  };
}

export const toListWire = (list: ListRow): GroceryListWire => ({
  id: list.id,
  name: list.name,
  created_at: list.createdAt.toISOString(),
  updated_at: list.updatedAt.toISOString(),
  items: list.items.filter(isShown).map(toItemWire),
  recipes: list.recipes.map((adding) => ({
    id: adding.id,
    recipe_id: adding.recipeId,
    variant_id: adding.variantId,
    title: adding.title,
    servings: adding.servings?.toNumber() ?? null,
    added_at: adding.createdAt.toISOString(),
  })),
});
