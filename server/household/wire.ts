import { allergyInWords, type IdCardProfile } from "@/lib/id-card/id-card";
import { visitorNameOf } from "@/lib/id-card/visitor-name";
import type { HouseholdMemberWire, HouseholdPersonWire, InvitationWire } from "@/lib/schemas/household";
import { SHARE_ROWS, type ShareRow } from "@/lib/sight/share-rows";
import { env } from "@/server/env";
import type { TablePersonRow } from "@/server/profile/table-person";
import { signedIds } from "@/server/signed-id";
import type { Caller } from "./access";
import { toPersonWire } from "./people";

export const memberNameSelect = { email: true, firstName: true, lastName: true, showsFullName: true } as const;

export const nameOf = visitorNameOf;

const VALUES: Record<ShareRow, (card: IdCardProfile) => string[]> = {
  allergies: ({ allergies }) => allergies.map(allergyInWords),
  diet: ({ diets }) => diets,
  health: ({ health }) => health,
  avoids: ({ avoids }) => avoids,
  likes: ({ likes }) => likes,
  favorites: ({ favorites }) => favorites,
};

/** The shown rows in the order of the card. */
export const shownRows = (card: IdCardProfile, rows: readonly ShareRow[]): HouseholdMemberWire["shows"] =>
  SHARE_ROWS.filter((row) => rows.includes(row)).map((row) => ({ row, values: VALUES[row](card) }));

export function toHouseholdPersonWire(caller: Caller, row: TablePersonRow & { ownerId: string }): HouseholdPersonWire {
  const { household_id: _, ...person } = toPersonWire(row);
  return { ...person, is_mine: row.ownerId === caller.userId };
}

/** Converts between an invitation's id and the signed key in its address. */
export const { keyOf: invitationKeyOf, idOf: invitationIdOf } = signedIds("forkprint household invitation");

export const invitationSelect = { id: true, isSingleUse: true, createdAt: true, expiresAt: true } as const;
type InvitationRow = { id: string; isSingleUse: boolean; createdAt: Date; expiresAt: Date };

export const toInvitationWire = (row: InvitationRow): InvitationWire => ({
  id: row.id,
  url: new URL(`/household/join/${invitationKeyOf(row.id)}`, env.APP_URL).href,
  is_single_use: row.isSingleUse,
  created_at: row.createdAt.toISOString(),
  expires_at: row.expiresAt.toISOString(),
});
