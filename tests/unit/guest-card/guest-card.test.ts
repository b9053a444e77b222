import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isWayOfEating } from "@/lib/dietary/diet-choice";
import { DIET_KEYS } from "@/lib/dietary/diets";
import { MORE_WAY_KEYS } from "@/lib/dietary/more-ways";
import {
  allergiesOfGuest,
  changeGuestCard,
  type GuestCard,
  type GuestChange,
  guestCardProfile,
  isGuestCardBlank,
  newGuestCard,
  readGuestCard,
  waysOfGuest,
} from "@/lib/guest-card/guest-card";
import { planMove } from "@/lib/guest-card/move";
import { allergiesOf, SEVERITIES, type Severity } from "@/lib/profile/allergies";
import { waysOf } from "@/lib/profile/way-changes";
import type { PreferencesWire } from "@/lib/schemas/profile";

const WAYS = DIET_KEYS.filter(isWayOfEating);
const FOODS = ["egg", "milk", "nut", "sesame", "celery", "kiwi"];
const blank = newGuestCard(() => 0);

const change: fc.Arbitrary<GuestChange> = fc.oneof(
  fc.record({ name: fc.string() }),
  fc.record({
    allergy: fc.record(
      {
        on: fc.constant(true as const),
        key: fc.constantFrom(...FOODS),
        label: fc.constant("Food"),
        severity: fc.constantFrom(...SEVERITIES),
        traces: fc.boolean(),
      },
      { requiredKeys: ["on", "key", "label"] },
    ),
  }),
  fc.record({ allergy: fc.record({ on: fc.constant(false as const), key: fc.constantFrom(...FOODS) }) }),
  fc.record({ diet: fc.record({ key: fc.constantFrom(...WAYS), on: fc.boolean() }) }),
  fc.record({ way: fc.record({ key: fc.constantFrom(...MORE_WAY_KEYS), on: fc.boolean() }) }),
);
const changes = fc.array(change, { maxLength: 40 });
const cardAfter = (made: readonly GuestChange[], from: GuestCard = blank) => made.reduce(changeGuestCard, from);

/** The owner's latest choice for each food, calculated independently of the tested code. */
function said(made: readonly GuestChange[]): Map<string, { severity: Severity; traces: boolean }> {
  const all = new Map<string, { severity: Severity; traces: boolean }>();
  for (const each of made) {
    if (!("allergy" in each)) continue;
    const { allergy } = each;
    if (!allergy.on) all.delete(allergy.key);
    else {
      const before = all.get(allergy.key) ?? { severity: "allergy", traces: true };
      all.set(allergy.key, {
        severity: allergy.severity ?? before.severity,
        traces: allergy.traces ?? before.traces,
      });
    }
  }
  return all;
}
const weights = (card: Parameters<typeof allergiesOf>[0]) =>
  new Map(allergiesOf(card).map(({ key, severity, traces }) => [key, { severity, traces }]));

describe("a guest card", () => {
  it("has four signs and nothing else", () => {
    expect(guestCardProfile(blank)).toMatchObject({ shortId: "GUEST-AAAA", displayName: "Guest", allergies: [] });
    expect(isGuestCardBlank(blank)).toBe(true);
  });

  it("loses no allergy, whatever is chosen and removed, and is unchanged when read back from the device", () => {
    fc.assert(
      fc.property(changes, (made) => {
        const card = cardAfter(made);
        expect(weights({ dietary: [...card.dietary], ingredientPreferences: card.ingredientPreferences })).toEqual(
          said(made),
        );
        expect(
          guestCardProfile(card)
            .allergies.map(({ key }) => key)
            .sort(),
        ).toEqual([...said(made).keys()].sort());
        expect(readGuestCard(JSON.stringify(card))).toEqual(JSON.parse(JSON.stringify(card)));
      }),
    );
  });

  it("of which a part cannot be read is not shown as if that part had never existed", () => {
    const card = cardAfter([{ allergy: { on: true, key: "nut", label: "Nuts" } }]);
    const [record] = card.ingredientPreferences;
    for (const broken of [
      { ...card, ingredientPreferences: [...card.ingredientPreferences, null] },
      { ...card, ingredientPreferences: [{ ...record, severity: "terrible" }] },
      { ...card, ingredientPreferences: [{ ...record, ingredient: null }] },
      { ...card, ingredientPreferences: [{ ...record, preference_type: "love" }] },
      { ...card, dietary: ["nut_free"] },
      { ...card, suffix: "<b>" },
      [card],
      null,
    ]) {
      expect(readGuestCard(JSON.stringify(broken))).toBeNull();
    }
    expect(readGuestCard("{")).toBeNull();
  });
});

describe("moving a guest card into an account", () => {
  const account = changes.map((made): PreferencesWire => {
    const { dietary, ingredientPreferences } = cardAfter(made);
    return {
      dietary: [...dietary],
      ingredientPreferences: [...ingredientPreferences],
      healthConcerns: [],
      favorites: [],
    };
  });

  it("loses nothing of either: every allergy of both with the higher severity, and every diet that has a place", () => {
    fc.assert(
      fc.property(changes, account, (made, before) => {
        const card = cardAfter(made);
        const move = planMove(card, before);
        const result = new Map(weights(before));
        for (const { key, severity, traces } of move.allergies) result.set(key, { severity, traces });
        const all = [weights(before), weights({ dietary: [], ingredientPreferences: [...card.ingredientPreferences] })];
        for (const side of all) {
          for (const [key, { severity, traces }] of side) {
            const now = result.get(key);
            expect(now && SEVERITIES.indexOf(now.severity)).toBeGreaterThanOrEqual(SEVERITIES.indexOf(severity));
            expect(traces && !now?.traces).toBe(false);
          }
        }
        const ways = [...waysOf(before.ingredientPreferences), ...move.ways];
        for (const key of waysOfGuest(card)) expect(ways).toContain(key);
        const dietary = move.dietary ?? before.dietary;
        for (const key of before.dietary) expect(dietary).toContain(key);
        for (const key of card.dietary) {
          expect(dietary.includes(key) || move.refused.some((each) => each.key === key)).toBe(true);
        }
        expect(dietary.length).toBeLessThanOrEqual(3);
      }),
    );
  });

  it("changes nothing if the account contains all of it", () => {
    const card = cardAfter([
      { allergy: { on: true, key: "nut", label: "Nuts" } },
      { diet: { key: "vegan", on: true } },
    ]);
    const same = {
      dietary: [...card.dietary],
      ingredientPreferences: [...card.ingredientPreferences],
      healthConcerns: [],
      favorites: [],
    };
    expect(planMove(card, same)).toEqual({ allergies: [], ways: [], dietary: null, refused: [] });
    expect(allergiesOfGuest(card)).toHaveLength(1);
  });
});
