import { wayOf } from "@/lib/dietary/more-ways";
import type { PreferenceType } from "@/lib/dietary/preference-kinds";
import type { Scope } from "@/lib/oauth/scopes";
import type { UserInfoWire } from "@/lib/schemas/oauth";
import { userSelect } from "@/server/auth/wire";
import { db } from "@/server/db/client";
import { type Profile, readProfile } from "@/server/profile/read-profile";
import { allergiesIn } from "./allergy-claims";
import { invalidToken } from "./protocol-error";
import type { OAuthAccess } from "./resolve-access-token";

type Reader = (userId: string) => Promise<Partial<UserInfoWire>>;

/**
 * What each scope releases. A field of a granted scope is always present, empty or null when nothing is recorded.
 * Scopes that bundle others come last: where both are granted, the bundle's larger value overwrites the other.
 */
const READERS: Partial<Record<Scope, Reader>> = {
  "diet:read": async (userId) => ({ dietary_preferences: (await readProfile(userId, { parts: ["diets"] })).diets }),
  "allergies:read": async (userId) => ({ allergies: allergiesIn(await readProfile(userId, { parts: DIET_PARTS })) }),
  "health:read": async (userId) => ({
    health_concerns: activeConcerns(await readProfile(userId, { parts: ["healthConcerns"], forOthers: true })),
  }),
  "likes:read": async (userId) => {
    const { ingredientPreferences } = await readProfile(userId, { parts: ["ingredientPreferences"] });
    const likes = ingredientPreferences.filter(({ preferenceType }) => !RESTRICTIONS.has(preferenceType));
    return { ingredient_preferences: likes.map(toNamedPreference) };
  },
  "favorites:read": async (userId) => {
    const { favorites } = await readProfile(userId, { parts: ["favorites"] });
    return { favorites: favorites.map(({ item }) => ({ name: item.name, type: item.type })) };
  },
  "name:read": readName,
  "dietary_preferences:read": readDiets,
  "ingredients:read": async (userId) => {
    const { ingredientPreferences } = await readProfile(userId, { parts: ["ingredientPreferences"] });
    return { ingredient_preferences: ingredientPreferences.map(toNamedPreference) };
  },
  "profile:read": readNameAndEmail,
};

const RESTRICTIONS: ReadonlySet<PreferenceType> = new Set(["allergy", "intolerance"]);
const DIET_PARTS = ["diets", "healthConcerns", "ingredientPreferences"] as const;

/** OpenID Connect Core 5.3.2. */
export async function getUserClaims({ userId, subject, scopes }: OAuthAccess): Promise<UserInfoWire> {
  const readers = Object.entries(READERS).filter(([scope]) => scopes.includes(scope));
  const parts = await Promise.all(readers.map(([, read]) => read(userId)));
  return Object.assign({ sub: subject }, ...parts);
}

/**
 * Allergies and intolerances are released with the diets; ingredients that a person merely avoids or likes are not.
 */
async function readDiets(userId: string) {
  const profile = await readProfile(userId, { parts: DIET_PARTS, forOthers: true });
  const ways = waysIn(profile);
  return {
    dietary_preferences: profile.diets,
    health_concerns: activeConcerns(profile),
    allergies: allergiesIn(profile),
    // The key is left out when empty, so that partners who know only the documented claims do not meet an unknown one.
    ...(ways.length > 0 ? { ways_of_eating: ways } : {}),
  };
}

const activeConcerns = ({ healthConcerns }: Pick<Profile, "healthConcerns">): string[] =>
  healthConcerns.filter(({ isActive }) => isActive).map(({ healthConcern }) => healthConcern.name);

/** Ways of eating beyond the documented diets: avoided foods that have such a name. */
const waysIn = ({ ingredientPreferences }: Pick<Profile, "ingredientPreferences">) =>
  ingredientPreferences.flatMap(({ ingredient }) => {
    const way = wayOf(ingredient.slug);
    return way ? [{ key: way.key, name: way.label, avoids: way.avoided }] : [];
  });

const toNamedPreference = (row: Profile["ingredientPreferences"][number]) => ({
  ingredient_name: row.ingredient.name,
  preference_type: row.preferenceType,
});

async function findPerson(userId: string) {
  const user = await db.user.findUnique({ where: { id: userId }, select: { ...userSelect, emailVerifiedAt: true } });
  if (!user) throw invalidToken();
  return user;
}

async function readName(userId: string) {
  const user = await findPerson(userId);
  return {
    name: [user.firstName, user.lastName].filter(Boolean).join(" ") || null,
    given_name: user.firstName,
    family_name: user.lastName,
  };
}

async function readNameAndEmail(userId: string) {
  const user = await findPerson(userId);
  return {
    name: [user.firstName, user.lastName].filter(Boolean).join(" ") || null,
    given_name: user.firstName,
    family_name: user.lastName,
    // An unconfirmed address may belong to somebody else.
    email: user.emailVerifiedAt === null ? null : user.email,
    email_verified: user.emailVerifiedAt !== null,
  };
}
