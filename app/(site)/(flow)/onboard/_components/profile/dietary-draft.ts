import { type DietToggle, isWayOfEating } from "@/lib/dietary/diet-choice";
import { isDietKey } from "@/lib/dietary/diets";
import { SEVERITIES } from "@/lib/profile/allergies";
import type { AllergyChange } from "@/lib/profile/allergy-changes";

/** Choices that are not saved yet, in order. */
export type DietaryDraft = { toggles: readonly DietToggle[]; allergies: readonly AllergyChange[] };

export const NO_DRAFT: DietaryDraft = { toggles: [], allergies: [] };
const STORAGE_KEY = "dietary_draft";

type Fields = Partial<Record<string, unknown>>;
const fieldsOf = (value: unknown): Fields => (typeof value === "object" && value !== null ? (value as Fields) : {});

function isToggle(value: unknown): value is DietToggle {
  const { key, on } = fieldsOf(value);
  return typeof key === "string" && isDietKey(key) && isWayOfEating(key) && typeof on === "boolean";
}

function isAllergyChange(value: unknown): value is AllergyChange {
  const { key, on, label, severity, traces } = fieldsOf(value);
  if (typeof key !== "string") return false;
  if (on === false) return true;
  const hasSeverity = severity === undefined || (SEVERITIES as readonly unknown[]).includes(severity);
  return on === true && typeof label === "string" && hasSeverity && ["undefined", "boolean"].includes(typeof traces);
}

/** The draft survives a reload of this tab, for the same person only. */
export function readDraft(userId: string): DietaryDraft {
  try {
    const stored = fieldsOf(JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? "null"));
    const { toggles, allergies } = stored;
    if (stored.userId !== userId || !Array.isArray(toggles) || !Array.isArray(allergies)) return NO_DRAFT;
    return toggles.every(isToggle) && allergies.every(isAllergyChange) ? { toggles, allergies } : NO_DRAFT;
  } catch {
    return NO_DRAFT;
  }
}

export function writeDraft(userId: string, { toggles, allergies }: DietaryDraft): void {
  try {
    if (toggles.length + allergies.length === 0) sessionStorage.removeItem(STORAGE_KEY);
    else sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ userId, toggles, allergies }));
  } catch {
    // Without storage, the draft lives as long as the page.
  }
}
