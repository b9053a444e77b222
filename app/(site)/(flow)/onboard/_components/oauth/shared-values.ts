import type { Viewer } from "@/components/session/viewer";
import { dietLabel, isFreeFrom } from "@/lib/dietary/diets";
import { wayLabels } from "@/lib/dietary/more-ways";
import type { PreferenceType } from "@/lib/dietary/preference-kinds";
import { allergyInWords, titleCase } from "@/lib/id-card/id-card";
import { type DataScope, isDataScope } from "@/lib/oauth/scopes";
import { allergiesOf } from "@/lib/profile/allergies";
import type { AuthorizationContextWire } from "@/lib/schemas/oauth";

/** `kind` `health`: shown apart, so that it is not overlooked among the diets. */
export type SharedGroup = { label: string; values: string[]; kind: "plain" | "allergy" | "health" };
/** What one scope releases: its name in words, as the server gives it, and the person's values now. */
export type SharedPart = { scope: DataScope; title: string; groups: SharedGroup[]; note?: string };

const nameGroup = ({ name }: Viewer["user"]): SharedGroup => ({
  label: "Name",
  values: name ? [name] : [],
  kind: "plain",
});

const allergyGroup = ({ preferences }: Viewer): SharedGroup => ({
  label: "Allergies and intolerances",
  values: allergiesOf(preferences).map(allergyInWords),
  kind: "allergy",
});

const healthGroup = ({ preferences }: Viewer): SharedGroup => ({
  label: "Health concerns",
  values: preferences.healthConcerns
    .filter((concern) => concern.is_active)
    .map((one) => titleCase(one.health_concern.name)),
  kind: "health",
});

const dietGroups = (viewer: Viewer): SharedGroup[] => [
  ...ifAny(allergyGroup(viewer)),
  {
    label: "Diet preferences",
    values: [...viewer.preferences.dietary.filter((key) => !isFreeFrom(key)).map(dietLabel), ...waysIn(viewer)],
    kind: "plain",
  },
  healthGroup(viewer),
];

/** Ways of eating travel with the diets, as avoided foods with a name. */
const waysIn = ({ preferences }: Viewer): string[] =>
  wayLabels(preferences.ingredientPreferences.map(({ key }) => key));

const preferred = ({ preferences }: Viewer, ...types: PreferenceType[]): string[] =>
  preferences.ingredientPreferences
    .filter(({ preference_type }) => types.includes(preference_type))
    .map(({ ingredient }) => titleCase(ingredient.name));

const likeGroups = (viewer: Viewer): SharedGroup[] => [
  { label: "Avoids", values: preferred(viewer, "avoid", "dislike"), kind: "plain" },
  { label: "Likes", values: preferred(viewer, "love", "like"), kind: "plain" },
];

const ingredientGroups = (viewer: Viewer): SharedGroup[] => [
  { label: "Allergies and intolerances", values: preferred(viewer, "allergy", "intolerance"), kind: "allergy" },
  ...likeGroups(viewer),
];

const ifAny = (group: SharedGroup): SharedGroup[] => (group.values.length > 0 ? [group] : []);

const GROUPS: Record<DataScope, (viewer: Viewer) => SharedGroup[]> = {
  "dietary_preferences:read": dietGroups,
  "ingredients:read": ingredientGroups,
  "profile:read": ({ user }) => [nameGroup(user), { label: "Email address", values: [user.email], kind: "plain" }],
  "diet:read": ({ preferences }) => [{ label: "Diets", values: preferences.dietary.map(dietLabel), kind: "plain" }],
  "allergies:read": (viewer) => [allergyGroup(viewer)],
  "health:read": (viewer) => [healthGroup(viewer)],
  "likes:read": likeGroups,
  "favorites:read": ({ preferences }) => [
    { label: "Favorites", values: preferences.favorites.map(({ item }) => titleCase(item.name)), kind: "plain" },
  ],
  "marks:read": () => [
    { label: "What it is told of a dish", values: ["Conflict", "May contain", "Unknown", "Match"], kind: "plain" },
  ],
  "name:read": ({ user }) => [nameGroup(user)],
  // For an assistant the title says what it does. It gets answers, not the values themselves.
  "menus:check": () => [],
  "recipes:check": () => [],
  "recipes:find": () => [],
  "groceries:add": () => [],
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
