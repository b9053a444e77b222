import type { Viewer } from "@/components/auth/auth-provider";
import { allergiesOf, intolerancesOf } from "@/lib/dietary/allergies";
import { dietLabel, isFreeFrom } from "@/lib/dietary/diets";
import { allergyInWords, titleCase } from "@/lib/id-card";
import { type DataScope, isDataScope } from "@/lib/oauth/scopes";
import type { PreferenceType } from "@/lib/profile-limits";
import type { AuthorizationContextWire } from "@/lib/schemas/oauth";

/** `kind` `health`: shown apart, so that it is not overlooked among the diets. */
export type SharedGroup = { label: string; values: string[]; kind: "plain" | "allergy" | "health" };
/** What one scope releases: its name in words, as the server gives it, and the person's values now. */
export type SharedPart = { scope: DataScope; title: string; groups: SharedGroup[]; note?: string };

const GROUPS: Record<DataScope, (viewer: Viewer) => SharedGroup[]> = {
  "dietary_preferences:read": dietGroups,
  "ingredients:read": ingredientGroups,
  "profile:read": ({ user }) => [
    { label: "Name", values: user.name ? [user.name] : [], kind: "plain" },
    { label: "Email address", values: [user.email], kind: "plain" },
  ],
  "marks:read": () => [
    { label: "What it is told of a dish", values: ["Conflict", "May contain", "Unknown", "Match"], kind: "plain" },
  ],
};

const NOTES: Partial<Record<DataScope, string>> = {
  "marks:read":
    "Your whole card is compared with the menu here, and it stays here: the application sees which words are marked, and never why. From the marks on many dishes it could still guess what you avoid.",
};

/** What an application would read now, by the scopes it asks for: every value, none left out. */
export function sharedParts(scopes: AuthorizationContextWire["scopes"], viewer: Viewer): SharedPart[] {
  return scopes.flatMap(({ name, description }) =>
    isDataScope(name)
      ? [
          {
            scope: name,
            title: description,
            groups: GROUPS[name](viewer),
            ...(NOTES[name] ? { note: NOTES[name] } : {}),
          },
        ]
      : [],
  );
}

function dietGroups({ preferences }: Viewer): SharedGroup[] {
  const { dietary, healthConcerns, ingredientPreferences } = preferences;
  const restrictions = [...allergiesOf(preferences), ...intolerancesOf(ingredientPreferences)];
  const health = healthConcerns.filter((concern) => concern.is_active);
  return [
    ...ifAny({ label: "Allergies and intolerances", values: restrictions.map(allergyInWords), kind: "allergy" }),
    {
      label: "Diet preferences",
      values: dietary.filter((key) => !isFreeFrom(key)).map(dietLabel),
      kind: "plain",
    },
    { label: "Health concerns", values: health.map((one) => titleCase(one.health_concern.name)), kind: "health" },
  ];
}

function ingredientGroups({ preferences }: Viewer): SharedGroup[] {
  const named = (...types: PreferenceType[]) =>
    preferences.ingredientPreferences
      .filter(({ preference_type }) => types.includes(preference_type))
      .map(({ ingredient }) => titleCase(ingredient.name));
  return [
    { label: "Allergies and intolerances", values: named("allergy", "intolerance"), kind: "allergy" },
    { label: "Avoids", values: named("avoid", "dislike"), kind: "plain" },
    { label: "Likes", values: named("love", "like"), kind: "plain" },
  ];
}

const ifAny = (group: SharedGroup): SharedGroup[] => (group.values.length > 0 ? [group] : []);
