// Imports types only: the server validates every answer with these schemas (server/http/endpoint.ts), so the browser
// need not load the parser.

import type { PublicKeyCredentialCreationOptionsJSON, RegistrationResponseJSON } from "@simplewebauthn/browser";
import type { z } from "zod";
import { call, send } from "./api-call";
import type { DeletionTime } from "./auth/account-closing";
import type { Severity } from "./dietary/allergies";
import type { DietKey } from "./dietary/diets";
import type { MoreWayKey } from "./dietary/more-ways";
import type { HealthPart } from "./health-consent";
import type { PreferenceType } from "./profile-limits";
import type {
  appearanceBody,
  ChangeNameBody,
  EmailChangeBody,
  MessageWire,
  SignedInDevice,
  UserWire,
} from "./schemas/auth";
import type { ResetDoneWire } from "./schemas/ended-ways";
import type { FavoriteItemWire, FavoriteType, FavoriteWire } from "./schemas/favorites";
import type { HealthConsentsWire } from "./schemas/health-consent";
import type { SeenWire } from "./schemas/live";
import type { ReadPageWire } from "./schemas/page-photos";
import type { PasskeyWire } from "./schemas/passkeys";
import type {
  HealthConcernWire,
  IngredientPreferenceWire,
  IngredientWire,
  NutrientLimitWire,
  PreferencesWire,
  SetDietsWire,
  SetNutrientLimitBody,
  UserHealthConcernWire,
} from "./schemas/profile";
import type { CreateRecipeInput, ParseRecipeBody, UpdateRecipeInput } from "./schemas/recipe-bodies";
import type { RecipeSearchWire } from "./schemas/recipe-search";
import type { MyRecipeWire, ParsedRecipeWire, RecipeDetailWire, RecipeWire } from "./schemas/recipes";
import type {
  BothFactorsBody,
  RecoveryCodesWire,
  SecondFactorSetupWire,
  SecondFactorWire,
} from "./schemas/second-factor";
import type { CreateShareLinkBody, ShareLinkWire } from "./schemas/sharing";
import type { TermsWire } from "./schemas/terms";
import type { PublicVenueWire } from "./schemas/venues";
import type { CheckInBody, CheckInOfferWire, MyVisitsWire, VisitWire } from "./schemas/visits";

type QueryValue = string | number | boolean | readonly string[] | undefined;

/** Builds a query string: a list repeats its name, and unset values are left out. */
const query = (values: Record<string, QueryValue>) =>
  new URLSearchParams(
    Object.entries(values).flatMap(([key, value]) =>
      value === undefined ? [] : [value].flat().map((each) => [key, String(each)]),
    ),
  ).toString();

export type RecipeSearch = {
  q?: string;
  ingredients?: readonly string[];
  match?: "all" | "any";
  exclude?: readonly string[];
  fits_me?: boolean;
  source_url?: string;
  page?: number;
  page_size?: number;
};

/**
 * One function for each call of the screens, except those of every page (frame-api.ts), typed by the response schema.
 */
