import { allergiesOf, intolerancesOf } from "@/lib/dietary/allergies";
import type { UserInfoWire } from "@/lib/schemas/oauth";
import { userSelect } from "@/server/auth/wire";
import { db } from "@/server/db/client";
import { readProfile } from "@/server/profile/read-profile";
import { toIngredientPreferenceWire } from "@/server/profile/wire";
import { invalidToken } from "./protocol-error";
import type { OAuthAccess } from "./resolve-access-token";

type Reader = (userId: string) => Promise<Partial<UserInfoWire>>;

/** What each scope releases. A field of a granted scope is always there: empty or null when nothing is recorded. */
const READERS: Record<string, Reader> = {
  "dietary_preferences:read": readDiets,
  "ingredients:read": readIngredients,
  "profile:read": readName,
};

/** OpenID Connect Core 5.3.2. `sub` is the same for every client. */
export async function getUserClaims({ userId, scopes }: OAuthAccess): Promise<UserInfoWire> {
  const parts = await Promise.all(scopes.map((scope) => READERS[scope]?.(userId)));
  return Object.assign({ sub: userId }, ...parts);
}

/** Allergies and intolerances travel with the diets; what a person merely avoids or likes does not. */
async function readDiets(userId: string) {
  const { diets, healthConcerns, ingredientPreferences } = await readProfile(userId, {
    parts: ["diets", "healthConcerns", "ingredientPreferences"],
  });
  const preferences = ingredientPreferences.map(toIngredientPreferenceWire);
  const allergies = allergiesOf({ dietary: diets, ingredientPreferences: preferences });
  return {
    dietary_preferences: diets,
    health_concerns: healthConcerns.filter(({ isActive }) => isActive).map(({ healthConcern }) => healthConcern.name),
    allergies: [...allergies, ...intolerancesOf(preferences)].map(({ key, label, severity, traces }) => ({
      key,
      name: label,
      severity,
      traces,
    })),
  };
}

async function readIngredients(userId: string) {
  const { ingredientPreferences } = await readProfile(userId, { parts: ["ingredientPreferences"] });
  return {
    ingredient_preferences: ingredientPreferences.map((row) => ({
      ingredient_name: row.ingredient.name,
      preference_type: row.preferenceType,
    })),
  };
}

async function readName(userId: string) {
  const user = await db.user.findUnique({ where: { id: userId }, select: { ...userSelect, emailVerifiedAt: true } });
  if (!user) throw invalidToken();
  return {
    name: [user.firstName, user.lastName].filter(Boolean).join(" ") || null,
    given_name: user.firstName,
    family_name: user.lastName,
    // One that nobody has confirmed may be somebody else's.
    email: user.emailVerifiedAt === null ? null : user.email,
    email_verified: user.emailVerifiedAt !== null,
  };
}
