import type { LiveGuestWire } from "@/lib/schemas/live";

/** A guest as the kitchen's list names them, with an empty card. */
export const liveGuest = (over: Partial<LiveGuestWire> = {}): LiveGuestWire => ({
  visit_id: crypto.randomUUID(),
  display_name: "Nadia",
  table: "table 1",
  check_in_time: "2026-11-23T19:00:00.000Z",
  card: over.allergies?.length ? "allergies" : "empty",
  card_at: "2026-11-23T19:00:00.000Z",
  allergies: [],
  diets: [],
  avoids: [],
  is_allergies_shared: true,
  is_diet_shared: true,
  has_account: true,
  crowd: null,
  seen: null,
  is_changed: false,
  rung_at: null,
  dismissed: null,
  ...over,
});

export const liveAllergy = (label: string, severity: "severe" | "allergy" | "intolerance", traces = true) => ({
  ...{ key: label.toLowerCase(), label, severity, traces },
});