export const api = {
  logoutOthers: () => call("POST", "/auth/logout-others"),
  listSignIns: () => call<SignedInDevice[]>("GET", "/auth/sessions"),
  requestPasswordReset: (email: string) =>
    call<MessageWire>("POST", "/auth/user/password-reset-request", { body: { email } }),
  confirmPasswordReset: (body: { reset_code: string; new_password: string; keep: readonly string[] }) =>
    call<ResetDoneWire>("POST", "/auth/user/password-reset-confirm", { body }),
  changePassword: (body: { current_password: string; new_password: string }) =>
    call("POST", "/auth/user/change-password", { body }),
  requestEmailConfirmation: () => call<MessageWire>("POST", "/auth/user/email-confirmation-request"),
  confirmEmail: (token: string) => call<MessageWire>("POST", "/auth/user/email-confirmation", { body: { token } }),
  changeName: (body: ChangeNameBody) => call<UserWire>("PATCH", "/auth/user/name", { body }),
  requestEmailChange: (body: EmailChangeBody) => call<MessageWire>("POST", "/auth/user/email-change", { body }),
  confirmEmailChange: (token: string) =>
    call<MessageWire>("POST", "/auth/user/email-change-confirm", { body: { token } }),
  getSecondFactor: () => call<SecondFactorWire>("GET", "/auth/user/second-factor"),
  setUpSecondFactor: (current_password: string) =>
    call<SecondFactorSetupWire>("POST", "/auth/user/second-factor/setup", { body: { current_password } }),
  switchOnSecondFactor: (code: string) =>
    call<RecoveryCodesWire>("POST", "/auth/user/second-factor/confirm", { body: { code } }),
  renewRecoveryCodes: (body: BothFactorsBody) =>
    call<RecoveryCodesWire>("POST", "/auth/user/second-factor/recovery-codes", { body }),
  switchOffSecondFactor: (body: BothFactorsBody) => call("DELETE", "/auth/user/second-factor", { body }),
  listPasskeys: () => call<PasskeyWire[]>("GET", "/auth/user/passkeys"),
  offerPasskey: (body: { current_password: string; code?: string }) =>
    call<PublicKeyCredentialCreationOptionsJSON>("POST", "/auth/user/passkeys/options", { body }),
  addPasskey: (body: { name: string; response: RegistrationResponseJSON }) =>
    call<PasskeyWire>("POST", "/auth/user/passkeys", { body }),
  renamePasskey: (id: string, name: string) =>
    call<PasskeyWire>("PATCH", `/auth/user/passkeys/${id}`, { body: { name } }),
  removePasskey: (id: string) => call("DELETE", `/auth/user/passkeys/${id}`),
  signOutDevice: (id: string) => call("DELETE", `/auth/sessions/${id}`),
  setAppearance: (body: z.input<typeof appearanceBody>) => call("PUT", "/auth/user/appearance", { body }),
  acceptTerms: (version: string) => call<TermsWire>("PUT", "/auth/user/terms", { body: { version } }),
  deleteAccount: (password: string, when: DeletionTime) =>
    call("DELETE", "/auth/user/delete-account", { body: { password, when } }),
  /** The answer's file, unparsed. */
  exportAccount: async () => (await send("GET", "/user/export")).blob(),

  listShareLinks: () => call<ShareLinkWire[]>("GET", "/user/share-links"),
  createShareLink: (body: CreateShareLinkBody) => call<ShareLinkWire>("POST", "/user/share-links", { body }),
  revokeShareLink: (id: string) => call("DELETE", `/user/share-links/${encodeURIComponent(id)}`),

  getVenue: (id: string) => call<PublicVenueWire>("GET", `/api/venues/${encodeURIComponent(id)}/public`),
  getCheckInOffer: (place: { venue_id?: string; location_id?: string }) =>
    call<CheckInOfferWire>("GET", `/api/visits/offer?${query(place)}`),
  /** Returns the active visit to the venue or starts one. The server decides, so that two tabs cannot start two. */
  checkIn: (body: CheckInBody) => call<VisitWire>("POST", "/api/visits", { body }),
  listMyVisits: (page: number) => call<MyVisitsWire>("GET", `/api/visits/mine?${query({ page, page_size: 10 })}`),
  /** Which people of the venue have read the card of this visit. */
  getSeen: (id: string) => call<SeenWire>("GET", `/api/visits/${encodeURIComponent(id)}/seen`),
  ringKitchen: (id: string) => call<SeenWire>("POST", `/api/visits/${encodeURIComponent(id)}/ring`),
  endVisit: (id: string) =>
    call<VisitWire>("PATCH", `/api/visits/${encodeURIComponent(id)}`, { body: { status: "ended" } }),

  /** Free-from keys that are missing from the new list are kept as allergies. */
  setDiets: (dietary: DietKey[]) =>
    call<SetDietsWire>("POST", "/user/my-preferences-array", { body: { dietary, keep_allergies: true } }),
  setAllergy: (key: string, weight: { severity?: Severity; traces?: boolean }) =>
    call<PreferencesWire>("PUT", `/user/allergies/${encodeURIComponent(key)}`, { body: weight }),
  removeAllergy: (key: string) => call<PreferencesWire>("DELETE", `/user/allergies/${encodeURIComponent(key)}`),
  setWay: (key: MoreWayKey) => call<PreferencesWire>("PUT", `/user/ways-of-eating/${key}`),
  removeWay: (key: MoreWayKey) => call<PreferencesWire>("DELETE", `/user/ways-of-eating/${key}`),
  listAvailableHealthConcerns: () => call<HealthConcernWire[]>("GET", "/user/health-concerns/available"),
  addHealthConcern: (healthConcernId: string, notes: string | null = null) =>
    call<UserHealthConcernWire>("POST", "/user/health-concerns", {
      body: { health_concern_id: healthConcernId, notes },
    }),
  removeHealthConcern: (id: string) => call("DELETE", `/user/health-concerns/${encodeURIComponent(id)}`),
  getHealthConsents: () => call<HealthConsentsWire>("GET", "/user/health-consents"),
  giveHealthConsent: (part: HealthPart, edition: string) =>
    call<HealthConsentsWire>("PUT", `/user/health-consents/${part}`, { body: { edition } }),
  withdrawHealthConsent: (part: HealthPart, erases: readonly string[]) =>
    call<HealthConsentsWire>("DELETE", `/user/health-consents/${part}`, { body: { erases } }),
  listNutrientLimits: () => call<NutrientLimitWire[]>("GET", "/user/nutrient-limits"),
  setNutrientLimit: (nutrient: string, body: SetNutrientLimitBody) =>
    call<PreferencesWire>("PUT", `/user/nutrient-limits/${encodeURIComponent(nutrient)}`, { body }),
  removeNutrientLimit: (nutrient: string) =>
    call<PreferencesWire>("DELETE", `/user/nutrient-limits/${encodeURIComponent(nutrient)}`),
  searchIngredients: (q: string, signal?: AbortSignal) =>
    call<IngredientWire[]>("GET", `/ingredient-normalizations/search?${query({ q, limit: 5 })}`, {
      signal,
    }),
  setIngredientPreference: (ingredientId: string, preferenceType: PreferenceType) =>
    call<IngredientPreferenceWire>("POST", "/user/ingredient-preferences", {
      body: { ingredient_normalization_id: ingredientId, preference_type: preferenceType },
    }),
  removeIngredientPreference: (id: string) => call("DELETE", `/user/ingredient-preferences/${encodeURIComponent(id)}`),

  listFavorites: () => call<FavoriteWire[]>("GET", "/api/user-favorites/my-favorites"),
  searchFavoriteItems: (q: string, type: FavoriteType, signal?: AbortSignal) =>
    call<FavoriteItemWire[]>("GET", `/api/user-favorites/search?${query({ q, type, limit: 5 })}`, {
      signal,
    }),
  addFavorite: (itemId: string) =>
    call<FavoriteWire>("POST", "/api/user-favorites/my-favorites/by-item", { body: { item_id: itemId } }),
  addCustomFavorite: (name: string, type: FavoriteType) =>
    call<FavoriteWire>("POST", "/api/user-favorites/my-favorites", { body: { name, type } }),
  removeFavorite: (id: string) => call("DELETE", `/api/user-favorites/my-favorites/by-id/${encodeURIComponent(id)}`),

  /** Imports the recipe of a page, or one from pasted text. A failure's `code` is an ImportFailure. */
  parseRecipe: (body: ParseRecipeBody, signal?: AbortSignal) =>
    call<ParsedRecipeWire>("POST", "/parse/recipe", { body, signal }),
  /** Reads the text of a photographed page (OCR). The server does not store the photo. */
  readPagePhoto: (form: FormData, signal: AbortSignal) => call<ReadPageWire>("POST", "/parse/photo", { form, signal }),
  searchRecipes: (search: RecipeSearch, signal?: AbortSignal) =>
    call<RecipeSearchWire>("GET", `/api/recipes/search?${query(search)}`, { signal }),
  getRecipe: (id: string, signal?: AbortSignal) =>
    call<RecipeDetailWire>("GET", `/api/recipes/${encodeURIComponent(id)}`, { signal }),
  createRecipe: (body: CreateRecipeInput) => call<RecipeDetailWire>("POST", "/api/recipes", { body }),
  updateRecipe: (id: string, body: UpdateRecipeInput) =>
    call<RecipeDetailWire>("PUT", `/api/recipes/${encodeURIComponent(id)}`, { body }),
  deleteRecipe: (id: string) => call("DELETE", `/api/recipes/${encodeURIComponent(id)}`),
  listSavedRecipes: () => call<RecipeWire[]>("GET", "/saved-recipes"),
  saveRecipe: (recipeId: string) => call<RecipeWire>("POST", "/saved-recipes", { body: { recipe_id: recipeId } }),
  unsaveRecipe: (recipeId: string) => call("DELETE", `/saved-recipes/${encodeURIComponent(recipeId)}`),
  listMyRecipes: () => call<MyRecipeWire[]>("GET", "/user/my-recipes"),
};
