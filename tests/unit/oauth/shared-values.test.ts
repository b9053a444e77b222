import { describe, expect, it } from "vitest";
import { sharedParts } from "@/app/(site)/(flow)/onboard/_components/oauth/shared-values";
import type { Viewer } from "@/components/session/viewer";
import { SCOPE_WORDS, type Scope } from "@/lib/oauth/scopes";

const scopesNamed = (...names: Scope[]) =>
  names.map((name) => ({ name, description: SCOPE_WORDS[name], granted: false }));

const ingredient = (
  name: string,
  preference_type: "allergy" | "intolerance" | "avoid" | "dislike" | "love" | "like",
) => ({
  id: name,
  ingredient_id: name,
  preference_type,
  ingredient: { id: name, name },
});
const concern = (name: string, is_active: boolean) => ({
  id: name,
  health_concern_id: name,
  is_active,
  notes: null,
  health_concern: { id: name, name },
});

const viewer: Viewer = {
  user: { id: "u", email: "mira@post.example", name: null, first_name: null, last_name: null, picture: null } as never,
  preferences: {
    dietary: ["vegetarian", "nut_free"],
    healthConcerns: [concern("high_blood_pressure", true), concern("ibs", false)],
    ingredientPreferences: [
      ingredient("shellfish", "allergy"),
      ingredient("lactose", "intolerance"),
      ingredient("capers", "avoid"),
      ingredient("liver", "dislike"),
      ingredient("mango", "love"),
      ingredient("rice", "like"),
    ],
    favorites: [],
  },
};

describe("what the consent screen shows", () => {
  it("says of marks that the card is not shared, and what marks still reveal", () => {
    const [part] = sharedParts(scopesNamed("marks:read"), viewer);
    expect(part).toMatchObject({ scope: "marks:read", title: "Marks on its menus, without your profile" });
    expect(part?.note).toContain("it stays here");
    expect(part?.note).toContain("could still guess what you avoid");
    expect(JSON.stringify(part)).not.toMatch(/shellfish|vegetarian|pressure/i);
  });

  it("names each scope in the documented words and shows health on a line of its own", () => {
    expect(sharedParts(scopesNamed("dietary_preferences:read"), viewer)).toEqual([
      {
        scope: "dietary_preferences:read",
        title: "Your diet preferences and health concerns",
        groups: [
          {
            label: "Allergies and intolerances",
            values: ["Nuts", "Shellfish", "Lactose (intolerance)"],
            kind: "allergy",
          },
          { label: "Diet preferences", values: ["Vegetarian"], kind: "plain" },
          { label: "Health concerns", values: ["High Blood Pressure"], kind: "health" },
        ],
      },
    ]);
  });

  it("lists every ingredient, however many there are", () => {
    const many = Array.from({ length: 120 }, (_, at) => ingredient(`thing ${at}`, "allergy"));
    const preferences = { ...viewer.preferences, ingredientPreferences: many };
    const [part] = sharedParts(scopesNamed("ingredients:read"), { ...viewer, preferences });
    expect(part?.groups[0]?.values).toHaveLength(120);
  });

  it("shows every kind of ingredient preference", () => {
    const [part] = sharedParts(scopesNamed("ingredients:read"), viewer);
    expect(part?.groups.map(({ label, values }) => [label, ...values])).toEqual([
      ["Allergies and intolerances", "Shellfish", "Lactose"],
      ["Avoids", "Capers", "Liver"],
      ["Likes", "Mango", "Rice"],
    ]);
  });

  it("names values that are empty now and can be read later", () => {
    const empty = { dietary: [], healthConcerns: [], ingredientPreferences: [], favorites: [] };
    const parts = sharedParts(scopesNamed("dietary_preferences:read", "profile:read"), {
      ...viewer,
      preferences: empty,
    });
    expect(parts.flatMap(({ groups }) => groups.map(({ label, values }) => [label, ...values]))).toEqual([
      ["Diet preferences"],
      ["Health concerns"],
      ["Name"],
      ["Email address", "mira@post.example"],
    ]);
  });

  it("shows nothing for the protocol's own scopes", () => {
    expect(sharedParts(scopesNamed("openid", "offline_access"), viewer)).toEqual([]);
  });
});
