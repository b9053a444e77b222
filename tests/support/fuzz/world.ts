import { randomBytes, randomUUID } from "node:crypto";
import { db, pool } from "@/server/db/client";
import { createEverything, createRestaurant } from "../../factories/everything";
import { createIngredient } from "../../factories/food";
import { createAccess, createApplication, type TestApplication } from "../../factories/oauth";
import { createPerson, PASSWORD, type SignedInPerson, signInPerson } from "../../factories/people";
import { ADMIN_EMAIL } from "../admin";

export const CALLERS = ["nobody", "diner", "business", "admin", "partner"] as const;
export type CallerName = (typeof CALLERS)[number];

/** The ids of one person's rows, by table. */
export type Ids = Record<string, string[]>;
/** `mark` is contained in every private text of this person. */
export type Inhabitant = SignedInPerson & { mark: string; ids: Ids; password: string };

export type World = {
  victim: Inhabitant;
  diner: Inhabitant;
  business: Inhabitant;
  admin: Inhabitant;
  /** An application with the diner's own token. */
  partner: { token: string; clientId: string };
  reference: { ingredientId: string; itemIds: string[] };
  /** Every person's mark, including those of deleted people, with the id of its owner. */
  marks: Map<string, string>;
};

type Restaurant = Awaited<ReturnType<typeof createRestaurant>>;

const OWNED: Record<string, string> = {
  venues: "SELECT id FROM venues WHERE owner_id = $1",
  locations: "SELECT l.id FROM locations l JOIN venues v ON v.id = l.venue_id WHERE v.owner_id = $1",
  dishes: "SELECT d.id FROM venue_dishes d JOIN venues v ON v.id = d.venue_id WHERE v.owner_id = $1",
  clients: "SELECT client_id AS id FROM oauth_clients WHERE owner_id = $1",
  recipes: "SELECT id FROM recipes WHERE owner_id = $1 AND base_recipe_id IS NULL",
  photos: "SELECT p.id FROM recipe_photos p JOIN recipes r ON r.id = p.recipe_id WHERE r.owner_id = $1",
  uploads: "SELECT id FROM photo_uploads WHERE user_id = $1",
  variants: "SELECT id FROM recipes WHERE owner_id = $1 AND base_recipe_id IS NOT NULL",
  collections: "SELECT id FROM recipe_collections WHERE owner_id = $1",
  cookings: "SELECT id FROM cookings WHERE user_id = $1",
  meals: "SELECT id FROM meal_entries WHERE owner_id = $1",
  people: "SELECT id FROM table_people WHERE owner_id = $1",
  households: "SELECT household_id AS id FROM household_members WHERE user_id = $1",
  members: "SELECT id FROM household_members WHERE user_id = $1",
  invitations: "SELECT id FROM household_invitations WHERE invited_by_id = $1",
  team_members: "SELECT id FROM business_members WHERE user_id = $1",
  team_invitations: "SELECT id FROM business_invitations WHERE invited_by_id = $1",
  tables: "SELECT t.code AS id FROM shared_tables t JOIN table_seats s ON s.table_id = t.id WHERE s.user_id = $1",
  lists: "SELECT id FROM grocery_lists WHERE owner_id = $1",
  list_items: "SELECT i.id FROM grocery_items i JOIN grocery_lists l ON l.id = i.list_id WHERE l.owner_id = $1",
  list_recipes:
    "SELECT i.id FROM grocery_list_recipes i JOIN grocery_lists l ON l.id = i.list_id WHERE l.owner_id = $1",
  shops: "SELECT id FROM grocery_shops WHERE owner_id = $1",
  pantry: "SELECT id FROM pantry_items WHERE owner_id = $1",
  visits: "SELECT id FROM visits WHERE user_id = $1",
  share_links: "SELECT id FROM share_links WHERE user_id = $1",
  calendars: "SELECT id FROM calendar_feeds WHERE user_id = $1",
  recipe_links: "SELECT id FROM recipe_links WHERE user_id = $1",
  reports: "SELECT id FROM verdict_reports WHERE user_id = $1",
  concerns: "SELECT id FROM user_health_concerns WHERE user_id = $1",
  preferences: "SELECT id FROM ingredient_preferences WHERE user_id = $1",
  sessions: "SELECT id FROM sign_ins WHERE user_id = $1",
  passkeys: "SELECT id FROM passkeys WHERE user_id = $1",
  favorites: "SELECT id FROM user_favorites WHERE user_id = $1",
  consents: "SELECT id FROM user_client_authorizations WHERE user_id = $1",
};

async function idsOf(userId: string): Promise<Ids> {
  const found = await Promise.all(
    Object.entries(OWNED).map(async ([name, statement]) => {
      const { rows } = await pool.query<{ id: string }>(statement, [userId]);
      return [name, rows.map(({ id }) => id)] as const;
    }),
  );
  return { ...Object.fromEntries(found), users: [userId] };
}

