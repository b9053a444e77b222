import type { GuestCardInput } from "../schemas/guest-card";
import type { GuestLinkCardInput } from "../schemas/guest-links";
import type { GuestCheckInInput } from "../schemas/guest-visits";
import { SHARE_ROWS, type ShareRow } from "../share-rows";
import { allergiesOfGuest, type GuestCard, waysOfGuest } from "./guest-card";

/** The rows that a card without an account has: it holds nothing of health, and no likes. */
export const GUEST_ROWS = ["allergies", "diet"] as const satisfies readonly ShareRow[];

export const GUEST_NAME = "Guest";

/** The whole card, for a call that judges by it and keeps nothing. */
export const toGuestCardBody = (card: GuestCard) =>
  ({
    allergies: allergiesOfGuest(card).map(({ key, severity, traces }) => ({ key, severity, traces })),
    diet: { dietary: [...card.dietary], ways: waysOfGuest(card) },
  }) satisfies GuestCardInput;

/** What leaves the device for the links that show these rows, and nothing of the others. */
export function toGuestLinkCard(card: GuestCard, rows: readonly ShareRow[]): GuestLinkCardInput {
  const { allergies, diet } = toGuestCardBody(card);
  return {
    suffix: card.suffix,
    name: card.name.trim() || GUEST_NAME,
    allergies: rows.includes("allergies") ? allergies : null,
    diet: rows.includes("diet") ? diet : null,
  };
}

/** Which rows this device's links show, and the card as it last sent it for them. */
export type GuestLinksNote = { rows: ShareRow[]; sent: string };

export const GUEST_LINKS_KEY = "forkprint_guest_links";

/** Null where nothing stands there, or nothing of ours: the server knows which links there are. */
export function readGuestLinks(text: string | null): GuestLinksNote | null {
  try {
    const value: Partial<GuestLinksNote> | null = JSON.parse(text ?? "null");
    if (!value || typeof value.sent !== "string") return null;
    return { rows: SHARE_ROWS.filter((row) => value.rows?.includes(row)), sent: value.sent };
  } catch {
    return null;
  }
}

type Place = { venue_id?: string; location_id?: string };

/** What leaves the device at a check-in: the rows that were chosen, and nothing of the others. */
export function toGuestCheckIn(card: GuestCard, place: Place, rows: readonly ShareRow[]): GuestCheckInInput {
  const { allergies, diet } = toGuestCardBody(card);
  return {
    ...place,
    name: card.name.trim() || GUEST_NAME,
    allergies: rows.includes("allergies") ? allergies : null,
    diet: rows.includes("diet") ? diet : null,
  };
}

/** The visit that this device is at, as it last sent its card there: what has changed since is sent again. */
export type GuestVisitNote = { place: Place; venue: string; rows: ShareRow[]; until: string; sent: string };

export const GUEST_VISIT_KEY = "forkprint_guest_visit";

/** Null where nothing stands there, or nothing of ours: the server knows whether there is a visit. */
export function readGuestVisit(text: string | null): GuestVisitNote | null {
  try {
    const value: Partial<GuestVisitNote> | null = JSON.parse(text ?? "null");
    if (!value || typeof value.sent !== "string" || typeof value.until !== "string") return null;
    const rows = SHARE_ROWS.filter((row) => value.rows?.includes(row));
    return { place: { ...value.place }, venue: String(value.venue), rows, until: value.until, sent: value.sent };
  } catch {
    return null;
  }
}
