import { type Deed, deedOf } from "./people";

export type Round = { atOnce: number; answered: number; refused: number; perSecond: number; waits: number[] };

export const percentile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;

/** Numbers requests on through all rounds, so that no round repeats what another has warmed up. */
let asked = 0;

/**
 * So many requests are under way at any moment, each followed by the next, until the time is over. `refused`: answered
 * with 4xx or 5xx, or not at all; their waits do not count as answers. `byDeed`: where waits are noted by what was asked.
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
