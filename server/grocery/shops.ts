import { AppError, notFound } from "@/lib/errors";
import { MAX_SHOPS } from "@/lib/grocery/limits";
import { says } from "@/lib/i18n/sentence";
import type { ShopBody, ShopWire } from "@/lib/schemas/grocery";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { lockPerson } from "@/server/db/lock-person";

const shown = { id: true, name: true, aisles: true } as const;

/** A person's own shops, the oldest first. Other people cannot see them or which list uses one. */
export const listShops = (ownerId: string): Promise<ShopWire[]> =>
  db.groceryShop.findMany({
    where: { ownerId },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    select: shown,
    take: MAX_SHOPS,
  });

/** A repeated `id` returns the existing shop. Errors: 409 for one shop too many, 404 for another person's id. */
export async function createShop(ownerId: string, { id, name, aisles }: ShopBody): Promise<ShopWire> {
  return db.$transaction(async (tx) => {
    await lockPerson(tx, ownerId);
    const known = id && (await tx.groceryShop.findUnique({ where: { id }, select: { ...shown, ownerId: true } }));
    if (known) {
      if (known.ownerId !== ownerId) throw notFound("shop");
      return { id: known.id, name: known.name, aisles: known.aisles };
    }
    if ((await tx.groceryShop.count({ where: { ownerId } })) >= MAX_SHOPS)
      throw new AppError("conflict", says("shopsMost", { count: MAX_SHOPS }));
    return tx.groceryShop.create({
      data: { ...(id ? { id } : {}), ownerId, name, aisles, createdAt: now() },
      select: shown,
    });
  });
}

export async function updateShop(ownerId: string, id: string, { name, aisles }: ShopBody): Promise<ShopWire> {
  const { count } = await db.groceryShop.updateMany({ where: { id, ownerId }, data: { name, aisles } });
  if (count === 0) throw notFound("shop");
  return { id, name, aisles };
}

export async function deleteShop(ownerId: string, id: string): Promise<void> {
  const { count } = await db.groceryShop.deleteMany({ where: { id, ownerId } });
  if (count === 0) throw notFound("shop");
}
