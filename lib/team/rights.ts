export const ROLES = ["owner", "manager", "kitchen", "analyst"] as const;
export type Role = (typeof ROLES)[number];

/** The one table of who may do what. Every call of the portal names its right, and every section the one that opens it. */
export const RIGHTS = {
  /** See where the business is: the names of its venues. */
  belong: ["owner", "manager", "kitchen", "analyst"],
  /** The live view: read cards, answer, take guests off the list. */
  live: ["owner", "manager", "kitchen"],
  /** The menu and its sheets, and what the kitchen says of a dish. */
  menu: ["owner", "manager", "kitchen"],
  /** Numbers without names. */
  figures: ["owner", "manager", "analyst"],
  /** Guests by name: the explorer, its files, the latest visits. */
  guests: ["owner", "manager"],
  /** Change a venue, its tables and its codes. */
  places: ["owner", "manager"],
  /** Invite people and change what they may do; `mayGrant` says whom. */
  people: ["owner", "manager"],
  /** Kitchen tablets of their own venues: pair, name, revoke. */
  devices: ["owner", "manager"],
  /** Add and delete venues, by hand or with a file. */
  venues: ["owner"],
  /** Applications, their secrets and what they cost. */
  applications: ["owner"],
  /** How long names stay. */
  retention: ["owner"],
  /** Who is told a venue's numbers without an account or without looking: mails and links. */
  news: ["owner", "manager"],
  /** Who did what. */
  activity: ["owner"],
} as const satisfies Record<string, readonly Role[]>;
export type Right = keyof typeof RIGHTS;

/** A role at one venue; `venueId` null: at all venues. */
export type RoleAt = { role: Role; venueId: string | null };

export const allows = (role: Role, right: Right): boolean => (RIGHTS[right] as readonly Role[]).includes(role);

/** The venues at which these roles give a right: null for all of them, undefined for none. */
export function reachOf(roles: readonly RoleAt[], right: Right): readonly string[] | null | undefined {
  const places = roles.filter(({ role }) => allows(role, right)).map(({ venueId }) => venueId);
  if (places.length === 0) return undefined;
  const named = places.filter((id) => id !== null);
  return named.length < places.length ? null : named;
}

/** What a manager may give others, and take from them: never as much as a manager has. */
const BELOW_MANAGER: readonly Role[] = ["kitchen", "analyst"];

/** Whether somebody with the roles `own` may give or take these: an owner any, a manager those below at their own venues. */
export function mayGrant(own: readonly RoleAt[], roles: readonly RoleAt[]): boolean {
  if (own.some(({ role }) => role === "owner")) return true;
  const reach = reachOf(own, "people");
  if (reach === undefined) return false;
  const isWithin = ({ venueId }: RoleAt) => reach === null || (venueId !== null && reach.includes(venueId));
  return roles.every((each) => BELOW_MANAGER.includes(each.role) && isWithin(each));
}

const keyOf = ({ role, venueId }: RoleAt) => `${venueId ?? ""} ${role}`;

export const sameRoles = (one: readonly RoleAt[], other: readonly RoleAt[]): boolean =>
  one.map(keyOf).sort().join() === other.map(keyOf).sort().join();
