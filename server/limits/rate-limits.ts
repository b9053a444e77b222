import { createHash } from "node:crypto";
import { AppError } from "@/lib/errors";
import { env } from "@/server/env";
import { countAttempt, forgetAttempts } from "./count-attempt";

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** How many attempts are allowed in how many seconds, before RATE_LIMIT_FACTOR. */
export const LIMITS = {
  sign_in_account: { points: 10, seconds: 15 * MINUTE },
  // Counts for one browser in which the account's owner has signed in before, apart from everybody else's attempts.
  sign_in_known_device: { points: 10, seconds: 15 * MINUTE },
  sign_in_address: { points: 100, seconds: 15 * MINUTE },
  // Wrong codes of a second factor per account, and per known browser. At any time three of a million codes are right.
  second_factor: { points: 30, seconds: 24 * HOUR },
  second_factor_user: { points: 10, seconds: 15 * MINUTE },
  // Each call requests a challenge, or answers one.
  passkey_address: { points: 300, seconds: 15 * MINUTE },
  register_address: { points: 30, seconds: HOUR },
  email_confirmation_user: { points: 5, seconds: HOUR },
  email_confirmation_address: { points: 30, seconds: 15 * MINUTE },
  email_change_user: { points: 10, seconds: HOUR },
  delete_account_user: { points: 10, seconds: 15 * MINUTE },
  reset_request_address: { points: 30, seconds: HOUR },
  reset_confirm_address: { points: 30, seconds: 15 * MINUTE },
  change_password_user: { points: 10, seconds: 15 * MINUTE },
  // Each call opens a table, or takes a seat at one.
  table_user: { points: 120, seconds: HOUR },
  table_address: { points: 300, seconds: HOUR },
  // Counts codes that opened nothing, so that nobody finds a table by guessing.
  table_guess_address: { points: 60, seconds: 15 * MINUTE },
  // Each call judges a page of recipes, one recipe or one menu by the card that it sends.
  guest_judge_address: { points: 1200, seconds: HOUR },
  check_in_user: { points: 300, seconds: HOUR },
  // Guests without an account. A full house shares the address of its Wi-Fi, and each guest changes the card now and
  // then.
  guest_check_in_address: { points: 1200, seconds: HOUR },
  // New guests without an account: from one connection at one venue, at one table or counter, and at one venue. A full
  // dining room, and a stand of a stadium, stay below.
  guest_arrivals_address: { points: 120, seconds: 5 * MINUTE },
  guest_arrivals_location: { points: 240, seconds: 5 * MINUTE },
  guest_arrivals_venue: { points: 900, seconds: 5 * MINUTE },
  // Beyond this pace, guests from one connection at one place are still let in, but listed together: a party that sits
  // down within a minute stays below, and so does the evening of a dining room with one Wi-Fi.
  guest_pace_minute: { points: 20, seconds: MINUTE },
  guest_pace_evening: { points: 60, seconds: 15 * MINUTE },
  // Creating links of devices without an account, and changing a card that such links share.
  guest_link_address: { points: 1200, seconds: HOUR },
  share_link_user: { points: 60, seconds: HOUR },
  // A calendar service reads for many people from one address.
  calendar_address: { points: 3_000, seconds: HOUR },
  share_link_view_address: { points: 300, seconds: HOUR },
  photo_user: { points: 200, seconds: HOUR },
  // Each call takes a processor some seconds.
  page_photo_user: { points: 60, seconds: HOUR },
  diary_user: { points: 600, seconds: HOUR },
  food_check_user: { points: 600, seconds: HOUR },
  custom_favorite_user: { points: 60, seconds: HOUR },
  write_recipe_user: { points: 300, seconds: HOUR },
  // A kitchen answers one question after another: a menu of 40 dishes has 560 of them.
  say_facts_user: { points: 3_000, seconds: HOUR },
  // Characters of lines to read: enough for three hundred long recipes, or for some ten of the longest possible.
  recipe_characters_user: { points: 3_000_000, seconds: HOUR },
  recipe_characters_address: { points: 1_000_000, seconds: HOUR },
  import_user: { points: 200, seconds: HOUR },
  // Recipes from files of another app (about twenty per call), and the pictures that come with them.
  carried_recipes_user: { points: 2000, seconds: HOUR },
  carried_photo_user: { points: 5000, seconds: HOUR },
  recipe_export_user: { points: 30, seconds: HOUR },
  import_address: { points: 60, seconds: HOUR },
  // Counts for everybody together, so that no site is flooded through us.
  import_site: { points: 300, seconds: MINUTE },
  save_recipe_user: { points: 600, seconds: HOUR },
  report_user: { points: 60, seconds: HOUR },
  report_address: { points: 20, seconds: HOUR },
  // A page of a menu is one call. A partner's server may send the calls of all its guests from one address.
  menu_address: { points: 1200, seconds: MINUTE },
  menu_client: { points: 6000, seconds: MINUTE },
  // Work by its cost (server/work/budget.ts): enough for some hundred pages of a usual menu, or a third of what one
  // thread reads of the hardest text.
  work_address: { points: 3_000_000, seconds: MINUTE },
  work_person: { points: 1_500_000, seconds: MINUTE },
  oauth_address: { points: 1200, seconds: MINUTE },
  oauth_client: { points: 6000, seconds: MINUTE },
  // Counts per application and person.
  userinfo_person: { points: 600, seconds: MINUTE },
  // Registrations of assistants. Assistants that run on people's own machines come from many addresses.
  oauth_self_registration_address: { points: 30, seconds: HOUR },
  // Documents of assistants that are fetched from one site, for everybody together, so that no site is flooded through
  // us.
  oauth_client_document_site: { points: 30, seconds: MINUTE },
  // The same number as registrations, because a fetched document may store a new application.
  oauth_client_document_address: { points: 30, seconds: HOUR },
  // Counts messages, of which a call may hold many.
  mcp_person: { points: 120, seconds: MINUTE },
  // Each call opens a page of a site.
  page_check_user: { points: 120, seconds: HOUR },
  oauth_registration_user: { points: 60, seconds: HOUR },
  // Changes of single venues; an upload is one call with many rows.
  venue_user: { points: 3000, seconds: HOUR },
  bulk_venues_user: { points: 600, seconds: HOUR },
  // Each mails somebody who did not ask for it.
  team_invitation_user: { points: 30, seconds: 24 * HOUR },
  // Passwords of one link, and from one address: whoever reads figures types it once an evening.
  figure_link: { points: 60, seconds: 15 * MINUTE },
  figure_link_address: { points: 30, seconds: 15 * MINUTE },
  figure_link_user: { points: 60, seconds: HOUR },
  news_reader_user: { points: 30, seconds: 24 * HOUR },
  // Keys of mails cannot be guessed; a mail program may stop many at once.
  figures_mail_address: { points: 300, seconds: HOUR },
} as const;

