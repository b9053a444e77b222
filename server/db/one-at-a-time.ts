import type pg from "pg";

/**
 * Makes the statements of one connection wait for each other. Inside a transaction Prisma reads two relations of a row
 * at once on the same connection, where the server runs them one after the other anyway; node-postgres' own queue for
 * that is deprecated and will be removed in pg 9.
 */
export function oneAtATime(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...statement: unknown[]) => Promise<unknown>;
  let before: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  const inTurn = (...statement: unknown[]): unknown => {
    // The pool sends statements of its own with a callback, on connections that are not in use: they need no queue.
    if (typeof statement.at(-1) === "function") return query(...statement);
    const mine = waiting === 0 ? query(...statement) : before.then(() => query(...statement));
    waiting += 1;
    const end = () => {
      waiting -= 1;
    };
    before = mine.then(end, end);
    return mine;
  };
  Object.assign(client, { query: inTurn });
}
