import type { UserInfoWire } from "@/lib/schemas/oauth";
import { userSelect } from "@/server/auth/wire";
import { db } from "@/server/db/client";
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

async function readDiets(userId: string) {
  const [diets, concerns] = await Promise.all([
    db.userDiet.findMany({ where: { userId }, orderBy: { slot: "asc" }, select: { diet: true } }),
    db.userHealthConcern.findMany({
      where: { userId, isActive: true },
      orderBy: { slot: "asc" },
      select: { healthConcern: { select: { name: true } } },
    }),
  ]);
  return {
    dietary_preferences: diets.map(({ diet }) => diet),
    health_concerns: concerns.map(({ healthConcern }) => healthConcern.name),
  };
}

async function readIngredients(userId: string) {
  const rows = await db.ingredientPreference.findMany({
    where: { userId },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    select: { preferenceType: true, ingredient: { select: { name: true } } },
  });
  return {
    ingredient_preferences: rows.map((row) => ({
      ingredient_name: row.ingredient.name,
      preference_type: row.preferenceType,
    })),
  };
}

async function readName(userId: string) {
  const user = await db.user.findUnique({ where: { id: userId }, select: userSelect });
  if (!user) throw invalidToken();
  return {
    name: [user.firstName, user.lastName].filter(Boolean).join(" ") || null,
    given_name: user.firstName,
    family_name: user.lastName,
    email: user.email,
  };
}