export type LimitName = keyof typeof LIMITS;

/** The counter's column is an integer, and so are the points that a call consumes. */
const MOST_POINTS = 2 ** 31 - 1;

/** The points that a window allows with the configured factor; at least one. */
const pointsOf = (points: number): number =>
  Math.min(MOST_POINTS, Math.max(1, Math.round(points * env.RATE_LIMIT_FACTOR)));

/** This process's state of the limits, for one value of RATE_LIMIT_FACTOR. */
const remember = (factor: number) => ({
  factor,
  leases: new Map<string, Lease>(),
  /** Leases that are being taken right now: calls that arrive meanwhile wait for these instead of taking their own. */
  taking: new Map<string, Promise<void>>(),
});

let latest: ReturnType<typeof remember> | undefined;

function remembered(): ReturnType<typeof remember> {
  const factor = env.RATE_LIMIT_FACTOR;
  if (latest?.factor !== factor) latest = remember(factor);
  return latest;
}

/** Keys are hashed: the table of counters must not become a list of addresses and emails. */
const hashed = (key: string) => createHash("sha256").update(key).digest("base64url");

/** The key of a counter's row, and its limit. */
export function countedRow(name: LimitName, key: string): { key: string; most: number; windowMs: number } {
  const { points, seconds } = LIMITS[name];
  return { key: `${name}:${hashed(key)}`, most: pointsOf(points), windowMs: seconds * 1000 };
}

export const tooManyAttempts = (waitsMs: number): AppError =>
  new AppError("too_many_requests", "tooManyAttempts", {
    retryAfterSeconds: Math.max(1, Math.ceil(waitsMs / 1000)),
  });

export type LimitState = { limit: number; windowSeconds: number; remaining: number; resetSeconds: number };

