import { describe, expect, it } from "vitest";
import { fitOf, type JudgedDish, lostBy, menuInsight } from "@/lib/menus/menu-insight";
import { menuAsText, readMenu } from "@/lib/menus/read-menu";
import type { DishVerdicts } from "@/lib/schemas/venue-menu";

const ok = { kind: "match" as const, blockers: [] };
const not = (...blockers: string[]) => ({ kind: "conflict" as const, blockers });
const unknown = { kind: "unknown" as const, blockers: [] };
const dish = (name: string, verdicts: DishVerdicts): JudgedDish => ({ name, description: "", verdicts });

const pesto = dish("Pesto", { vegan: not("parmesan"), nut_free: not("walnuts"), vegetarian: ok });
const soup = dish("Soup", { vegan: ok, nut_free: ok, vegetarian: ok });
const salad = dish("Salad", { vegan: unknown, nut_free: unknown, vegetarian: ok });

describe("menuInsight", () => {
  it("says that a dish fits only if nothing conflicts and nothing is unknown", () => {
    expect([pesto, soup, salad].map((each) => fitOf(each, ["vegan"]))).toEqual(["not", "fits", "unknown"]);
    expect(fitOf(salad, [])).toBe("fits");
    expect(fitOf(soup, ["keto"])).toBe("unknown");
  });

  it("counts the guests for whom several dishes fit, and finds the change that helps most of them", () => {
    const groups = [
      { keys: [], guests: 20, independent: 20 },
      { keys: ["nut_free" as const], guests: 9, independent: 9 },
      { keys: ["vegan" as const], guests: 7, independent: 7 },
    ];
    const insight = menuInsight([pesto, soup, salad], groups);
    expect(insight.guests).toBe(36);
    expect(insight.dishes.map(({ fits, unknown: none }) => [fits, none])).toEqual([
      [20, 0],
      [36, 0],
      [20, 16],
    ]);
    expect(insight.served).toEqual([
      { at_least: 1, guests: 36 },
      { at_least: 3, guests: 20 },
      { at_least: 5, guests: 0 },
    ]);
    expect(insight.change).toEqual({ dish: "Pesto", ingredient: "walnuts", guests: 9 });
  });

  it("hides groups of 1 to 4 guests and of all but 1 to 4, and suggests no change for them", () => {
    const groups = [
      { keys: [], guests: 20, independent: 20 },
      { keys: ["nut_free" as const], guests: 3, independent: 3 },
    ];
    const insight = menuInsight([pesto], groups);
    expect(insight.dishes[0]?.fits).toBeNull();
    expect(insight.change).toBeNull();
    expect(menuInsight([pesto], [{ keys: [], guests: 4, independent: 4 }])).toMatchObject({
      guests: null,
      dishes: [{ fits: null }],
    });
  });

  it("counts only guests whom the venue could not have invented as those who hide somebody", () => {
    const among = (independent: number) => [
      { keys: [], guests: 30, independent: 30 },
      { keys: ["nut_free" as const], guests: 9, independent },
    ];
    expect(menuInsight([pesto], among(4)).dishes[0]?.fits).toBeNull();
    expect(menuInsight([pesto], among(4)).change).toBeNull();
    expect(menuInsight([pesto], among(5)).dishes[0]?.fits).toBe(30);
    expect(menuInsight([pesto], among(5)).change?.guests).toBe(9);
    expect(menuInsight([pesto], [{ keys: [], guests: 9, independent: 1 }]).guests).toBeNull();
  });

  it("suggests no change if something unknown or another food also stands against the dish", () => {
    const groups = [{ keys: ["vegan" as const, "nut_free" as const], guests: 30, independent: 30 }];
    expect(menuInsight([pesto], groups).change).toBeNull();
    expect(menuInsight([dish("Walnut pie", { vegan: ok, nut_free: not("walnut") })], groups).change).toBeNull();
    expect(menuInsight([dish("Pie", { vegan: not("lard"), nut_free: unknown })], groups).change).toBeNull();
  });

  it("finds what an edit would take away", () => {
    const after = dish("soup", { vegan: not("butter"), nut_free: ok });
    expect(lostBy([soup], [after, pesto])).toEqual([{ dish: "soup", key: "vegan", because: ["butter"] }]);
    expect(lostBy([pesto], [pesto])).toEqual([]);
  });
});

describe("readMenu", () => {
  it.each([
    [
      "one dish per line, with its foods behind a colon",
      "Dal: lentils, tomato\nTea",
      [
        ["Dal", "lentils, tomato"],
        ["Tea", ""],
      ],
    ],
    [
      "foods behind a dash",
      "Dal - lentils\nFish-cakes – cod",
      [
        ["Dal", "lentils"],
        ["Fish-cakes", "cod"],
      ],
    ],
    [
      "dishes separated by blank lines",
      "Dal\r\nlentils,\r\ntomato\r\n\r\nTea",
      [
        ["Dal", "lentils, tomato"],
        ["Tea", ""],
      ],
    ],
    ["a blank text as no dishes", " \n ", []],
  ])("reads %s", (_, text, expected) => {
    const dishes = readMenu(text);
    expect(dishes.map(({ name, description }) => [name, description])).toEqual(expected);
    expect(readMenu(menuAsText(dishes))).toEqual(dishes);
  });
});
