import type pg from "pg";

/**
 * Statements of one connection wait for each other. Prisma reads two relations of a row at once, inside of a
 * transaction on the same connection, where the server takes them one after the other anyway; node-postgres' own
 * queue for that is deprecated and goes with pg 9.
 */
export function oneAtATime(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...statement: unknown[]) => Promise<unknown>;
  let before: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  const inTurn = (...statement: unknown[]): unknown => {
    // The pool's own statements come with a callback, on connections that nobody else holds.
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
