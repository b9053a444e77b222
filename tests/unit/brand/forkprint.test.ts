import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { drawForkprint, ridgeCount, traits } from "@/lib/brand/forkprint";

/** The points of a path that consists of `M` and `l` commands. */
function pointsOf(path: string): [number, number][] {
  const points: [number, number][] = [];
  for (const line of path.split("M").filter(Boolean)) {
    const numbers = line.match(/-?(?:\d+\.?\d*|\.\d+)|NaN|Infinity/g)?.map(Number) ?? [];
    let [x, y] = [0, 0];
    for (let i = 0; i < numbers.length; i += 2) {
      x += numbers[i] ?? Number.NaN;
      y += numbers[i + 1] ?? Number.NaN;
      points.push([Number(x.toFixed(1)), Number(y.toFixed(1))]);
    }
  }
  return points;
}

const strokes = (path: string) => path.split("M").length - 1;

describe("a forkprint", () => {
  it("is the same for the same id", () => {
    fc.assert(
      fc.property(fc.uuid(), (id) => {
        expect(drawForkprint(id, 64)).toEqual(drawForkprint(id, 64));
        expect(traits(id)).toEqual(traits(id));
      }),
    );
  });

  it("differs between ids", () => {
    const ids = Array.from({ length: 200 }, (_, i) => `person-${i}`);
    for (const size of [24, 64, 240]) {
      const prints = ids.map((id) => drawForkprint(id, size));
      expect(new Set(prints.map((print) => print.ridges + print.forks)).size).toBe(ids.length);
    }
  });

  it.each([
    [16, 4],
    [39, 4],
    [40, 6],
    [119, 6],
    [120, 9],
    [480, 9],
  ] as const)("of %i px has %i ridges", (size, ridges) => {
    expect(ridgeCount(size)).toBe(ridges);
  });

  it("keeps one fork when small and one or two when larger", () => {
    for (let i = 0; i < 200; i++) {
      const id = `person-${i}`;
      expect(strokes(drawForkprint(id, 24).forks)).toBe(3);
      expect(strokes(drawForkprint(id, 240).forks)).toBe(3 * traits(id).forks.length);
    }
  });

  it("has only finite coordinates near its 100 x 100 box", () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(24, 64, 240), (id, size) => {
        const { ridges, forks, penWidth } = drawForkprint(id, size);
        const numbers = pointsOf(ridges + forks).flat();
        expect(numbers.length).toBeGreaterThan(100);
        expect(numbers.every((n) => n > -25 && n < 125)).toBe(true);
        expect(penWidth).toBeGreaterThan(1);
      }),
    );
  });

  it("of the product's own mark has not changed", () => {
    const { penWidth, ridges, forks } = drawForkprint("forkprint", 32);
    expect(penWidth).toBe(5.61);
    expect(pointsOf(ridges).slice(0, 4)).toEqual([
      [39.3, 91.8],
      [39.3, 91.6],
      [39.4, 91.2],
      [39.4, 90.7],
    ]);
    expect(pointsOf(forks).slice(0, 4)).toEqual([
      [29.4, 38.8],
      [32, 40.3],
      [33.7, 41.9],
      [35, 43.6],
    ]);
  });
});
