import type { GuestCardInput } from "@/lib/schemas/guest-card";
import type { GuestLinkCardInput } from "@/lib/schemas/guest-links";
import type { GuestCheckInInput } from "@/lib/schemas/guest-visits";
import { SHARE_ROWS, type ShareRow } from "@/lib/sight/share-rows";
import { allergiesOfGuest, type GuestCard, waysOfGuest } from "./guest-card";

/** The rows of a card without an account, which has neither health concerns nor likes. */
export const GUEST_ROWS = ["allergies", "diet"] as const satisfies readonly ShareRow[];

export const GUEST_NAME = "Guest";

/** The whole card, for calls that judge by it; the server does not store it. */
export const toGuestCardBody = (card: GuestCard) =>
  ({
    allergies: allergiesOfGuest(card).map(({ key, severity, traces }) => ({ key, severity, traces })),
    diet: { dietary: [...card.dietary], ways: waysOfGuest(card) },
  }) satisfies GuestCardInput;

/** The part of the card that is sent for share links: the rows that they show, and nothing else. */
export function toGuestLinkCard(card: GuestCard, rows: readonly ShareRow[]): GuestLinkCardInput {
  const { allergies, diet } = toGuestCardBody(card);
  return {
    suffix: card.suffix,
    name: card.name.trim() || GUEST_NAME,
    allergies: rows.includes("allergies") ? allergies : null,
    diet: rows.includes("diet") ? diet : null,
  };
}

/** The rows that this device's links show, and the card as last sent, to detect changes. */
export type GuestLinksNote = { rows: ShareRow[]; sent: string };

/** Null if nothing valid is stored: the server knows which links exist. */
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

/** The part of the card that is sent at a check-in: the chosen rows, and nothing else. */
export function toGuestCheckIn(card: GuestCard, place: Place, rows: readonly ShareRow[]): GuestCheckInInput {
  const { allergies, diet } = toGuestCardBody(card);
  return {
    ...place,
    name: card.name.trim() || GUEST_NAME,
    allergies: rows.includes("allergies") ? allergies : null,
    diet: rows.includes("diet") ? diet : null,
  };
}

/** The device's current visit, and the card as last sent to it. If the card has changed since, it is sent again. */
export type GuestVisitNote = { place: Place; venue: string; rows: ShareRow[]; until: string; sent: string };

/** Null if nothing valid is stored: the server knows whether there is a visit. */
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
