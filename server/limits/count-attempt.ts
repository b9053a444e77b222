import { z } from "zod";
import { db } from "@/server/db/client";
import { statement } from "@/server/db/statement";

const counted = z.object({ points: z.number(), waitsMs: z.number() });

/** The database's time in milliseconds: the counters of all processes are of one clock, whatever theirs do. */
export const DATABASE_MS = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint";

/**
 * A window that would end later than one that begins now was counted before the database's clock went back: nobody
 * waits longer than one window. The column is an integer, so the sum stops there.
 */
const count = statement(
  counted,
  `INSERT INTO rate_limits AS r (key, points, expire) VALUES ($1, $2, ${DATABASE_MS} + $3)
   ON CONFLICT (key) DO UPDATE SET
     points = CASE WHEN r.expire > excluded.expire - $3
       THEN least(r.points::bigint + excluded.points, 2147483647)::integer ELSE excluded.points END,
     expire = CASE WHEN r.expire > excluded.expire - $3 THEN least(r.expire, excluded.expire) ELSE excluded.expire END
   RETURNING r.points, (r.expire - ${DATABASE_MS})::float8 AS "waitsMs"`,
);

/** Counts points in a key's window, which begins with the first of them. @returns the window's points and what is left of it */
export async function countAttempt(key: string, points: number, windowMs: number): Promise<z.infer<typeof counted>> {
  const [row] = await count(key, points, windowMs);
  if (!row) throw new Error("A counter was neither made nor changed.");
  return row;
}

const forget = statement(z.object({}), "DELETE FROM rate_limits WHERE key = $1");

export const forgetAttempts = (key: string): Promise<unknown> => forget(key);

/** Deletes counts whose window is over. Any number of processes may do this at once. */
export async function sweepCounts(): Promise<number> {
  return db.$executeRawUnsafe(`DELETE FROM rate_limits WHERE expire <= ${DATABASE_MS}`);
}
