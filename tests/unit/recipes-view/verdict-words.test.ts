import { describe, expect, it } from "vitest";
import { basisIn, speechIn } from "@/components/recipes/verdict-words";
import { type Teller, voiceBlocks } from "@/components/recipes/voice-blocks";
import { inEnglish, sayIn } from "@/lib/i18n/area";
import type { VerdictTagWire } from "@/lib/schemas/recipe-judgement";
import { terms } from "@/messages/en/terms";
import { verdicts } from "@/messages/en/verdicts";
import { translationOf } from "@/messages/translations";
import { judge, type Setting } from "@/server/dietary/engine/judge";
import { loadKnowledge } from "@/server/dietary/load-knowledge";

const t = sayIn(verdicts, "de", translationOf("de", "verdicts"));
const german = speechIn(t, sayIn(terms, "de", translationOf("de", "terms")));
if (!german) throw new Error("German has a speech of its own");

const FISH = { type: "ingredient", key: "fish", preference: "allergy" } as const;
const WIRE: VerdictTagWire["setting"] = { ...FISH, key: "Fish", label: "Fish" };

function tagOf(food: string): VerdictTagWire {
  const settings: Setting[] = [FISH];
  const [verdict] = judge([{ id: "", name: food }], settings, loadKnowledge(), {
    provenance: "recipe",
    kind: "ingredient",
  });
  const [found] = verdict?.reasons ?? [];
  if (!found) throw new Error(`nothing was said of ${food}`);
  const { kind, ingredient: text, rule: reason, provenance, checkLabel, cause } = found;
  return {
    ...{ kind, setting: WIRE, text, reason, provenance },
    ...(checkLabel ? { check_label: true as const } : {}),
    ...(cause === undefined ? {} : { cause }),
  };
}

describe("a verdict in German", () => {
  it("names the food, its relation to the avoided food, and whose setting it is", () => {
    const tag = tagOf("Caesar dressing");
    expect(tag.reason).toBe("Caesar dressing is made with anchovy; you are allergic to fish.");
    expect(tag.cause).toBe("anchovy");
    expect(german.setting(tag.setting)).toBe("Fisch (Allergie)");
    expect(german.reason(tag)).toBe(
      "„Caesar dressing“ wird mit Sardellen (Anchovis) gemacht; du bist allergisch gegen Fisch.",
    );
  });

  it("says of an unknown food that it is not known, and why that matters", () => {
    const tag = tagOf("zorblax");
    expect(tag.kind).toBe("unknown");
    expect(german.reason(tag)).toBe(
      "Wir wissen nicht, was in „zorblax“ ist, also passt es vielleicht nicht; du bist allergisch gegen Fisch.",
    );
  });

  it("exists for every kind, and is never milder than the kind", () => {
    const base = tagOf("salmon");
    const of = (over: Partial<VerdictTagWire>) => german.reason({ ...base, ...over });
    expect(of({})).toMatch(/^„salmon“ passt nicht; du bist allergisch gegen Fisch\.$/);
    expect(of({ kind: "may_contain" })).toContain("passt vielleicht nicht");
    expect(of({ kind: "may_contain", check_label: true })).toContain("das Etikett sagt es");
    expect(of({ kind: "may_contain", provenance: "inferred" })).toContain("Nur aus dem Namen geschlossen");
    expect(of({ kind: "conflict", text: "" })).toContain("passt nicht");
    expect(of({ kind: "may_contain", text: "" })).toContain("passt vielleicht nicht");
    expect(of({ kind: "unknown", text: "" })).toContain("Nicht alles, was darin ist, ist bekannt");
    for (const kind of ["conflict", "may_contain", "unknown"] as const)
      for (const text of ["", "salmon"])
        expect(of({ kind, text })).not.toMatch(/\b(?:passt|unbedenklich|sicher)\b(?! (?:nicht|vielleicht|es))/);
  });

  it("names every setting in German: diets, free-from keys, concerns, ways of eating and foods", () => {
    const base = tagOf("salmon");
    const because = (setting: VerdictTagWire["setting"]) => german.reason({ ...base, setting }).split("; ")[1];
    const food = { type: "ingredient", key: "Coriander", label: "Sesame" } as const;
    expect(because({ type: "diet", key: "vegetarian", label: "Vegetarian", preference: null })).toBe(
      "deine Ernährungsweise ist Vegetarisch.",
    );
    expect(
      because({ type: "health", key: "high_blood_pressure", label: "High blood pressure", preference: null }),
    ).toBe("auf deiner Karte steht Bluthochdruck.");
    expect(because({ ...food, preference: "avoid" })).toBe("du meidest Sesam.");
    expect(because({ ...food, preference: "intolerance" })).toBe("du verträgst Sesam nicht.");
    expect(german.setting({ ...food, preference: "dislike" })).toBe("Sesam (lieber nicht)");
  });

  it("formats amounts and dates as German does", () => {
    const found = { nutrient: "sodium", amount: 0.93, limit: 0.6, unit: "g", source: "FDA" };
    const setting = {
      type: "health",
      key: "high_blood_pressure",
      label: "High blood pressure",
      preference: null,
    } as const;
    expect(german.found(found)).toBe("Natrium hoch: 0,93 g pro Portion");
    expect(german.limit(found, setting)).toBe("Mehr als 0,6 g pro Mahlzeit; auf deiner Karte steht Bluthochdruck.");
    expect(basisIn(t, { rests_on: "recipe", as_of: "2026-05-03T10:00:00Z" })).toBe(
      "Das stützt sich auf die Worte des Rezepts vom 3. Mai 2026.",
    );
  });

  it("is used in the judgement of a recipe; the English one is the engine's own sentence", () => {
    expect(speechIn(inEnglish(verdicts), inEnglish(terms))).toBeNull();
    const tag = tagOf("Caesar dressing");
    const judgement = {
      kind: "conflict",
      settings: [{ setting: tag.setting, kind: "conflict" }],
      voices: { alarm: "conflict", mismatch: null, advice: null },
      fit: { state: "conflict", reason: tag.reason, labels: [], advice: [], adaptable: null },
      findings: [],
      ingredients: [{ id: "1", kind: "conflict", tags: [tag] }],
      engine_version: "1",
      disclaimer: "",
    } as const;
    const lines = [{ id: "1", name: "Caesar dressing" }];
    const blocks = (teller: Teller) =>
      voiceBlocks(lines, { ...judgement, settings: [...judgement.settings] } as never, teller);
    const [inEnglishIt] = blocks({ t: inEnglish(verdicts), speech: null });
    expect(inEnglishIt).toMatchObject({ title: "Not safe for you as written", says: [tag.reason] });
    const [inGermanIt] = blocks({ t, speech: german });
    expect(inGermanIt).toMatchObject({ title: "So für dich nicht sicher", says: [german.reason(tag)] });
  });
});
