import { expect, it } from "vitest";
import { personCard } from "@/lib/household/person-card";
import type { TablePersonWire } from "@/lib/schemas/household";

type Limit = TablePersonWire["limits"][number];
const limit = (key: string, name: string, severity: Limit["severity"], traces = true): Limit => ({
  ...{ ingredient_id: `id-of-${key}`, key, name },
  ...{ severity, traces },
});
const leo = { id: "0192d3f4-7c1a-7b2e-9f00-1a2b3c4d5e6f", name: "Leo", diets: ["vegetarian" as const] };

it("a child's card says every allergy with its weight, and keeps what is avoided apart", () => {
  const card = personCard({
    ...leo,
    limits: [
      limit("peanut", "peanut", "severe"),
      limit("milk", "milk", "intolerance"),
      limit("sesame", "sesame", "allergy", false),
      limit("mushroom", "mushroom", null),
    ],
  });
  expect(card.displayName).toBe("Leo");
  expect(card.shortId).toBe("0192D3F4");
  expect(card.allergies.map(({ key, kind, severity, traces }) => [key, kind, severity, traces])).toEqual([
    ["peanut", "allergy", "severe", true],
    ["milk", "intolerance", "intolerance", true],
    ["sesame", "allergy", "allergy", false],
  ]);
  expect(card.diets).toEqual(["Vegetarian"]);
  expect(card.avoids).toEqual(["Mushroom"]);
});

it("a card without limits has no row at all", () => {
  const { allergies, diets, avoids } = personCard({ ...leo, diets: [], limits: [] });
  expect([allergies, diets, avoids]).toEqual([[], [], []]);
});
