import { ownApplications } from "./application-ways";
import { teamInvitations } from "./business-ways";
import { applications, calendars, recipeLinks, shareLinks } from "./card-ways";
import { households, invitations } from "./households";
import { pastVisits, tableSeats, visits } from "./place-ways";
import { mailedLinks, passkeys, signIns, unprovenSecondFactor } from "./sign-in-ways";
import type { Way } from "./way";

/** Every way in which somebody else sees a person, in the order in which they end and are listed. */
export const WAYS = {
  sign_in: signIns,
  second_factor: unprovenSecondFactor,
  passkey: passkeys,
  mailed_link: mailedLinks,
  application: applications,
  own_application: ownApplications,
  share_link: shareLinks,
  recipe_link: recipeLinks,
  calendar: calendars,
  household: households,
  invitation: invitations,
  team_invitation: teamInvitations,
  table_seat: tableSeats,
  visit: visits,
  past_visit: pastVisits,
} as const satisfies Record<string, Way>;

export type WayName = keyof typeof WAYS;
export const WAY_NAMES = Object.keys(WAYS) as WayName[];