/** Public texts do not identify their owner, so they contain no mark. */
async function openWhatIsPublic(ownerId: string): Promise<void> {
  await db.venue.updateMany({ where: { ownerId }, data: { name: "Open bistro" } });
  await db.location.updateMany({ where: { venue: { ownerId } }, data: { label: "bar" } });
  await db.venueDish.updateMany({ where: { venue: { ownerId } }, data: { name: "Open soup" } });
  for (const { id } of await db.oAuthClient.findMany({ where: { ownerId }, select: { id: true } })) {
    await db.oAuthClient.update({ where: { id }, data: { name: "Open app", clientId: randomUUID() } });
  }
}

export class Fuzzed {
  readonly marks = new Map<string, string>();
  private constructor(
    readonly restaurant: Restaurant,
    readonly application: TestApplication,
    readonly reference: World["reference"],
  ) {}

  victim!: Inhabitant;
  diner!: Inhabitant;
  business!: Inhabitant;
  admin!: Inhabitant;
  partner!: { token: string; clientId: string };

  static async create(): Promise<Fuzzed> {
    const ingredient = await createIngredient();
    const items = await db.favoriteItem.findMany({ where: { approved: true }, select: { id: true }, take: 3 });
    const reference = { ingredientId: ingredient.id, itemIds: items.map(({ id }) => id) };
    const world = new Fuzzed(await createRestaurant(), await createApplication(), reference);
    world.victim = await world.settle("business");
    await world.renew("diner");
    await world.renew("business");
    await world.renew("admin");
    return world;
  }

  /**
   * Puts a new person, with at least one row of everything, in the caller's place; the former one becomes a stranger.
   */
  async renew(who: "diner" | "business" | "admin"): Promise<void> {
    if (who === "diner") {
      this.diner = await this.settle("diner");
      const { token } = await createAccess(this.diner, this.application);
      this.partner = { token, clientId: this.application.clientId };
    }
    if (who === "business") this.business = await this.settle("business");
    if (who === "admin") {
      await db.user.updateMany({
        where: { email: ADMIN_EMAIL },
        data: { email: `former-${randomUUID()}@diner.example` },
      });
      this.admin = await this.settle("business", ADMIN_EMAIL);
    }
  }

  private async settle(accountType: "diner" | "business", email?: string): Promise<Inhabitant> {
    const mark = `mark${randomBytes(6).toString("hex")}`;
    const person = await createPerson({ accountType, firstName: mark, email: email ?? `${mark}@post.example` });
    await createEverything(person, this.restaurant, mark);
    await openWhatIsPublic(person.id);
    this.marks.set(mark, person.id);
    // Reverts the closing of the account, because nobody can sign in to an account that is being deleted.
    await db.accountClosing.delete({ where: { userId: person.id } });
    const signedIn = await signInPerson(person);
    return { ...signedIn, mark, ids: await idsOf(person.id), password: PASSWORD };
  }

  /** Renews the callers who can no longer call or who lost their data. */
  async mend(): Promise<void> {
    for (const who of ["diner", "business", "admin"] as const) {
      const { id, signInId, ids } = this[who];
      const { rows } = await pool.query<{ alive: boolean }>(
        `SELECT EXISTS (SELECT 1 FROM sign_ins s JOIN users u ON u.id = s.user_id
                        WHERE s.id = $1 AND s.ended_at IS NULL AND u.email = $2 AND u.password_hash = $3) AS alive`,
        [signInId, this[who].email, await this.hash(id)],
      );
      const left = rows[0]?.alive ? await idsOf(id) : {};
      const isWhole = Object.entries(ids).every(([name, own]) => own.length === 0 || (left[name]?.length ?? 0) > 0);
      if (!isWhole) await this.renew(who);
      else this[who].ids = left;
    }
    const { rows } = await pool.query("SELECT 1 FROM user_client_authorizations WHERE user_id = $1 AND active", [
      this.diner.id,
    ]);
    if (rows.length === 0) await this.renew("diner");
    if ((await pool.query("SELECT 1 FROM users WHERE id = $1", [this.victim.id])).rowCount === 0) {
      this.victim = await this.settle("business");
    }
    if ((await pool.query("SELECT 1 FROM ingredients WHERE id = $1", [this.reference.ingredientId])).rowCount === 0) {
      this.reference.ingredientId = (await createIngredient()).id;
    }
  }

  private readonly hashes = new Map<string, string>();
  private async hash(userId: string): Promise<string> {
    const known = this.hashes.get(userId);
    if (known) return known;
    const { rows } = await pool.query<{ hash: string }>("SELECT password_hash AS hash FROM users WHERE id = $1", [
      userId,
    ]);
    const hash = rows[0]?.hash ?? "";
    this.hashes.set(userId, hash);
    return hash;
  }

  personOf(caller: CallerName): Inhabitant | null {
    if (caller === "nobody") return null;
    return caller === "partner" ? this.diner : this[caller];
  }

  tokenOf(caller: CallerName): string | null {
    if (caller === "nobody") return null;
    return caller === "partner" ? this.partner.token : this[caller].token;
  }

  /** The marks of everybody except the caller. */
  foreignMarks(caller: CallerName): string[] {
    const own = this.personOf(caller)?.id;
    return [...this.marks].filter(([, id]) => id !== own).map(([mark]) => mark);
  }
}
