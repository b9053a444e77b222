import { type Deed, deedOf } from "./people";

export type Round = { atOnce: number; answered: number; refused: number; perSecond: number; waits: number[] };

export const percentile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;

/** Numbers requests through all rounds, so that no round repeats requests that an earlier one has warmed up. */
let asked = 0;

/**
 * Keeps a fixed number of requests under way until the time is over. `refused`: answered with 4xx or 5xx, or not at
 * all; their times are not counted. `byDeed`: times by kind of request.
 */
export async function runRound(
  deeds: readonly Deed[],
  atOnce: number,
  ms: number,
  byDeed?: Map<string, number[]>,
): Promise<Round> {
  const waits: number[] = [];
  let refused = 0;
  const began = performance.now();
  const one = async () => {
    while (performance.now() - began < ms) {
      const n = asked++;
      const { what, work } = deedOf(deeds, n);
      const started = performance.now();
      const isAnswered = await work(n).then(
        async (answer) => {
          await answer.arrayBuffer();
          return answer.status < 400;
        },
        () => false,
      );
      const wait = performance.now() - started;
      if (!isAnswered) {
        refused += 1;
        continue;
      }
      waits.push(wait);
      byDeed?.set(what, [...(byDeed.get(what) ?? []), wait]);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, one));
  const perSecond = waits.length / ((performance.now() - began) / 1000);
  return { atOnce, answered: waits.length, refused, perSecond, waits };
}
