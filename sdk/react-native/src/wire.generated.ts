// Made by `node scripts/run.mjs calls` from the schemas of the product's own calls.

/** The answer of GET /oauth/userinfo. */
export type UserInfo = {
  sub: string;
  dietary_preferences?: ("vegan" | "vegetarian" | "pescatarian" | "low_fodmap" | "keto" | "paleo" | "atkins" | "gluten_free" | "dairy_free" | "nut_free" | "egg_free" | "soy_free" | "shellfish_free" | "fish_free" | "sesame_free" | "corn_free" | "mustard_free")[];
  health_concerns?: string[];
  allergies?: {
    key: string;
    name: string;
    severity: "intolerance" | "allergy" | "severe";
    traces: boolean;
  }[];
  ways_of_eating?: {
    key: string;
    name: string;
    avoids: string;
  }[];
  ingredient_preferences?: {
    ingredient_name: string;
    preference_type: "love" | "like" | "dislike" | "avoid" | "allergy" | "intolerance";
  }[];
  name?: string | null;
  given_name?: string | null;
  family_name?: string | null;
  email?: string | null;
  email_verified?: boolean;
  favorites?: {
    name: string;
    type: "food" | "drink";
  }[];
};

/** The answer of POST /oauth/token. */
export type Tokens = {
  access_token: string;
  token_type: "Bearer" | "DPoP";
  expires_in: number;
  refresh_token: string;
  scope: string;
  id_token?: string;
};

/** The body of POST /api/analysis/menu. */
export type MenuQuestion = {
  client_id?: string | null;
  items: readonly {
    [field: string]: unknown;
  }[];
  allergen_key?: string | null;
  use_brackets?: boolean | null;
  only_marks?: boolean | null;
  markup?: {
    name?: string;
    description?: string;
    container?: string;
  } | null;
  userEmail?: string | null;
};

/** The answer of POST /api/analysis/menu. */
export type MenuAnswer = {
  personalised: boolean;
  based_on: ("diets" | "health_concerns" | "allergies" | "ingredient_preferences")[];
  disclaimer: string;
  engine_version: string;
  items: {
    id?: string | number;
    name: string;
    description: string;
    container_class: string;
    tags?: string[];
    verdict?: "conflict" | "may_contain" | "unknown" | "match" | "info" | null;
    reasons?: {
      kind: "conflict" | "may_contain" | "unknown" | "match" | "info";
      setting: {
        type: "diet" | "health" | "ingredient";
        key: string;
        preference?: string;
      } | null;
      ingredient: string;
      rule: string;
      provenance: "venue" | "recipe" | "product" | "inferred";
      field: "name" | "description";
    }[];
    voices?: {
      alarm: "conflict" | "may_contain" | "unknown" | "match" | "info" | null;
      mismatch: "conflict" | "may_contain" | "unknown" | "match" | "info" | null;
      advice: "conflict" | "may_contain" | "unknown" | "match" | "info" | null;
    } | null;
    adaptable?: {
      without: string;
      offered?: string;
      foods?: string[];
      sentence: string;
      staff: string;
      rests_on: "venue" | "recipe" | "inferred";
      as_of: string | null;
    } | null;
    product?: {
      gtin: string | null;
      state: "read" | "without_ingredients" | "not_told" | "no_code";
      told_at: string | null;
    };
    [field: string]: unknown;
  }[];
};