const stateOf = (name: LimitName, remaining: number, waitsMs: number): LimitState => {
  const limit = pointsOf(LIMITS[name].points);
  return {
    limit,
    windowSeconds: LIMITS[name].seconds,
    remaining: Math.min(limit, remaining),
    resetSeconds: Math.max(0, Math.ceil(waitsMs / 1000)),
  };
};

/** Consumes points of a limit, counted across all processes. @throws AppError too_many_requests past the limit */
export async function consumeLimit(name: LimitName, key: string, points = 1): Promise<LimitState> {
  const { left, waitsMs } = await take(name, key, points);
  return stateOf(name, left, waitsMs);
}

/** @returns the points that are left, and the milliseconds until the window ends */
async function take(name: LimitName, key: string, points: number): Promise<{ left: number; waitsMs: number }> {
  const row = countedRow(name, key);
  const { points: used, waitsMs } = await countAttempt(row.key, points, row.windowMs);
  if (used > row.most) throw tooManyAttempts(waitsMs);
  return { left: row.most - used, waitsMs };
}

/** The same, for a limit that refuses nobody. @returns whether the limit is passed */
export async function isLimitPassed(name: LimitName, key: string): Promise<boolean> {
  try {
    await consumeLimit(name, key);
    return false;
  } catch (error) {
    if (error instanceof AppError && error.code === "too_many_requests") return true;
    throw error;
  }
}

/** Deletes the count of a key, after an attempt that succeeded. */
export async function forgetLimit(name: LimitName, key: string): Promise<void> {
  await forgetAttempts(countedRow(name, key).key);
}

/**
 * Points that this process has taken from the shared counter and not spent yet. They are valid until the window ends,
 * by a clock that is never set, and are lost then. A process thus loses at most one lease per window: it takes sixty nearly idle processes to use up
 * a limit, not six.
 */
type Lease = { left: number; endsAt: number; inCommon: number };
const monotonicMs = (): number => performance.now();
const MOST_LEASES = 10_000;

/**
 * Drops expired leases, or all of them when an attacker with as many addresses keeps them alive: leases only save
 * queries.
 */
function forgetEnded(leases: Map<string, Lease>): void {
  const at = monotonicMs();
  for (const [id, { endsAt }] of leases) if (endsAt <= at) leases.delete(id);
  if (leases.size >= MOST_LEASES) leases.clear();
}

/**
 * The same as `consumeLimit`, for calls so frequent that one row per caller would become the bottleneck: each process
 * leases a sixtieth of the limit at a time. All processes together never exceed the limit.
 */
export async function consumeLeased(name: LimitName, key: string, points = 1): Promise<void> {
  const { leases, taking } = remembered();
  const id = `${name} ${hashed(key)}`;
  for (;;) {
    const lease = leases.get(id);
    if (lease && lease.left >= points && lease.endsAt > monotonicMs()) {
      lease.left -= points;
      return;
    }
    const underWay = taking.get(id);
    if (!underWay) break;
    await underWay;
  }
  const taken = Math.max(points, Math.floor(pointsOf(LIMITS[name].points) / 60));
  const underWay = take(name, key, taken).then(({ left: inCommon, waitsMs }) => {
    const before = leases.get(id);
    const left = before && before.endsAt > monotonicMs() ? before.left : 0;
    if (leases.size >= MOST_LEASES) forgetEnded(leases);
    leases.set(id, { left: left + taken - points, endsAt: monotonicMs() + waitsMs, inCommon });
  });
  taking.set(id, underWay);
  try {
    await underWay;
  } finally {
    taking.delete(id);
  }
}

/** Gives back what was taken for something that never began. Of a window that is over nothing comes back. */
export function giveBackLeased(name: LimitName, key: string, points: number): void {
  const lease = remembered().leases.get(`${name} ${hashed(key)}`);
  if (lease && lease.endsAt > monotonicMs()) lease.left += points;
}

/**
 * The state of a leased limit as far as this process knows it: what other processes spent since its last lease is not
 * included.
 */
export function leasedState(name: LimitName, key: string): LimitState {
  const lease = remembered().leases.get(`${name} ${hashed(key)}`);
  if (!lease || lease.endsAt <= monotonicMs()) return stateOf(name, pointsOf(LIMITS[name].points), 0);
  return stateOf(name, lease.left + lease.inCommon, lease.endsAt - monotonicMs());
}
