import { allergiesOf, SEVERITIES, type Severity } from "@/lib/profile/allergies";
import { waysOf } from "@/lib/profile/way-changes";
import { replayDiets, toDietList, whyNot } from "../dietary/diet-choice";
import type { DietKey } from "../dietary/diets";
import type { MoreWayKey } from "../dietary/more-ways";
import type { PreferencesWire } from "../schemas/profile";
import { allergiesOfGuest, type GuestCard, waysOfGuest } from "./guest-card";

/** What an account receives from a guest card. Nothing in the account is removed or becomes milder. */
export type Move = {
  allergies: { key: string; label: string; severity: Severity; traces: boolean }[];
  ways: MoreWayKey[];
  /** The complete diet list to send, or null if it does not change. */
  dietary: DietKey[] | null;
  /** Ways of eating that do not fit beside those of the account, with the reason. */
  refused: { key: DietKey; why: string }[];
};

const graver = (a: Severity, b: Severity): Severity =>
  SEVERITIES[Math.max(SEVERITIES.indexOf(a), SEVERITIES.indexOf(b))] ?? a;

export function planMove(card: GuestCard, account: PreferencesWire): Move {
  const recorded = new Map(allergiesOf(account).map((each) => [each.key, each]));
  const allergies = allergiesOfGuest(card).flatMap(({ key, label, severity, traces }) => {
    const before = recorded.get(key);
    const weight = {
      severity: before ? graver(before.severity, severity) : severity,
      traces: traces || (before?.traces ?? false),
    };
    const isSame = before?.severity === weight.severity && before.traces === weight.traces;
    return isSame ? [] : [{ key, label, ...weight }];
  });
  const known = waysOf(account.ingredientPreferences);
  const before = replayDiets(account.dietary, []);
  const refused: Move["refused"] = [];
  const chosen = card.dietary.reduce((diets, key) => {
    const why = whyNot(diets, key);
    if (why) refused.push({ key, why });
    return replayDiets(diets, [{ key, on: true }]);
  }, before);
  return {
    allergies,
    ways: waysOfGuest(card).filter((key) => !known.includes(key)),
    dietary: chosen.length === before.length ? null : toDietList(account.dietary, chosen),
    refused,
  };
}
