import { describe, expect, it } from "vitest";
import { toTimers } from "@/components/recipes/timers/timer-store";
import { foodsOfStep } from "@/lib/recipes/step-foods";
import { clockText, stepTimes } from "@/lib/recipes/step-times";
import { readKitchens } from "@/prisma/seed/read-kitchens";

describe("the times of a step", () => {
  it.each([
    ["Simmer for 25 minutes.", [1500]],
    ["Simmer 20 to 25 minutes, then rest it for 5 min.", [1200, 300]],
    ["Bake 2–3 hours at 180°C.", [7200]],
    ["Cook for 1 hour 30 minutes.", [5400]],
    ["Fry a minute and a half a side.", [90]],
    ["Fry for half a minute.", [30]],
    ["Soak them for 12 hours.", [43_200]],
    ["Leave it for 1½ hours.", [5400]],
    ["Whisk for 45 seconds.", [45]],
    ["Boil 10 minutes, then 10 minutes more.", [600]],
    ["Roast at 220°C with 2 onions and 300 ml of water.", []],
    ["Cut it in 5 minute-sized pieces of 10 mm.", [300]],
    ["Keeps for 3 days; do it in 2 steps.", []],
    ["Blanch it for 3 seconds.", []],
    ["Bake it for 1 1/2 hours.", [5400]],
    ["Prove it for 1/2 hour, or 1/2 an hour.", [1800]],
    ["Fry for twenty-five minutes.", [1500]],
    ["After a 90-minute rest, bake it for two and a half hours.", [5400, 9000]],
    ["45 more minutes.", [2700]],
    ["Simmer for 5 minutes, 10 minutes if they are large, 2 minutes 30 seconds if small.", [300, 600, 150]],
    ["20 bis 25 Minuten kochen, 1 Std. 30 Min. backen.", [1200, 5400]],
    ["Eine halbe Stunde ruhen lassen, 1,5 Stunden garen, dann eine Viertelstunde.", [1800, 5400, 900]],
    [
      "Cuire 1 h 30 à 180 °C, puis 1 heure avec 250 g de riz, 3 à 4 minutes et une demi-heure.",
      [5400, 3600, 180, 1800],
    ],
    ["Laisser trois quarts d’heure.", [2700]],
    ["De 5 a 10 minutos, 1 hora y media, media hora.", [300, 5400, 1800]],
    ["Per 20 minuti, un’ora, mezz’ora e 2 uova.", [1200, 3600, 1800]],
    ["5 mint leaves, 2 sections, 12 minor things and 3 orange segments.", []],
  ])("of '%s' are %j seconds", (step, seconds) => {
    expect(stepTimes(step).map((time) => time.seconds)).toEqual(seconds);
  });

  it("are found in every cooked recipe of the shelves", () => {
    const without = readKitchens().filter(
      ({ cookMinutes, steps }) => cookMinutes > 0 && steps.every((step) => stepTimes(step).length === 0),
    );
    expect(without.map(({ title }) => title)).toEqual([]);
  });

  it("are shown as a clock", () => {
    expect([30, 65.2, 1500, 5400].map(clockText)).toEqual(["0:30", "1:06", "25:00", "1:30:00"]);
  });
});

describe("the foods of a step", () => {
  const lines = [
    "2 tbsp olive oil",
    "red onion, sliced",
    "spring onions, sliced",
    "canned tomatoes",
    "ground cumin",
    "salt",
  ].map((name, i) => ({ id: String(i), name }));
  const of = (step: string) => foodsOfStep(step, lines).map(({ name }) => name);

  it("are those that it names", () => {
    expect(of("Warm the cumin in the olive oil.")).toEqual(["2 tbsp olive oil", "ground cumin"]);
    expect(of("Add the tomato and salt.")).toEqual(["canned tomatoes", "salt"]);
    expect(of("Stir well.")).toEqual([]);
  });

  it("are found in German too, in the singular and the plural", () => {
    const german = ["Zwiebeln", "Tomaten", "Salz"].map((name, i) => ({ id: String(i), name }));
    const named = foodsOfStep("Die Zwiebel schälen und jede Tomate vierteln.", german);
    expect(named.map(({ name }) => name)).toEqual(["Zwiebeln", "Tomaten"]);
  });

  it("are distinguished by their own words, and are all of them if the words fit several", () => {
    expect(of("Scatter the spring onions.")).toEqual(["spring onions, sliced"]);
    expect(of("Soften the red onion.")).toEqual(["red onion, sliced"]);
    expect(of("Soften the onions.")).toEqual(["red onion, sliced", "spring onions, sliced"]);
  });
});

describe("timers in the storage", () => {
  const timer = { id: "1", label: "Step 2", seconds: 60, endsAt: 100_000 };
  it("are restored, and invalid entries are not", () => {
    expect(toTimers([timer], 0)).toEqual([timer]);
    expect(toTimers([timer], 100_000 + 7 * 3_600_000)).toEqual([]);
    for (const other of [null, "x", 3, {}, [null], [{ ...timer, endsAt: "soon" }], [{ ...timer, id: 1 }]])
      expect(toTimers(other, 0)).toEqual([]);
  });
});
