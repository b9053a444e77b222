import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { drawForkprint, ridgeCount, traits } from "@/lib/forkprint";

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
  ] as const)("at %i px is drawn with %i ridges", (size, ridges) => {
    expect(ridgeCount(size)).toBe(ridges);
  });

  it("keeps one fork when small and one or two when larger", () => {
    for (let i = 0; i < 200; i++) {
      const id = `person-${i}`;
      expect(strokes(drawForkprint(id, 24).forks)).toBe(3);
      expect(strokes(drawForkprint(id, 240).forks)).toBe(3 * traits(id).forks.length);
    }
  });

  it("draws only finite numbers near its 100 x 100 box", () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(24, 64, 240), (id, size) => {
        const { ridges, forks, penWidth } = drawForkprint(id, size);
        const numbers = (ridges + forks).match(/-?[\d.]+|NaN|Infinity/g)?.map(Number) ?? [];
        expect(numbers.length).toBeGreaterThan(100);
        expect(numbers.every((n) => n > -25 && n < 125)).toBe(true);
        expect(penWidth).toBeGreaterThan(1);
      }),
    );
  });

  it("draws the product's own mark as it was first drawn", () => {
    const { penWidth, ridges, forks } = drawForkprint("forkprint", 32);
    expect(penWidth).toBe(5.61);
    expect(ridges.startsWith("M39.3 91.8L39.3 91.6L39.4 91.2L39.4 90.7")).toBe(true);
    expect(forks.startsWith("M29.4 38.8L32.0 40.3L33.7 41.9L35.0 43.6")).toBe(true);
  });
});
