import { msg, sentenceIn } from "@/lib/i18n/sentence";
import { inEnglish } from "@/lib/i18n/speak";
import { zodSentence } from "@/lib/i18n/zod-sentence";
import { type BulkAction, type Repeat, type RowError, type VenueRow, venueRow } from "@/lib/schemas/venue-rows";

/** A venue of the owner, as it is stored. */
export type KeptVenue = VenueRow & { id: string };

/** What an upload would do to an owner's venues, with the number of each row that cannot be done. */
export type BulkPlan = {
  /** The valid rows, in the order of the file. */
  rows: VenueRow[];
  errors: RowError[];
  create: VenueRow[];
  update: KeptVenue[];
  /** Ids of the venues to delete. */
  remove: string[];
  /** How many rows change nothing, because the venue is stored like that or an earlier row said the same. */
  unchanged: number;
  /** The rows that say the same as an earlier row. */
  repeats: Repeat[];
};

type Numbered = { number: number; row: VenueRow };

/** Separates the valid rows from the others, with what is wrong in each of those. */
export function readRows(raw: readonly Record<string, unknown>[]): { right: Numbered[]; errors: RowError[] } {
  const right: Numbered[] = [];
  const errors: RowError[] = [];
  for (const [index, given] of raw.entries()) {
    const number = index + 1;
    const read = venueRow.safeParse(lowerKeys(given), { error: zodSentence });
    if (read.success) {
      const { state = null, internal_id = null, ...fields } = read.data;
      right.push({ number, row: { ...fields, state, internal_id } });
      continue;
    }
    const [{ path, message } = { path: [], message: msg("rowUnread") }] = read.error.issues;
    const words = inEnglish(sentenceIn(message));
    const isNamed = /^[A-Z]/.test(words) && words.endsWith("is required");
    errors.push({ row_number: number, error_message: isNamed ? words : `${String(path[0])}: ${words}` });
  }
  return { right, errors };
}

const EMPTY = { name: "", city: "", country: "" };

/**
 * Headers are compared in lower case and without surrounding spaces. A missing value becomes an empty text, and a
 * number its digits.
 */
const lowerKeys = (row: Record<string, unknown>): Record<string, unknown> => ({
  ...EMPTY,
  ...Object.fromEntries(
    Object.entries(row).map(([key, value]) => [
      key.trim().toLowerCase(),
      typeof value === "number" ? String(value) : (value ?? ""),
    ]),
  ),
});

/** Without an internal id, two venues are the same if these fields are. */
const placeOf = ({ name, city, state, country }: VenueRow) => JSON.stringify([name, city, state, country]);
const sameFields = (one: VenueRow, other: VenueRow) =>
  placeOf(one) === placeOf(other) && one.internal_id === other.internal_id;

/**
 * Compares an upload with the owner's venues. Once the plan is carried out, the same upload changes nothing: `add` and
 * `replace` then count its rows as unchanged, and `delete` finds no venues.
 */
export function planBulk(
  raw: readonly Record<string, unknown>[],
  action: BulkAction,
  kept: readonly KeptVenue[],
): BulkPlan {
  const { right, errors } = readRows(raw);
  const plan: BulkPlan = { rows: [], errors, create: [], update: [], remove: [], unchanged: 0, repeats: [] };
  const refuse = (number: number, message: string) => errors.push({ row_number: number, error_message: message });

  const byInternalId = new Map(kept.flatMap((venue) => (venue.internal_id ? [[venue.internal_id, venue]] : [])));
  const byPlace = new Map(kept.flatMap((venue) => (venue.internal_id ? [] : [[placeOf(venue), venue]])));
  const firstOf = new Map<string, Numbered>();
  const found = new Set<string>();

  for (const numbered of right) {
    const { number, row } = numbered;
    if (action === "delete" && !row.internal_id) {
      refuse(number, "Internal ID is required to delete a venue");
      continue;
    }
    const key = row.internal_id ? `id ${row.internal_id}` : `place ${placeOf(row)}`;
    const first = firstOf.get(key);
    if (first && !sameFields(first.row, row)) {
      refuse(number, `Internal ID ${row.internal_id} is used by row ${first.number} already`);
      continue;
    }
    const venue = row.internal_id ? byInternalId.get(row.internal_id) : byPlace.get(placeOf(row));
    if (action === "delete" && !venue) {
      refuse(number, `No venue has the internal ID ${row.internal_id}`);
      continue;
    }
    if (action === "add" && venue && !sameFields(venue, row)) {
      refuse(number, `Another venue has the internal ID ${row.internal_id} already`);
      continue;
    }
    plan.rows.push(row);
    if (first) {
      plan.unchanged += 1;
      plan.repeats.push({ row_number: number, first_row: first.number });
      continue;
    }
    firstOf.set(key, numbered);
    if (venue) found.add(venue.id);
    if (action === "delete") plan.remove.push(venue?.id ?? "");
    else if (!venue) plan.create.push(row);
    else if (sameFields(venue, row)) plan.unchanged += 1;
    else plan.update.push({ ...row, id: venue.id });
  }
  if (action === "replace") plan.remove.push(...kept.flatMap(({ id }) => (found.has(id) ? [] : [id])));
  errors.sort((one, other) => one.row_number - other.row_number);
  return plan;
}

/** The plan's repeats, as responses name them. */
export const repeatsOf = ({ repeats }: BulkPlan) => (repeats.length > 0 ? { repeats } : {});

export const countsOf = ({ create, update, unchanged, remove }: BulkPlan) => ({
  created: create.length,
  updated: update.length,
  unchanged,
  deleted: remove.length,
});
