import type { RegistrationResponseJSON } from "@simplewebauthn/browser";
import type { PreferenceType } from "@/lib/dietary/preference-kinds";
import type { Severity } from "@/lib/profile/allergies";
import type { HealthPart } from "@/lib/profile/health-consent";
import { call, send } from "./api-call";
import type { DeletionTime } from "./auth/account-closing";
import type { BodyOf, FormOf, QueryOf } from "./calls/contract";
import type { DietKey } from "./dietary/diets";
import type { MoreWayKey } from "./dietary/more-ways";
import type { FavoriteType } from "./schemas/favorites";

export type RecipeSearch = QueryOf<"GET /api/recipes/search">;

/** One function for each call of the screens, except those of every page (frame-api.ts). */
export const api = {
  logoutOthers: () => call("POST /auth/logout-others"),
  listSignIns: () => call("GET /auth/sessions"),
  requestPasswordReset: (email: string) => call("POST /auth/user/password-reset-request", { body: { email } }),
  confirmPasswordReset: (body: BodyOf<"POST /auth/user/password-reset-confirm">) =>
    call("POST /auth/user/password-reset-confirm", { body }),
  changePassword: (body: BodyOf<"POST /auth/user/change-password">) =>
    call("POST /auth/user/change-password", { body }),
  requestEmailConfirmation: () => call("POST /auth/user/email-confirmation-request"),
  confirmEmail: (token: string) => call("POST /auth/user/email-confirmation", { body: { token } }),
  changeName: (body: BodyOf<"PATCH /auth/user/name">) => call("PATCH /auth/user/name", { body }),
  requestEmailChange: (body: BodyOf<"POST /auth/user/email-change">) => call("POST /auth/user/email-change", { body }),
  confirmEmailChange: (token: string) => call("POST /auth/user/email-change-confirm", { body: { token } }),
  getSecondFactor: () => call("GET /auth/user/second-factor"),
  setUpSecondFactor: (current_password: string) =>
    call("POST /auth/user/second-factor/setup", { body: { current_password } }),
  switchOnSecondFactor: (code: string) => call("POST /auth/user/second-factor/confirm", { body: { code } }),
  renewRecoveryCodes: (body: BodyOf<"POST /auth/user/second-factor/recovery-codes">) =>
    call("POST /auth/user/second-factor/recovery-codes", { body }),
  switchOffSecondFactor: (body: BodyOf<"DELETE /auth/user/second-factor">) =>
    call("DELETE /auth/user/second-factor", { body }),
  listPasskeys: () => call("GET /auth/user/passkeys"),
  offerPasskey: (body: BodyOf<"POST /auth/user/passkeys/options">) =>
    call("POST /auth/user/passkeys/options", { body }),
  addPasskey: (body: { name: string; response: RegistrationResponseJSON }) =>
    call("POST /auth/user/passkeys", { body }),
  renamePasskey: (id: string, name: string) =>
    call("PATCH /auth/user/passkeys/{id}", { params: { id }, body: { name } }),
  removePasskey: (id: string) => call("DELETE /auth/user/passkeys/{id}", { params: { id } }),
  signOutDevice: (id: string) => call("DELETE /auth/sessions/{id}", { params: { id } }),
  setAppearance: (body: BodyOf<"PUT /auth/user/appearance">) => call("PUT /auth/user/appearance", { body }),
  acceptTerms: (version: string) => call("PUT /auth/user/terms", { body: { version } }),
  deleteAccount: (password: string, when: DeletionTime) =>
    call("DELETE /auth/user/delete-account", { body: { password, when } }),
  /** The answer's file, unparsed. */
  exportAccount: async () => (await send("GET /user/export")).blob(),

  listShareLinks: () => call("GET /user/share-links"),
  createShareLink: (body: BodyOf<"POST /user/share-links">) => call("POST /user/share-links", { body }),
  revokeShareLink: (id: string) => call("DELETE /user/share-links/{id}", { params: { id } }),

  getVenue: (id: string) => call("GET /api/venues/{id}/public", { params: { id } }),
  getCheckInOffer: (query: QueryOf<"GET /api/visits/offer">) => call("GET /api/visits/offer", { query }),
  /** Returns the active visit to the venue or starts one. The server decides, so that two tabs cannot start two. */
  checkIn: (body: BodyOf<"POST /api/visits">) => call("POST /api/visits", { body }),
  listMyVisits: (page: number) => call("GET /api/visits/mine", { query: { page, page_size: 10 } }),
  /** Which people of the venue have read the card of this visit. */
  getSeen: (id: string) => call("GET /api/visits/{id}/seen", { params: { id } }),
  ringKitchen: (id: string) => call("POST /api/visits/{id}/ring", { params: { id } }),
  endVisit: (id: string) => call("PATCH /api/visits/{id}", { params: { id }, body: { status: "ended" } }),

  /** Free-from keys that are missing from the new list are kept as allergies. */
  setDiets: (dietary: DietKey[]) =>
    call("POST /user/my-preferences-array", { body: { dietary, keep_allergies: true } }),
  setAllergy: (key: string, body: { severity?: Severity; traces?: boolean }) =>
    call("PUT /user/allergies/{key}", { params: { key }, body }),
  removeAllergy: (key: string) => call("DELETE /user/allergies/{key}", { params: { key } }),
  setWay: (key: MoreWayKey) => call("PUT /user/ways-of-eating/{key}", { params: { key } }),
  removeWay: (key: MoreWayKey) => call("DELETE /user/ways-of-eating/{key}", { params: { key } }),
  listAvailableHealthConcerns: () => call("GET /user/health-concerns/available"),
  addHealthConcern: (healthConcernId: string, notes: string | null = null) =>
    call("POST /user/health-concerns", { body: { health_concern_id: healthConcernId, notes } }),
  removeHealthConcern: (id: string) => call("DELETE /user/health-concerns/{id}", { params: { id } }),
  getHealthConsents: () => call("GET /user/health-consents"),
  giveHealthConsent: (part: HealthPart, edition: string) =>
    call("PUT /user/health-consents/{part}", { params: { part }, body: { edition } }),
  withdrawHealthConsent: (part: HealthPart, erases: readonly string[]) =>
    call("DELETE /user/health-consents/{part}", { params: { part }, body: { erases } }),
  listNutrientLimits: () => call("GET /user/nutrient-limits"),
  setNutrientLimit: (nutrient: string, body: BodyOf<"PUT /user/nutrient-limits/{nutrient}">) =>
    call("PUT /user/nutrient-limits/{nutrient}", { params: { nutrient }, body }),
  removeNutrientLimit: (nutrient: string) => call("DELETE /user/nutrient-limits/{nutrient}", { params: { nutrient } }),
  searchIngredients: (q: string, signal?: AbortSignal) =>
    call("GET /ingredient-normalizations/search", { query: { q, limit: 5 }, signal }),
  setIngredientPreference: (ingredientId: string, preferenceType: PreferenceType) =>
    call("POST /user/ingredient-preferences", {
      body: { ingredient_normalization_id: ingredientId, preference_type: preferenceType },
    }),
  removeIngredientPreference: (id: string) => call("DELETE /user/ingredient-preferences/{id}", { params: { id } }),

  listFavorites: () => call("GET /api/user-favorites/my-favorites"),
  searchFavoriteItems: (q: string, type: FavoriteType, signal?: AbortSignal) =>
    call("GET /api/user-favorites/search", { query: { q, type, limit: 5 }, signal }),
  addFavorite: (itemId: string) => call("POST /api/user-favorites/my-favorites/by-item", { body: { item_id: itemId } }),
  addCustomFavorite: (name: string, type: FavoriteType) =>
    call("POST /api/user-favorites/my-favorites", { body: { name, type } }),
  removeFavorite: (id: string) => call("DELETE /api/user-favorites/my-favorites/by-id/{id}", { params: { id } }),

  /** Imports the recipe of a page, or one from pasted text. A failure's `code` is an ImportFailure. */
  parseRecipe: (body: BodyOf<"POST /parse/recipe">, signal?: AbortSignal) =>
    call("POST /parse/recipe", { body, signal }),
  /** Reads the text of a photographed page (OCR). The server does not store the photo. */
  readPagePhoto: (form: FormOf<"POST /parse/photo">, signal: AbortSignal) =>
    call("POST /parse/photo", { form, signal }),
  searchRecipes: (query: RecipeSearch, signal?: AbortSignal) => call("GET /api/recipes/search", { query, signal }),
  getRecipe: (id: string, signal?: AbortSignal) => call("GET /api/recipes/{id}", { params: { id }, signal }),
  createRecipe: (body: BodyOf<"POST /api/recipes">) => call("POST /api/recipes", { body }),
  updateRecipe: (id: string, body: BodyOf<"PUT /api/recipes/{id}">) =>
    call("PUT /api/recipes/{id}", { params: { id }, body }),
  deleteRecipe: (id: string) => call("DELETE /api/recipes/{id}", { params: { id } }),
  listSavedRecipes: () => call("GET /saved-recipes"),
  saveRecipe: (recipeId: string) => call("POST /saved-recipes", { body: { recipe_id: recipeId } }),
  unsaveRecipe: (id: string) => call("DELETE /saved-recipes/{id}", { params: { id } }),
  listMyRecipes: () => call("GET /user/my-recipes"),
};
