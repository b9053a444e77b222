import { describe, expect, it } from "vitest";
import { changeNameBody } from "@/lib/schemas/auth";
import { addCustomFavoriteBody, addFavoriteByItemBody } from "@/lib/schemas/favorites";
import { guestAllergy, guestCardBody, guestDiet, guestJudgeBody } from "@/lib/schemas/guest-card";
import { createGuestLinkBody, guestLinkCard } from "@/lib/schemas/guest-links";
import { guestCheckInBody } from "@/lib/schemas/guest-visits";
import { tablePersonBody } from "@/lib/schemas/household";
import {
  addHealthConcernBody,
  setAllergyBody,
  setDietsBody,
  setIngredientPreferenceBody,
  setNutrientLimitBody,
} from "@/lib/schemas/profile";
import { openTableBody, seatBody } from "@/lib/schemas/tables";

const id = "0b0a1f4e-6f5c-4b52-9a55-0f6f2a0b9c11";
const allergy = { key: "peanut", severity: "severe", traces: true };
const card = { allergies: [allergy], diet: { dietary: ["vegan"], ways: [] } };
const seat = { as: "guest", name: "Ada", allergies: [allergy] };

/** Each call that writes what a person eats, with a body that it accepts. */
const BODIES = [
  ["setDietsBody", setDietsBody, { dietary: ["vegan"], keep_allergies: true }],
  ["addHealthConcernBody", addHealthConcernBody, { health_concern_id: id, notes: "since March" }],
  [
    "setIngredientPreferenceBody",
    setIngredientPreferenceBody,
    { ingredient_normalization_id: id, preference_type: "avoid" },
  ],
  ["setAllergyBody", setAllergyBody, { severity: "severe", traces: false }],
  ["setNutrientLimitBody", setNutrientLimitBody, { amount: 2, per: "day" }],
  ["addFavoriteByItemBody", addFavoriteByItemBody, { item_id: id }],
  ["addCustomFavoriteBody", addCustomFavoriteBody, { name: "Ramen", type: "food" }],
  ["changeNameBody", changeNameBody, { first_name: "Ada" }],
  ["tablePersonBody", tablePersonBody, { name: "Ada", diets: ["vegan"], limits: [] }],
  ["tablePersonBody, a limit", tablePersonBody.shape.limits.element, { ingredient_id: id, severity: "severe" }],
  ["guestAllergy", guestAllergy, allergy],
  ["guestDiet", guestDiet, card.diet],
  ["guestCardBody", guestCardBody, card],
  ["guestJudgeBody", guestJudgeBody, { card }],
  ["guestLinkCard", guestLinkCard, { suffix: "7KQ2", name: "Ada", ...card }],
  [
    "createGuestLinkBody",
    createGuestLinkBody,
    { rows: ["allergies"], expires_at: "2026-11-28T10:00:00Z", card: { suffix: "7KQ2", name: "Ada", ...card } },
  ],
  ["guestCheckInBody", guestCheckInBody, { venue_id: id, name: "Ada", ...card }],
  ["seatBody", seatBody, seat],
  ["seatBody, with a card", seatBody, { as: "card" }],
  ["openTableBody", openTableBody, { expected: 2, seat }],
] as const;

describe("a body that writes what a person eats", () => {
  it.each(BODIES)("is accepted as documented: %s", (_name, schema, body) => {
    expect(schema.safeParse(body).error).toBeUndefined();
  });

  it.each(BODIES)("is refused with an unknown field, because it may be an allergy: %s", (_name, schema, body) => {
    const { error } = schema.safeParse({ ...body, alergies: ["peanut"] });
    expect(error?.issues).toMatchObject([{ code: "unrecognized_keys", keys: ["alergies"] }]);
  });
});
