import { db } from "@/server/db/client";
import type { Recall } from "@/server/db/generated/client";

/** What recalls that hold say of a product. `allergens`: what its label does not tell. `isUnsaid`: one does not say for what. */
export type Recalled = {
  readonly notices: readonly Recall[];
  readonly allergens: readonly string[];
  readonly isUnsaid: boolean;
};

/**
 * The recalls that hold for products, by GTIN, the newest first. A notice is about some packets, and nobody tells us which
 * one is in a hand: so it is heeded for all.
 */
export async function recallsOf(gtins: readonly string[]): Promise<ReadonlyMap<string, Recalled>> {
  if (gtins.length === 0) return new Map();
  const wanted = [...new Set(gtins)];
  const found = await db.recall.findMany({
    where: { gtins: { hasSome: wanted }, endedAt: null },
    orderBy: [{ publishedAt: "desc" }, { id: "desc" }],
  });
  return new Map(
    wanted.flatMap((gtin) => {
      const notices = found.filter((notice) => notice.gtins.includes(gtin));
      if (notices.length === 0) return [];
      const allergens = [...new Set(notices.flatMap((notice) => notice.allergens))];
      return [
        [gtin, { notices, allergens, isUnsaid: notices.some((notice) => notice.allergens.length === 0) }] as const,
      ];
    }),
  );
}
