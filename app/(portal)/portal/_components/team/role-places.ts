import type { TeamWire } from "@/lib/schemas/team";
import type { Role } from "@/lib/team/rights";
import { ROLE_WORDS } from "@/lib/team/role-words";

type Roles = TeamWire["members"][number]["roles"];

/** "Manager", or with different roles "Kitchen, Manager". */
export const rolesInWords = (roles: Roles): string =>
  [...new Set(roles.map(({ role }) => ROLE_WORDS[role]))].join(", ") || "No role";

/** Where: all venues, or their names, each with its role where these differ. */
export function placesInWords(roles: Roles): string {
  const isOne = new Set(roles.map(({ role }) => role)).size === 1;
  return roles
    .map(({ role, venue }) => {
      const place = venue ?? "all venues";
      return isOne ? place : `${place} (${ROLE_WORDS[role].toLowerCase()})`;
    })
    .join(", ");
}

/** By place, with "" for all venues: what a form holds. */
export type Draft = Readonly<Record<string, Role | "">>;

export const toDraft = (roles: Roles): Draft =>
  Object.fromEntries(roles.map(({ role, venue_id: venueId }) => [venueId ?? "", role]));

/** A role at all venues leaves no place for others. */
export function fromDraft(draft: Draft): { role: Role; venue_id: string | null }[] {
  const everywhere = draft[""];
  if (everywhere) return [{ role: everywhere, venue_id: null }];
  return Object.entries(draft).flatMap(([venueId, role]) => (venueId && role ? [{ role, venue_id: venueId }] : []));
}
