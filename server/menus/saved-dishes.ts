import { invalidField, notFound } from "@/lib/errors";
import { says } from "@/lib/i18n/sentence";
import { type DishNotice, dishNotice } from "@/lib/schemas/venue-menu";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { Prisma } from "@/server/db/generated/client";
import { lockPerson } from "@/server/db/lock-person";

/** More than anybody saves, and few enough to check whenever a menu changes. */
const MOST_SAVED = 500;

type Caller = { userId: string };
type Place = { venueId: string; dishId: string };

/** Saves a dish of a venue's menu for a person. Saving it again dismisses its notice. */
export async function saveDish({ userId }: Caller, { venueId, dishId }: Place) {
  await db.$transaction(async (tx) => {
    await lockPerson(tx, userId);
    const dish = await tx.venueDish.findFirst({ where: { id: dishId, venueId }, select: { id: true } });
    if (!dish) throw notFound("dish");
    const isKept = await tx.savedDish.updateMany({ where: { userId, dishId }, data: { notice: Prisma.DbNull } });
    if (isKept.count > 0) return;
    if ((await tx.savedDish.count({ where: { userId } })) >= MOST_SAVED) {
      throw invalidField("dishId", says("savedDishesMost", { count: MOST_SAVED }), "too_many");
    }
    await tx.savedDish.create({ data: { userId, dishId, savedAt: now() } });
  });
  return { dish_id: dishId, is_saved: true };
}

export async function forgetDish({ userId }: Caller, { venueId, dishId }: Place): Promise<void> {
  const { count } = await db.savedDish.deleteMany({ where: { userId, dishId, dish: { venueId } } });
  if (count === 0) throw notFound("dish");
}

/** Which of a venue's dishes a person saved. */
export async function listSavedAt({ userId }: Caller, venueId: string): Promise<string[]> {
  const rows = await db.savedDish.findMany({ where: { userId, dish: { venueId } }, select: { dishId: true } });
  return rows.map(({ dishId }) => dishId);
}

export type DishNews = { dishId: string; dish: string; venue: { id: string; name: string }; notice: DishNotice };

const MOST_NEWS = 20;

/** Notices about dishes that a person saved, until they respond. */
export async function listDishNews({ userId }: Caller): Promise<DishNews[]> {
  const rows = await db.savedDish.findMany({
    where: { userId, notice: { not: Prisma.DbNull } },
    orderBy: { savedAt: "desc" },
    take: MOST_NEWS,
    select: {
      dishId: true,
      notice: true,
      dish: { select: { name: true, venue: { select: { id: true, name: true } } } },
    },
  });
  return rows.map(({ dishId, notice, dish }) => ({
    dishId,
    dish: dish.name,
    venue: dish.venue,
    notice: dishNotice.parse(notice),
  }));
}
