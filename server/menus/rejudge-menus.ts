import { setTimeout as pause } from "node:timers/promises";
import { db } from "@/server/db/client";
import { analysisVersion } from "@/server/dietary/analysis-version";
import { log } from "@/server/log";
import { judgeDishes } from "./judge-dishes";
import { readDishes, withFacts } from "./menu";
import { noticesOf, readSavers, writeNotices } from "./saved-notices";

type Options = { signal?: AbortSignal; pauseMs?: number };

/**
 * Judges every menu again whose verdicts are based on outdated rules or knowledge, one venue after another. People who
 * saved a dish that is now known not to fit them are notified, as after an edit.
 */
export async function rejudgeMenus({ signal, pauseMs = 0 }: Options = {}): Promise<{ done: number; failed: number }> {
  const version = analysisVersion();
  const failed: string[] = [];
  let done = 0;
  while (!signal?.aborted) {
    const stale = await db.venueDish.findFirst({
      where: { engineVersion: { not: version }, venueId: { notIn: failed } },
      select: { venueId: true },
    });
    if (!stale) break;
    try {
      await rejudge(stale.venueId, version);
      done += 1;
    } catch (error) {
      failed.push(stale.venueId);
      log.warn({ err: error, venueId: stale.venueId }, "a menu could not be judged anew");
    }
    if (pauseMs > 0) await pause(pauseMs, undefined, { signal }).catch(() => undefined);
  }
  return { done, failed: failed.length };
}

async function rejudge(venueId: string, version: string): Promise<void> {
  const seen = await readDishes(db, venueId);
  const judged = await judgeDishes(
    seen.map(({ name, description }) => ({ name, description })),
    "menus judged anew",
  );
  const verdictOf = new Map(
    seen.map((dish, place) => [
      dish.id,
      { dish, verdicts: judged[place]?.verdicts ?? {}, subjects: judged[place]?.subjects ?? {} },
    ]),
  );
  await db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT id FROM venues WHERE id = ${venueId}::uuid FOR NO KEY UPDATE`;
    const before = await readDishes(tx, venueId);
    // A dish that was edited meanwhile was judged with that edit already.
    const after = before.flatMap((dish) => {
      const found = verdictOf.get(dish.id);
      const isSame = found?.dish.name === dish.name && found.dish.description === dish.description;
      const written = found?.verdicts ?? {};
      const subjects = found?.subjects ?? {};
      return isSame ? [{ ...dish, written, subjects, verdicts: withFacts(written, dish.facts) }] : [];
    });
    for (const { id, written: verdicts, subjects } of after) {
      await tx.venueDish.update({ where: { id }, data: { verdicts, subjects, engineVersion: version } });
    }
    await writeNotices(tx, noticesOf(before, after, await readSavers(tx, venueId)));
  });
}
