import { expect, it } from "vitest";
import type { Setting } from "@/server/dietary/engine/model/verdict";
import { substitutesForSettings } from "@/server/recipes/list-substitutes";

const settings: Setting[] = [
  { type: "diet", key: "vegan" },
  { type: "diet", key: "gluten_free" },
];
const line = (n: number, name: string) => ({ id: String(n), name, quantity: null, unit: null, note: null });
const FOODS = ["milk", "butter", "honey", "egg", "wheat flour", "rice", "soy sauce", "zorblax"];
/** Long enough for a busy machine. */
const PATIENT_MS = 60_000;
const HOW = "very finely chopped and gently warmed over a low heat until it is soft, then";

it("many lines together, on another thread, get the same substitutes as each of them alone", async () => {
  const lines = (last: string) =>
    Array.from({ length: 40 }, (_, n) => line(n, `${n + 1} g ${FOODS[n % FOODS.length]}, ${HOW} ${last}`));
  const together = await substitutesForSettings(settings, lines("cooled"), "somebody", [], PATIENT_MS);
  // Uses different words with the same meaning, so that nothing from the first call is cached.
  const alone = (
    await Promise.all(lines("chilled").map((each) => substitutesForSettings(settings, [each], "somebody")))
  ).flat();
  const keysOf = (found: typeof together) =>
    found.map(({ id, substitutes }) => [id, substitutes.map(({ key }) => key)] as const);
  expect(keysOf(together)).toEqual(keysOf(alone));
  expect(together.some(({ substitutes }) => substitutes.length > 0)).toBe(true);
  expect(together.map(({ id }) => id)).not.toContain("5");
});

it("a line beyond one person's budget is reported as not known to fit, without substitutes", async () => {
  const lines = Array.from({ length: 100 }, (_, n) => line(n, `${n} g rice, ${"and water ".repeat(45)}`));
  const found = await substitutesForSettings(settings, lines, "somebody");
  expect(found.find(({ id }) => id === "99")).toEqual({ id: "99", substitutes: [] });
});
