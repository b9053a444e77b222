import { z } from "zod";
import { msg } from "@/lib/i18n/sentence";
import { ACT_GROUPS } from "@/lib/team/acts";
import { ROLES, type RoleAt } from "@/lib/team/rights";
import { email } from "./auth";
import { id, timestamp } from "./text";

export const MOST_TEAM = 200;
export const MOST_TEAM_INVITATIONS = 50;
export const TEAM_INVITATION_DAYS = 7;
const MOST_PLACES = 1000;

const role = z.enum(ROLES, msg("chooseRole"));

/** `venue_id` null: at all venues. An owner is one everywhere, and a person has one role at a venue. */
const roleAt = z.strictObject({ role, venue_id: id.nullable() });
const roles = z
  .array(roleAt)
  .min(1, msg("chooseRole"))
  .max(MOST_PLACES)
  .refine((all) => new Set(all.map((each) => each.venue_id)).size === all.length, msg("oneRoleAVenue"))
  .refine((all) => all.every((each) => each.role !== "owner" || each.venue_id === null), msg("ownerEverywhere"));
export type RolesBody = z.infer<typeof roles>;

export const toRoles = (all: RolesBody): RoleAt[] => all.map((each) => ({ role: each.role, venueId: each.venue_id }));

/** `venue_ids` null: everywhere. */
export const teamInvitationBody = z
  .strictObject({ email, role, venue_ids: z.array(id).min(1, msg("chooseVenue")).max(MOST_PLACES).nullable() })
  .refine((body) => body.role !== "owner" || body.venue_ids === null, msg("ownerEverywhere"));
export type TeamInvitationBody = z.infer<typeof teamInvitationBody>;

/** `was`: the roles as the page shows them, so that the later of two owners is told before anything is written. */
export const memberRolesBody = z.strictObject({ roles, was: z.array(roleAt).max(MOST_PLACES) });
export type MemberRolesBody = z.infer<typeof memberRolesBody>;

/** `afterwards`: what becomes of the one who hands over. */
export const handOverBody = z.strictObject({ member_id: id, afterwards: z.enum(["owner", "manager", "leave"]) });
export type HandOverBody = z.infer<typeof handOverBody>;

const place = z.object({ id: z.string(), name: z.string() });

export const teamWire = z.object({
  you: z.string(),
  members: z.array(
    z.object({
      id: z.string(),
      name: z.string().nullable(),
      email: z.string(),
      roles: z.array(z.object({ role, venue_id: z.string().nullable(), venue: z.string().nullable() })),
      joined_at: timestamp,
      last_here_at: timestamp.nullable(),
      /** Whether the caller may change and remove this person. */
      may_change: z.boolean(),
    }),
  ),
  invitations: z.array(
    z.object({
      id: z.string(),
      email: z.string(),
      role,
      /** Null: everywhere. */
      venues: z.array(place).nullable(),
      invited_by: z.string(),
      created_at: timestamp,
      expires_at: timestamp,
    }),
  ),
  /** The venues at which the caller may give roles, and whether everywhere. */
  venues: z.array(place),
  grants_everywhere: z.boolean(),
  grantable: z.array(role),
});
export type TeamWire = z.infer<typeof teamWire>;

export const teamInvitationKey = z.object({ key: z.string().min(1).max(100) });

/** `standing`: what stands between the reader and the business. */
export const openTeamInvitationWire = z.object({
  email: z.string(),
  invited_by: z.string(),
  role,
  venues: z.array(z.string()).nullable(),
  expires_at: timestamp,
  standing: z.enum(["open", "signed_out", "other_account", "here_already", "elsewhere"]),
});
export type OpenTeamInvitationWire = z.infer<typeof openTeamInvitationWire>;

export const actsQuery = z.object({ group: z.enum(ACT_GROUPS).optional(), after: z.string().max(200).optional() });
export type ActsQuery = z.infer<typeof actsQuery>;

export const actWire = z.object({
  id: z.string(),
  at: timestamp,
  kind: z.string(),
  /** Null: the product itself, or somebody whose account was deleted. */
  actor: z.string().nullable(),
  about: z.string().nullable(),
  details: z.record(z.string(), z.union([z.string(), z.number()])),
});
export const actsWire = z.object({ items: z.array(actWire), next: z.string().nullable() });
export type ActWire = z.infer<typeof actWire>;
