import { GET as getApplicationActivity } from "@/app/api/application-activity/route";
import {
  PUT as collectRecipe,
  DELETE as uncollectRecipe,
} from "@/app/api/cookbook/collections/[id]/recipes/[recipeId]/route";
import { PATCH as changeCollection, DELETE as deleteCollection } from "@/app/api/cookbook/collections/[id]/route";
import { POST as createCollection, GET as listCollections } from "@/app/api/cookbook/collections/route";
import { DELETE as removeCooking } from "@/app/api/cookbook/cooked/[id]/route";
import { GET as listDecisions } from "@/app/api/cookbook/decisions/route";
import { GET as listVerdictNews } from "@/app/api/cookbook/news/route";
import { POST as addCooking } from "@/app/api/cookbook/recipes/[id]/cooked/route";
import { DELETE as readDecision } from "@/app/api/cookbook/recipes/[id]/decision/route";
import { DELETE as readVerdictNews } from "@/app/api/cookbook/recipes/[id]/news/route";
import { PATCH as changeMark, GET as getMark } from "@/app/api/cookbook/recipes/[id]/route";
import { GET as getSheet } from "@/app/api/cookbook/recipes/[id]/sheet/route";
import { PATCH as changeDiaryEntry, DELETE as deleteDiaryEntry } from "@/app/api/diary/[id]/route";
import { GET as listEaten } from "@/app/api/diary/eaten/route";
import { GET as exportDiary } from "@/app/api/diary/export/route";
import { GET as listDiary, POST as writeDiary } from "@/app/api/diary/route";
import { PUT as putEmergencyPlan, DELETE as removeEmergencyPlan } from "@/app/api/emergency-plans/[of]/route";
import { GET as listEmergencyPlans } from "@/app/api/emergency-plans/route";
import { GET as listAlternatives } from "@/app/api/food-checks/[id]/alternatives/route";
import { DELETE as deleteFoodCheck, GET as getFoodCheck } from "@/app/api/food-checks/[id]/route";
import { POST as checkCode } from "@/app/api/food-checks/code/route";
import { GET as getCheckedMenu } from "@/app/api/food-checks/menus/[id]/route";
import { POST as readMenuOfPage } from "@/app/api/food-checks/menus/page/route";
import { POST as checkPaperMenu } from "@/app/api/food-checks/menus/route";
import { POST as checkFood, DELETE as deleteFoodChecks, GET as listFoodChecks } from "@/app/api/food-checks/route";
import { PUT as changeInPantry, DELETE as removeFromPantry } from "@/app/api/grocery/pantry/[id]/route";
import { GET as cookFromPantry } from "@/app/api/grocery/pantry/recipes/route";
import { POST as addToPantry, GET as listPantry } from "@/app/api/grocery/pantry/route";
import { DELETE as deleteShop, PUT as updateShop } from "@/app/api/grocery/shops/[id]/route";
import { POST as createShop, GET as listShops } from "@/app/api/grocery/shops/route";
import { GET as suggestLines } from "@/app/api/grocery/suggestions/route";
import { POST as searchForGuest } from "@/app/api/guest-card/recipe-search/route";
import { POST as judgeForGuest } from "@/app/api/guest-card/recipes/[id]/judgement/route";
import { POST as dishesForGuest } from "@/app/api/guest-card/venues/[id]/dishes/route";
import { DELETE as revokeGuestLink } from "@/app/api/guest-links/[id]/route";
import {
  POST as createGuestLink,
  GET as listGuestLinks,
  DELETE as revokeGuestLinks,
  PUT as updateGuestLinks,
} from "@/app/api/guest-links/route";
import { POST as ringAsGuest } from "@/app/api/guest-visits/mine/ring/route";
import { DELETE as endGuestVisit, GET as getGuestVisit } from "@/app/api/guest-visits/mine/route";
import { GET as getGuestOffer } from "@/app/api/guest-visits/offer/route";
import { POST as checkInGuest } from "@/app/api/guest-visits/route";
import { PUT as putTablePerson } from "@/app/api/household/people/[id]/household/route";
import { PUT as changeTablePerson, DELETE as removeTablePerson } from "@/app/api/household/people/[id]/route";
import { POST as addTablePerson, GET as listTablePeople } from "@/app/api/household/people/route";
import {
  POST as acceptInvitation,
  DELETE as declineInvitation,
  GET as openInvitation,
} from "@/app/api/household-invitations/[key]/route";
import { GET as watchHousehold } from "@/app/api/households/[id]/events/route";
import { DELETE as revokeInvitation } from "@/app/api/households/[id]/invitations/[invitationId]/route";
import { POST as invite, GET as listInvitations } from "@/app/api/households/[id]/invitations/route";
import { PUT as handOver } from "@/app/api/households/[id]/keeper/route";
import { PATCH as chooseRows, DELETE as leaveHousehold } from "@/app/api/households/[id]/me/route";
import { DELETE as removeMember } from "@/app/api/households/[id]/members/[memberId]/route";
import { GET as getHousehold, PATCH as renameHousehold } from "@/app/api/households/[id]/route";
import { POST as createHousehold, GET as listHouseholds } from "@/app/api/households/route";
import { DELETE as removeCalendar } from "@/app/api/meal-plan/calendars/[id]/route";
import { POST as createCalendar, GET as listCalendars } from "@/app/api/meal-plan/calendars/route";
import { POST as copyPlannedWeek } from "@/app/api/meal-plan/copy/route";
import { PATCH as changePlanEntry, DELETE as removePlanEntry } from "@/app/api/meal-plan/entries/[id]/route";
import { POST as addPlanEntry } from "@/app/api/meal-plan/entries/route";
import { POST as putPlanOnList } from "@/app/api/meal-plan/grocery-list/route";
import { GET as findForPlan } from "@/app/api/meal-plan/recipes/route";
import { GET as getPlan } from "@/app/api/meal-plan/route";
import {
  GET as getPushDevice,
  PUT as putPushDevice,
  DELETE as removePushDevice,
} from "@/app/api/notifications/device/route";
import { GET as searchProducts } from "@/app/api/products/route";
import { PUT as seeRecall } from "@/app/api/recalls/[id]/seen/route";
import { GET as listRecalls } from "@/app/api/recalls/route";
import { PUT as changeRecallWish } from "@/app/api/recalls/wish/route";
import { POST as presignPhoto } from "@/app/api/recipes/[id]/photos/presign/route";
import { POST as addPhoto, GET as listPhotos } from "@/app/api/recipes/[id]/photos/route";
import { POST as uploadPhoto } from "@/app/api/recipes/[id]/photos/upload/route";
import { PUT as openTableList } from "@/app/api/tables/[code]/list/route";
import { DELETE as endTable, GET as showTable } from "@/app/api/tables/[code]/route";
import { PUT as joinTable, DELETE as leaveTable } from "@/app/api/tables/[code]/seat/route";
import { POST as openTable } from "@/app/api/tables/route";
import { PATCH as changeConsent, DELETE as removeConsent } from "@/app/api/user-client-authorization/[id]/route";
import { GET as listConnected, POST as saveConsent } from "@/app/api/user-client-authorization/route";
import { GET as getConsent } from "@/app/api/user-client-authorization/user/[userId]/client/[clientId]/route";
import { DELETE as removeFavorite } from "@/app/api/user-favorites/my-favorites/by-id/[id]/route";
import { POST as addFavorite } from "@/app/api/user-favorites/my-favorites/by-item/route";
import { POST as addCustomFavorite, GET as listFavorites } from "@/app/api/user-favorites/my-favorites/route";
import { GET as searchFavorites } from "@/app/api/user-favorites/search/route";
import { DELETE as forgetDish, PUT as saveDish } from "@/app/api/venues/[id]/dishes/[dishId]/saved/route";
import { GET as getGuestRetention, PUT as setGuestRetention } from "@/app/api/venues/[id]/guest-retention/route";
import { PUT as setRenewal } from "@/app/api/venues/[id]/kitchen/renewal/route";
import { GET as readKitchen, PUT as sayFacts } from "@/app/api/venues/[id]/kitchen/route";
import { POST as checkMenu } from "@/app/api/venues/[id]/menu/check/route";
import { POST as readMenuPage } from "@/app/api/venues/[id]/menu/read/route";
import { GET as getMenu, PUT as saveMenu } from "@/app/api/venues/[id]/menu/route";
import { GET as getPublicVenue } from "@/app/api/venues/[id]/public/route";
import { DELETE as withdrawReport } from "@/app/api/verdict-reports/[id]/route";
import { GET as listOwnReports, POST as reportVerdict } from "@/app/api/verdict-reports/route";
import { POST as ringKitchen } from "@/app/api/visits/[id]/ring/route";
import { PATCH as endVisit } from "@/app/api/visits/[id]/route";
import { GET as getSeen } from "@/app/api/visits/[id]/seen/route";
import { GET as getActiveVisit } from "@/app/api/visits/active/route";
import { GET as getActivity } from "@/app/api/visits/activity/route";
import { GET as getVisitAnalytics } from "@/app/api/visits/analytics/route";
import { GET as listMyVisits } from "@/app/api/visits/mine/route";
import { GET as getCheckInOffer } from "@/app/api/visits/offer/route";
import { POST as checkIn } from "@/app/api/visits/route";
import { GET as getBreakdown } from "@/app/api/visits/venue/[venueId]/breakdown/route";
import { GET as exportVisits } from "@/app/api/visits/venue/[venueId]/export/route";
import { GET as getFigures } from "@/app/api/visits/venue/[venueId]/figures/route";
import { GET as watchLive } from "@/app/api/visits/venue/[venueId]/live/events/route";
import { GET as getLive } from "@/app/api/visits/venue/[venueId]/live/route";
import { GET as listVenueVisits } from "@/app/api/visits/venue/[venueId]/route";
import { GET as getTimeseries } from "@/app/api/visits/venue/[venueId]/timeseries/route";
import { POST as markSeen } from "@/app/api/visits/venue/[venueId]/visits/[visitId]/seen/route";
import { POST as login } from "@/app/auth/login/route";
import { POST as logout } from "@/app/auth/logout/route";
import { POST as logoutOthers } from "@/app/auth/logout-others/route";
import { POST as offerPasskeySignIn } from "@/app/auth/passkeys/options/route";
import { POST as signInWithPasskey } from "@/app/auth/passkeys/sign-in/route";
import { POST as register } from "@/app/auth/register/route";
import { DELETE as signOutDevice } from "@/app/auth/sessions/[id]/route";
import { GET as listSessions } from "@/app/auth/sessions/route";
import { PUT as setAppearance } from "@/app/auth/user/appearance/route";
import { POST as changePassword } from "@/app/auth/user/change-password/route";
import { DELETE as deleteAccount } from "@/app/auth/user/delete-account/route";
import { POST as requestEmailChange } from "@/app/auth/user/email-change/route";
import { POST as confirmEmailChange } from "@/app/auth/user/email-change-confirm/route";
import { POST as confirmEmail } from "@/app/auth/user/email-confirmation/route";
import { POST as requestConfirmation } from "@/app/auth/user/email-confirmation-request/route";
import { PUT as setLocale } from "@/app/auth/user/locale/route";
import { PATCH as changeName } from "@/app/auth/user/name/route";
import { DELETE as removePasskey, PATCH as renamePasskey } from "@/app/auth/user/passkeys/[id]/route";
import { POST as offerPasskey } from "@/app/auth/user/passkeys/options/route";
import { POST as addPasskey, GET as listPasskeys } from "@/app/auth/user/passkeys/route";
import { POST as confirmReset } from "@/app/auth/user/password-reset-confirm/route";
import { POST as requestReset } from "@/app/auth/user/password-reset-request/route";
import { POST as showResetWays } from "@/app/auth/user/password-reset-ways/route";
import { POST as switchOnSecondFactor } from "@/app/auth/user/second-factor/confirm/route";
import { POST as renewRecoveryCodes } from "@/app/auth/user/second-factor/recovery-codes/route";
import { GET as getSecondFactor, DELETE as switchOffSecondFactor } from "@/app/auth/user/second-factor/route";
import { POST as setUpSecondFactor } from "@/app/auth/user/second-factor/setup/route";
import { PUT as acceptTerms, GET as getTerms } from "@/app/auth/user/terms/route";
import { POST as addRecipeToList } from "@/app/grocery-lists/[id]/add-recipe/route";
import { POST as changeList } from "@/app/grocery-lists/[id]/changes/route";
import { POST as copyList } from "@/app/grocery-lists/[id]/copy/route";
import { PUT as shareList } from "@/app/grocery-lists/[id]/household/route";
import { DELETE as removeListItem, PUT as updateListItem } from "@/app/grocery-lists/[id]/items/[itemId]/route";
import { POST as addListItem, GET as listListItems } from "@/app/grocery-lists/[id]/items/route";
import { GET as judgeGroceryList } from "@/app/grocery-lists/[id]/judgement/route";
import { PUT as rescaleOnList } from "@/app/grocery-lists/[id]/recipes/[additionId]/route";
import { POST as removeRecipeFromList } from "@/app/grocery-lists/[id]/remove-recipe/route";
import { DELETE as deleteList, GET as getList, PUT as renameList } from "@/app/grocery-lists/[id]/route";
import { POST as createList, GET as listLists } from "@/app/grocery-lists/route";
import { GET as summarizeLists } from "@/app/grocery-lists/summary/route";
import { GET as searchIngredients } from "@/app/ingredient-normalizations/search/route";
import { POST as checkPage } from "@/app/oauth/clients/[client_id]/page-check/route";
import { POST as outlinePage } from "@/app/oauth/clients/[client_id]/page-outline/route";
import { DELETE as stopWatching } from "@/app/oauth/clients/[client_id]/page-watches/[id]/route";
import { GET as listWatches, PUT as watchPage } from "@/app/oauth/clients/[client_id]/page-watches/route";
import { DELETE as deleteApplication } from "@/app/oauth/clients/[client_id]/route";
import { PUT as nameVenue } from "@/app/oauth/clients/[client_id]/venue-identifiers/[id]/route";
import { GET as listVenueNames } from "@/app/oauth/clients/[client_id]/venue-identifiers/route";
import { GET as listApplications } from "@/app/oauth/clients/route";
import { GET as getDetails, PUT as saveDetails } from "@/app/oauth/portal/details/[client_id]/route";
import { POST as registerApplication } from "@/app/oauth/portal/register-json/route";
import { POST as rotateSecret } from "@/app/oauth/portal/rotate-secret/[client_id]/route";
import { POST as submitApplication } from "@/app/oauth/portal/submit/[client_id]/route";
import { PUT as updateApplication } from "@/app/oauth/portal/update/[client_id]/route";
import { POST as readPage } from "@/app/parse/photo/route";
import { POST as parseRecipe } from "@/app/parse/recipe/route";
import { PATCH as changePhoto, DELETE as removePhoto } from "@/app/photos/[id]/route";
import { GET as compareVariant } from "@/app/recipe-variants/[id]/compare/route";
import { DELETE as deleteVariant, GET as getVariant, PUT as updateVariant } from "@/app/recipe-variants/[id]/route";
import { POST as createVariant } from "@/app/recipe-variants/create-from-recipe/[recipeId]/route";
import { GET as listVariants } from "@/app/recipe-variants/user/[userId]/route";
import { GET as exportAccount } from "@/app/user/export/route";
import { DELETE as removeConcern } from "@/app/user/health-concerns/[id]/route";
import { GET as listAvailable } from "@/app/user/health-concerns/available/route";
import { POST as addConcern, GET as listConcerns } from "@/app/user/health-concerns/route";
import { PUT as giveHealthConsent, DELETE as withdrawHealthConsent } from "@/app/user/health-consents/[part]/route";
import { GET as listHealthConsents } from "@/app/user/health-consents/route";
import { DELETE as removePreference } from "@/app/user/ingredient-preferences/[id]/route";
import { POST as setPreference } from "@/app/user/ingredient-preferences/route";
import { GET as getPreferences } from "@/app/user/my-preferences/route";
import { POST as setDiets } from "@/app/user/my-preferences-array/route";
import { GET as exportRecipes } from "@/app/user/my-recipes/export/route";
import { POST as addCarriedPhoto } from "@/app/user/my-recipes/import/[id]/photo/route";
import { POST as importRecipes } from "@/app/user/my-recipes/import/route";
import { POST as importAddresses } from "@/app/user/my-recipes/import-addresses/route";
import { DELETE as removeNutrientLimit, PUT as setNutrientLimit } from "@/app/user/nutrient-limits/[nutrient]/route";
import { GET as listNutrientLimits } from "@/app/user/nutrient-limits/route";
import { GET as getPicture, DELETE as removePicture, PATCH as showPicture } from "@/app/user/picture/route";
import { DELETE as revokeRecipeLink } from "@/app/user/recipe-links/[id]/route";
import { POST as keepCopy } from "@/app/user/recipe-links/copies/route";
import { POST as createRecipeLink, GET as listRecipeLinks } from "@/app/user/recipe-links/route";
import { DELETE as revokeShareLink } from "@/app/user/share-links/[id]/route";
import { POST as moveGuestLinks } from "@/app/user/share-links/guest/route";
import { POST as createShareLink, GET as listShareLinks } from "@/app/user/share-links/route";
import { CARRIED_BODY_LIMIT_BYTES } from "@/lib/recipes/carried/limits";
import { IMPORT_BODY_LIMIT_BYTES } from "@/lib/schemas/recipe-bodies";
import { createSignedInPerson } from "../../factories/people";
import type { Handler } from "../../support/request";
import { SoftwareAuthenticator } from "../../support/software-authenticator";

const SOME_ID = "0192d3f4-7c1a-7b2e-9f00-1a2b3c4d5e6f";
const email = "somebody@diner.example";
const password = "Sturdy-test-pass-1";

const GUEST_CARD = { allergies: [{ key: "sesame" }], diet: { dietary: ["vegan"], ways: [] } };

/** A well-formed call. `texts` names the free-text fields of its body or query. */
export type Endpoint = {
  name: string;
  handler: Handler;
  isPublic?: true;
  /** The call is for businesses only: a diner is always refused. */
  account?: "business";
  /** The body names the caller, so another person's id is refused (403). */
  namesCaller?: true;
  /** The call uses a cookie, so a change is accepted only from the product's own pages. */
  fromOwnPage?: true;
  body?: Record<string, unknown>;
  /** The size limit, where bodies may be larger than usual. */
  bodyLimitBytes?: number;
  /** An empty body and an empty object mean the same, and JSON is read whatever its Content-Type. */
  mayHaveNoBody?: true;
  query?: Record<string, string>;
  params?: Record<string, string>;
};

export const ENDPOINTS: readonly Endpoint[] = [
  { name: "POST /auth/login", handler: login, isPublic: true, body: { email, password } },
  { name: "POST /auth/register", handler: register, isPublic: true, body: { email, password, first_name: "Some" } },
  { name: "POST /auth/logout", handler: logout },
  { name: "POST /auth/logout-others", handler: logoutOthers },
  { name: "GET /auth/sessions", handler: listSessions },
  {
    name: "POST /auth/user/change-password",
    handler: changePassword,
    body: { current_password: password, new_password: "Another-pass-22" },
  },
  { name: "DELETE /auth/user/delete-account", handler: deleteAccount, body: { password }, mayHaveNoBody: true },
  { name: "POST /auth/user/email-confirmation-request", handler: requestConfirmation },
  { name: "POST /auth/user/email-confirmation", handler: confirmEmail, isPublic: true, body: { token: "nothing" } },
  {
    name: "PATCH /auth/user/name",
    handler: changeName,
    body: { first_name: "Mira", last_name: "Okafor", shows_full_name: true },
  },
  {
    name: "POST /auth/user/email-change",
    handler: requestEmailChange,
    body: { new_email: email, current_password: password },
  },
  {
    name: "POST /auth/user/email-change-confirm",
    handler: confirmEmailChange,
    isPublic: true,
    body: { token: "nothing" },
  },
  { name: "POST /auth/passkeys/options", handler: offerPasskeySignIn, isPublic: true },
  {
    name: "POST /auth/passkeys/sign-in",
    handler: signInWithPasskey,
    isPublic: true,
    body: { response: new SoftwareAuthenticator().answer({ challenge: "AAAA" }) },
  },
  { name: "GET /auth/user/passkeys", handler: listPasskeys },
  { name: "POST /auth/user/passkeys/options", handler: offerPasskey, body: { current_password: password } },
  {
    name: "POST /auth/user/passkeys",
    handler: addPasskey,
    body: {
      name: "Phone",
      response: new SoftwareAuthenticator().make({ challenge: "AAAA", user: { id: "AAAA" } }),
    },
  },
  {
    name: "PATCH /auth/user/passkeys/{id}",
    handler: renamePasskey,
    params: { id: SOME_ID },
    body: { name: "Phone" },
  },
  { name: "DELETE /auth/user/passkeys/{id}", handler: removePasskey, params: { id: SOME_ID } },
  { name: "DELETE /auth/sessions/{id}", handler: signOutDevice, params: { id: SOME_ID } },
  {
    name: "PUT /auth/user/terms",
    handler: acceptTerms,
    body: { version: "2026-11-23" },
  },
  { name: "GET /auth/user/terms", handler: getTerms },
  {
    name: "PUT /auth/user/appearance",
    handler: setAppearance,
    body: { theme: "dark", text_size: "large" },
  },
  { name: "PUT /auth/user/locale", handler: setLocale, body: { locale: "de" } },
  { name: "GET /auth/user/second-factor", handler: getSecondFactor },
  {
    name: "POST /auth/user/second-factor/setup",
    handler: setUpSecondFactor,
    body: { current_password: password },
  },
  { name: "POST /auth/user/second-factor/confirm", handler: switchOnSecondFactor, body: { code: "123456" } },
  {
    name: "POST /auth/user/second-factor/recovery-codes",
    handler: renewRecoveryCodes,
    body: { current_password: password, code: "123456" },
  },
  {
    name: "DELETE /auth/user/second-factor",
    handler: switchOffSecondFactor,
    body: { current_password: password, code: "123456" },
  },
  { name: "GET /api/visits/offer", handler: getCheckInOffer, query: { venue_id: SOME_ID } },
  { name: "POST /auth/user/password-reset-request", handler: requestReset, isPublic: true, body: { email } },
  {
    name: "POST /auth/user/password-reset-confirm",
    handler: confirmReset,
    isPublic: true,
    body: { reset_code: "nothing", new_password: password },
  },
  {
    name: "POST /auth/user/password-reset-ways",
    handler: showResetWays,
    isPublic: true,
    body: { reset_code: "nothing" },
  },
  {
    name: "GET /api/venues/{id}/guest-retention",
    handler: getGuestRetention,
    account: "business",
    params: { id: SOME_ID },
  },
  {
    name: "PUT /api/venues/{id}/guest-retention",
    handler: setGuestRetention,
    account: "business",
    params: { id: SOME_ID },
    body: { days: 30 },
  },
  {
    name: "PUT /api/venues/{id}/kitchen/renewal",
    handler: setRenewal,
    account: "business",
    params: { id: SOME_ID },
    body: { months: 3 },
  },
  { name: "GET /api/venues/{id}/kitchen", handler: readKitchen, account: "business", params: { id: SOME_ID } },
  {
    name: "PUT /api/venues/{id}/kitchen",
    handler: sayFacts,
    account: "business",
    bodyLimitBytes: 1024 * 1024,
    params: { id: SOME_ID },
    body: {
      by: "Chiara",
      answers: [{ dish_id: SOME_ID, subject: "eggs", state: "free_from", seen: null, recipe: "0" }],
    },
  },
  { name: "GET /api/venues/{id}/menu", handler: getMenu, account: "business", params: { id: SOME_ID } },
  {
    name: "PUT /api/venues/{id}/menu",
    handler: saveMenu,
    account: "business",
    bodyLimitBytes: 1024 * 1024,
    params: { id: SOME_ID },
    body: { dishes: [{ name: "Soup", description: "leek" }] },
  },
  {
    name: "POST /api/venues/{id}/menu/check",
    handler: checkMenu,
    account: "business",
    bodyLimitBytes: 1024 * 1024,
    params: { id: SOME_ID },
    body: { dishes: [{ name: "Soup", description: "leek" }] },
  },
  {
    name: "POST /api/food-checks/menus/page",
    handler: readMenuOfPage,
    body: { url: "https://menu.example/" },
  },
  {
    name: "POST /api/venues/{id}/menu/read",
    handler: readMenuPage,
    account: "business",
    params: { id: SOME_ID },
    body: { url: "https://menus.example/" },
  },
  {
    name: "PUT /api/venues/{id}/dishes/{dishId}/saved",
    handler: saveDish,
    params: { id: SOME_ID, dishId: SOME_ID },
  },
  {
    name: "DELETE /api/venues/{id}/dishes/{dishId}/saved",
    handler: forgetDish,
    params: { id: SOME_ID, dishId: SOME_ID },
  },
  { name: "POST /api/visits/{id}/ring", handler: ringKitchen, params: { id: SOME_ID } },
  { name: "GET /api/visits/{id}/seen", handler: getSeen, params: { id: SOME_ID } },
  { name: "GET /api/visits/activity", handler: getActivity, account: "business" },
  {
    name: "GET /api/visits/venue/{venueId}/live",
    handler: getLive,
    account: "business",
    params: { venueId: SOME_ID },
  },
  {
    name: "GET /api/visits/venue/{venueId}/live/events",
    handler: watchLive,
    account: "business",
    params: { venueId: SOME_ID },
  },
  {
    name: "POST /api/visits/venue/{venueId}/visits/{visitId}/seen",
    handler: markSeen,
    account: "business",
    params: { venueId: SOME_ID, visitId: SOME_ID },
    body: { by: "Dana" },
  },
  { name: "GET /api/visits/analytics", handler: getVisitAnalytics, account: "business" },
  {
    name: "GET /api/visits/venue/{venueId}",
    handler: listVenueVisits,
    account: "business",
    params: { venueId: SOME_ID },
  },
  {
    name: "GET /api/visits/venue/{venueId}/breakdown",
    handler: getBreakdown,
    account: "business",
    params: { venueId: SOME_ID },
    query: { type: "dietary" },
  },
  {
    name: "GET /api/visits/venue/{venueId}/timeseries",
    handler: getTimeseries,
    account: "business",
    params: { venueId: SOME_ID },
  },
  {
    name: "GET /api/visits/venue/{venueId}/figures",
    handler: getFigures,
    account: "business",
    params: { venueId: SOME_ID },
  },
  {
    name: "GET /api/visits/venue/{venueId}/export",
    handler: exportVisits,
    account: "business",
    params: { venueId: SOME_ID },
  },
  { name: "GET /api/verdict-reports", handler: listOwnReports },
  {
    name: "POST /api/verdict-reports",
    handler: reportVerdict,
    isPublic: true,
    body: { recipe_id: SOME_ID, line_id: null, fault: "missed", note: "holds milk" },
  },
  { name: "DELETE /api/verdict-reports/{id}", handler: withdrawReport, params: { id: SOME_ID } },
  { name: "GET /user/export", handler: exportAccount },
  { name: "GET /user/my-preferences", handler: getPreferences },
  { name: "POST /user/my-preferences-array", handler: setDiets, body: { dietary: ["vegan"] } },
  { name: "GET /user/health-concerns/available", handler: listAvailable, isPublic: true },
  { name: "GET /user/health-concerns", handler: listConcerns },
  { name: "POST /user/health-concerns", handler: addConcern, body: { health_concern_id: SOME_ID, notes: "since May" } },
  { name: "GET /user/health-consents", handler: listHealthConsents },
  {
    name: "PUT /user/health-consents/{part}",
    handler: giveHealthConsent,
    params: { part: "health" },
    body: { edition: "2026-11-23" },
  },
  {
    name: "DELETE /user/health-consents/{part}",
    handler: withdrawHealthConsent,
    params: { part: "health" },
    body: { erases: [] },
  },
  { name: "GET /user/nutrient-limits", handler: listNutrientLimits },
  {
    name: "PUT /user/nutrient-limits/{nutrient}",
    handler: setNutrientLimit,
    params: { nutrient: "sodium" },
    body: { amount: 2, per: "day", health_consent: "2026-11-23" },
  },
  { name: "DELETE /user/nutrient-limits/{nutrient}", handler: removeNutrientLimit, params: { nutrient: "sodium" } },
  { name: "GET /user/picture", handler: getPicture },
  { name: "PATCH /user/picture", handler: showPicture, body: { is_shown: true } },
  { name: "DELETE /user/picture", handler: removePicture },
  { name: "DELETE /user/health-concerns/{id}", handler: removeConcern, params: { id: SOME_ID } },
  {
    name: "POST /user/ingredient-preferences",
    handler: setPreference,
    body: { ingredient_normalization_id: SOME_ID, preference_type: "avoid" },
  },
  { name: "DELETE /user/ingredient-preferences/{id}", handler: removePreference, params: { id: SOME_ID } },
  { name: "GET /ingredient-normalizations/search", handler: searchIngredients, isPublic: true, query: { q: "nut" } },
  { name: "GET /api/user-favorites/my-favorites", handler: listFavorites },
  { name: "POST /api/user-favorites/my-favorites", handler: addCustomFavorite, body: { name: "Soup", type: "food" } },
  { name: "POST /api/user-favorites/my-favorites/by-item", handler: addFavorite, body: { item_id: SOME_ID } },
  { name: "DELETE /api/user-favorites/my-favorites/by-id/{id}", handler: removeFavorite, params: { id: SOME_ID } },
  { name: "GET /api/user-favorites/search", handler: searchFavorites, query: { q: "so", type: "food" } },
  { name: "GET /api/user-client-authorization", handler: listConnected },
  {
    name: "GET /api/user-client-authorization/user/{userId}/client/{clientId}",
    handler: getConsent,
    params: { userId: SOME_ID, clientId: SOME_ID },
  },
  {
    name: "PATCH /api/user-client-authorization/{id}",
    handler: changeConsent,
    params: { id: SOME_ID },
    body: { permission: false, active: false },
  },
  {
    name: "POST /api/user-client-authorization",
    handler: saveConsent,
    namesCaller: true,
    body: { user_id: SOME_ID, client_id: SOME_ID, permission: false, active: false },
  },
  { name: "GET /oauth/clients", handler: listApplications, account: "business" },
  {
    name: "DELETE /oauth/clients/{client_id}",
    handler: deleteApplication,
    account: "business",
    params: { client_id: SOME_ID },
  },
  {
    name: "POST /oauth/portal/register-json",
    handler: registerApplication,
    account: "business",
    body: { name: "Menus", redirect_uris: ["https://menus.example/back"], allowed_domains: ["menus.example"] },
  },
  {
    name: "PUT /oauth/portal/update/{client_id}",
    handler: updateApplication,
    account: "business",
    params: { client_id: SOME_ID },
  },
  {
    name: "GET /oauth/portal/details/{client_id}",
    handler: getDetails,
    account: "business",
    params: { client_id: SOME_ID },
  },
  {
    name: "PUT /oauth/portal/details/{client_id}",
    handler: saveDetails,
    account: "business",
    params: { client_id: SOME_ID },
  },
  {
    name: "POST /oauth/portal/submit/{client_id}",
    handler: submitApplication,
    account: "business",
    params: { client_id: SOME_ID },
  },
  { name: "GET /api/application-activity", handler: getApplicationActivity },
  {
    name: "POST /oauth/portal/rotate-secret/{client_id}",
    handler: rotateSecret,
    account: "business",
    params: { client_id: SOME_ID },
  },
  {
    name: "POST /oauth/clients/{client_id}/page-check",
    handler: checkPage,
    account: "business",
    params: { client_id: SOME_ID },
    body: { url: "https://menus.example/" },
  },
  {
    name: "POST /oauth/clients/{client_id}/page-outline",
    handler: outlinePage,
    account: "business",
    params: { client_id: SOME_ID },
    body: { url: "https://menus.example/" },
  },
  {
    name: "GET /oauth/clients/{client_id}/page-watches",
    handler: listWatches,
    account: "business",
    params: { client_id: SOME_ID },
  },
  {
    name: "PUT /oauth/clients/{client_id}/page-watches",
    handler: watchPage,
    account: "business",
    params: { client_id: SOME_ID },
    body: { url: "https://menus.example/" },
  },
  {
    name: "DELETE /oauth/clients/{client_id}/page-watches/{id}",
    handler: stopWatching,
    account: "business",
    params: { client_id: SOME_ID, id: SOME_ID },
  },
  {
    name: "GET /oauth/clients/{client_id}/venue-identifiers",
    handler: listVenueNames,
    account: "business",
    params: { client_id: SOME_ID },
  },
  {
    name: "PUT /oauth/clients/{client_id}/venue-identifiers/{id}",
    handler: nameVenue,
    account: "business",
    params: { client_id: SOME_ID, id: SOME_ID },
    body: { internal_id: "table-7" },
  },
  { name: "DELETE /api/user-client-authorization/{id}", handler: removeConsent, params: { id: SOME_ID } },
  {
    name: "POST /user/my-recipes/import",
    handler: importRecipes,
    body: { files: [{ name: "a.json", text: "{}" }] },
    bodyLimitBytes: CARRIED_BODY_LIMIT_BYTES,
  },
  {
    name: "POST /user/my-recipes/import-addresses",
    handler: importAddresses,
    body: { addresses: ["https://soup.example/leek"] },
  },
  { name: "POST /user/my-recipes/import/{id}/photo", handler: addCarriedPhoto, params: { id: SOME_ID } },
  { name: "GET /user/my-recipes/export", handler: exportRecipes },
  { name: "GET /user/share-links", handler: listShareLinks },
  { name: "POST /user/share-links", handler: createShareLink, body: { rows: ["diet"] } },
  { name: "POST /user/share-links/guest", handler: moveGuestLinks },
  { name: "DELETE /user/share-links/{id}", handler: revokeShareLink, params: { id: SOME_ID } },
  { name: "GET /api/products", handler: searchProducts, query: { q: "oats" } },
  { name: "GET /api/diary", handler: listDiary },
  { name: "GET /api/diary/eaten", handler: listEaten },
  { name: "GET /api/diary/export", handler: exportDiary },
  {
    name: "POST /api/diary",
    handler: writeDiary,
    // A day that is to come is refused before the consent is asked for.
    body: { id: SOME_ID, kind: "eaten", day: "2099-11-30", time: "18:30", what: "Soup" },
  },
  { name: "PATCH /api/diary/{id}", handler: changeDiaryEntry, params: { id: SOME_ID }, body: { note: "x" } },
  { name: "DELETE /api/diary/{id}", handler: deleteDiaryEntry, params: { id: SOME_ID } },
  { name: "GET /api/food-checks", handler: listFoodChecks },
  { name: "POST /api/food-checks/menus", handler: checkPaperMenu, body: { text: "Soup 5.00" } },
  { name: "POST /api/food-checks", handler: checkFood, body: { kind: "text", text: "oats" } },
  { name: "DELETE /api/food-checks", handler: deleteFoodChecks },
  { name: "POST /api/food-checks/code", handler: checkCode, body: { code: "4006381333931" } },
  { name: "GET /api/food-checks/menus/{id}", handler: getCheckedMenu, params: { id: SOME_ID } },
  { name: "GET /api/food-checks/{id}", handler: getFoodCheck, params: { id: SOME_ID } },
  { name: "GET /api/food-checks/{id}/alternatives", handler: listAlternatives, params: { id: SOME_ID } },
  { name: "DELETE /api/food-checks/{id}", handler: deleteFoodCheck, params: { id: SOME_ID } },
  { name: "GET /api/meal-plan/calendars", handler: listCalendars },
  { name: "POST /api/meal-plan/calendars", handler: createCalendar, body: { household_id: null } },
  { name: "DELETE /api/meal-plan/calendars/{id}", handler: removeCalendar, params: { id: SOME_ID } },
  { name: "GET /user/recipe-links", handler: listRecipeLinks },
  { name: "POST /user/recipe-links", handler: createRecipeLink, body: { recipe_id: SOME_ID } },
  { name: "DELETE /user/recipe-links/{id}", handler: revokeRecipeLink, params: { id: SOME_ID } },
  { name: "POST /user/recipe-links/copies", handler: keepCopy, body: { key: "A".repeat(43) } },
  { name: "POST /api/visits", handler: checkIn, body: { venue_id: SOME_ID } },
  { name: "GET /api/visits/active", handler: getActiveVisit },
  { name: "GET /api/visits/mine", handler: listMyVisits },
  { name: "PATCH /api/visits/{id}", handler: endVisit, params: { id: SOME_ID }, body: { status: "ended" } },
  {
    name: "POST /api/guest-card/recipes/{id}/judgement",
    handler: judgeForGuest,
    isPublic: true,
    params: { id: SOME_ID },
    body: { card: GUEST_CARD },
  },
  {
    name: "POST /api/guest-card/recipe-search",
    handler: searchForGuest,
    isPublic: true,
    body: { card: GUEST_CARD, search: { q: "soup" } },
  },
  {
    name: "POST /api/guest-card/venues/{id}/dishes",
    handler: dishesForGuest,
    isPublic: true,
    params: { id: SOME_ID },
    body: { card: GUEST_CARD },
  },
  { name: "GET /api/guest-visits/offer", handler: getGuestOffer, isPublic: true, query: { venue_id: SOME_ID } },
  {
    name: "POST /api/guest-visits",
    handler: checkInGuest,
    isPublic: true,
    fromOwnPage: true,
    body: { venue_id: SOME_ID, name: "Sam", allergies: [{ key: "sesame" }], diet: null },
  },
  { name: "GET /api/guest-links", handler: listGuestLinks, isPublic: true },
  {
    name: "POST /api/guest-links",
    handler: createGuestLink,
    isPublic: true,
    fromOwnPage: true,
    body: {
      rows: ["diet"],
      expires_at: new Date(Date.now() + 3_600_000).toISOString(),
      card: { suffix: "K7QX", name: "Sam", ...GUEST_CARD },
    },
  },
  {
    name: "PUT /api/guest-links",
    handler: updateGuestLinks,
    isPublic: true,
    fromOwnPage: true,
    body: { suffix: "K7QX", name: "Sam", ...GUEST_CARD },
  },
  { name: "DELETE /api/guest-links", handler: revokeGuestLinks, isPublic: true, fromOwnPage: true },
  {
    name: "DELETE /api/guest-links/{id}",
    handler: revokeGuestLink,
    isPublic: true,
    fromOwnPage: true,
    params: { id: SOME_ID },
  },
  { name: "GET /api/guest-visits/mine", handler: getGuestVisit, isPublic: true },
  { name: "DELETE /api/guest-visits/mine", handler: endGuestVisit, isPublic: true },
  { name: "POST /api/guest-visits/mine/ring", handler: ringAsGuest, isPublic: true },
  { name: "GET /api/venues/{id}/public", handler: getPublicVenue, isPublic: true, params: { id: SOME_ID } },
  { name: "GET /api/recipes/{id}/photos", handler: listPhotos, isPublic: true, params: { id: SOME_ID } },
  {
    name: "POST /api/tables",
    handler: openTable,
    isPublic: true,
    body: { expected: 2, seat: { as: "guest", name: "Sam", allergies: [], nothing_to_avoid: true, is_named: false } },
  },
  { name: "GET /api/tables/{code}", handler: showTable, isPublic: true, params: { code: "ABCDEF" } },
  { name: "DELETE /api/tables/{code}", handler: endTable, isPublic: true, params: { code: "ABCDEF" } },
  {
    name: "PUT /api/tables/{code}/seat",
    handler: joinTable,
    isPublic: true,
    params: { code: "ABCDEF" },
    body: { as: "guest", name: "Sam", allergies: [], nothing_to_avoid: true, is_named: false },
  },
  { name: "PUT /api/tables/{code}/list", handler: openTableList, isPublic: true, params: { code: "ABCDEF" } },
  { name: "DELETE /api/tables/{code}/seat", handler: leaveTable, isPublic: true, params: { code: "ABCDEF" } },
  {
    name: "POST /api/recipes/{id}/photos/presign",
    handler: presignPhoto,
    params: { id: SOME_ID },
    body: { filename: "soup.jpg", content_type: "image/jpeg", size: 2000 },
  },
  {
    name: "POST /api/recipes/{id}/photos",
    handler: addPhoto,
    params: { id: SOME_ID },
    body: { recipe_id: SOME_ID, key: "uploads/x", caption: "Soup" },
  },
  { name: "POST /api/recipes/{id}/photos/upload", handler: uploadPhoto, params: { id: SOME_ID } },
  { name: "DELETE /photos/{id}", handler: removePhoto, params: { id: SOME_ID } },
  { name: "PATCH /photos/{id}", handler: changePhoto, params: { id: SOME_ID }, body: { caption: "Soup" } },
  {
    name: "POST /recipe-variants/create-from-recipe/{recipeId}",
    handler: createVariant,
    params: { recipeId: SOME_ID },
  },
  { name: "GET /recipe-variants/user/{userId}", handler: listVariants, params: { userId: SOME_ID } },
  { name: "GET /recipe-variants/{id}", handler: getVariant, params: { id: SOME_ID } },
  { name: "PUT /recipe-variants/{id}", handler: updateVariant, params: { id: SOME_ID } },
  { name: "DELETE /recipe-variants/{id}", handler: deleteVariant, params: { id: SOME_ID } },
  { name: "GET /recipe-variants/{id}/compare", handler: compareVariant, params: { id: SOME_ID } },
  { name: "GET /grocery-lists", handler: listLists },
  { name: "GET /api/cookbook/recipes/{id}", handler: getMark, params: { id: SOME_ID } },
  { name: "GET /api/cookbook/recipes/{id}/sheet", handler: getSheet, params: { id: SOME_ID } },
  {
    name: "PATCH /api/cookbook/recipes/{id}",
    handler: changeMark,
    params: { id: SOME_ID },
    body: { rating: 4, note: "Less salt", tags: ["weeknight"] },
  },
  {
    name: "POST /api/cookbook/recipes/{id}/cooked",
    handler: addCooking,
    params: { id: SOME_ID },
    body: { day: "2026-11-22" },
  },
  { name: "GET /api/cookbook/decisions", handler: listDecisions },
  { name: "DELETE /api/cookbook/recipes/{id}/decision", handler: readDecision, params: { id: SOME_ID } },
  { name: "GET /api/cookbook/news", handler: listVerdictNews },
  { name: "DELETE /api/cookbook/recipes/{id}/news", handler: readVerdictNews, params: { id: SOME_ID } },
  { name: "DELETE /api/cookbook/cooked/{id}", handler: removeCooking, params: { id: SOME_ID } },
  { name: "GET /api/cookbook/collections", handler: listCollections },
  { name: "POST /api/cookbook/collections", handler: createCollection, body: { name: "Sundays" } },
  {
    name: "PATCH /api/cookbook/collections/{id}",
    handler: changeCollection,
    params: { id: SOME_ID },
    body: { name: "Mondays", index: 0 },
  },
  { name: "DELETE /api/cookbook/collections/{id}", handler: deleteCollection, params: { id: SOME_ID } },
  {
    name: "PUT /api/cookbook/collections/{id}/recipes/{recipeId}",
    handler: collectRecipe,
    params: { id: SOME_ID, recipeId: SOME_ID },
  },
  {
    name: "DELETE /api/cookbook/collections/{id}/recipes/{recipeId}",
    handler: uncollectRecipe,
    params: { id: SOME_ID, recipeId: SOME_ID },
  },
  { name: "GET /api/grocery/shops", handler: listShops },
  { name: "POST /api/grocery/shops", handler: createShop, body: { name: "Corner shop", aisles: ["Bakery"] } },
  {
    name: "PUT /api/grocery/shops/{id}",
    handler: updateShop,
    params: { id: SOME_ID },
    body: { name: "Corner shop", aisles: ["Bakery"] },
  },
  { name: "DELETE /api/grocery/shops/{id}", handler: deleteShop, params: { id: SOME_ID } },
  { name: "GET /api/notifications/device", handler: getPushDevice },
  {
    name: "PUT /api/notifications/device",
    handler: putPushDevice,
    body: {
      endpoint: "https://push.example/abc",
      keys: { p256dh: Buffer.alloc(65, 4).toString("base64url"), auth: Buffer.alloc(16).toString("base64url") },
      kinds: ["list"],
    },
  },
  { name: "DELETE /api/notifications/device", handler: removePushDevice },
  { name: "GET /api/recalls", handler: listRecalls },
  { name: "PUT /api/recalls/wish", handler: changeRecallWish, body: { sources: [] } },
  { name: "PUT /api/recalls/{id}/seen", handler: seeRecall, params: { id: SOME_ID } },
  { name: "GET /api/grocery/pantry", handler: listPantry },
  { name: "POST /api/grocery/pantry", handler: addToPantry, body: { name: "Salt" } },
  { name: "GET /api/grocery/pantry/recipes", handler: cookFromPantry },
  {
    name: "PUT /api/grocery/pantry/{id}",
    handler: changeInPantry,
    params: { id: SOME_ID },
    body: { good_until: "2026-12-03" },
  },
  { name: "DELETE /api/grocery/pantry/{id}", handler: removeFromPantry, params: { id: SOME_ID } },
  { name: "GET /api/grocery/suggestions", handler: suggestLines },
  { name: "GET /api/emergency-plans", handler: listEmergencyPlans },
  {
    name: "PUT /api/emergency-plans/{of}",
    handler: putEmergencyPlan,
    params: { of: SOME_ID },
    body: {
      ...{ country: null, is_child: false, signs: null, pens: [], steps: [], contacts: [] },
      ...{ source: null, source_day: null, read_at: null },
    },
  },
  { name: "DELETE /api/emergency-plans/{of}", handler: removeEmergencyPlan, params: { of: SOME_ID } },
  { name: "GET /api/household/people", handler: listTablePeople },
  {
    name: "POST /api/household/people",
    handler: addTablePerson,
    body: { name: "Ada", diets: ["vegan"], limits: [] },
  },
  {
    name: "PUT /api/household/people/{id}",
    handler: changeTablePerson,
    params: { id: SOME_ID },
    body: { name: "Ada", diets: ["vegan"], limits: [] },
  },
  { name: "DELETE /api/household/people/{id}", handler: removeTablePerson, params: { id: SOME_ID } },
  {
    name: "PUT /api/household/people/{id}/household",
    handler: putTablePerson,
    params: { id: SOME_ID },
    body: { household_id: SOME_ID },
  },
  { name: "GET /api/households", handler: listHouseholds },
  { name: "POST /api/households", handler: createHousehold, body: { name: "Elm Street" } },
  { name: "GET /api/households/{id}", handler: getHousehold, params: { id: SOME_ID } },
  {
    name: "PATCH /api/households/{id}",
    handler: renameHousehold,
    params: { id: SOME_ID },
    body: { name: "Elm Street" },
  },
  { name: "GET /api/households/{id}/events", handler: watchHousehold, params: { id: SOME_ID } },
  {
    name: "PATCH /api/households/{id}/me",
    handler: chooseRows,
    params: { id: SOME_ID },
    body: { rows: ["allergies"] },
  },
  { name: "DELETE /api/households/{id}/me", handler: leaveHousehold, params: { id: SOME_ID } },
  {
    name: "DELETE /api/households/{id}/members/{memberId}",
    handler: removeMember,
    params: { id: SOME_ID, memberId: SOME_ID },
  },
  {
    name: "PUT /api/households/{id}/keeper",
    handler: handOver,
    params: { id: SOME_ID },
    body: { member_id: SOME_ID },
  },
  { name: "GET /api/households/{id}/invitations", handler: listInvitations, params: { id: SOME_ID } },
  {
    name: "POST /api/households/{id}/invitations",
    handler: invite,
    params: { id: SOME_ID },
    body: { is_single_use: true, days: 7 },
  },
  {
    name: "DELETE /api/households/{id}/invitations/{invitationId}",
    handler: revokeInvitation,
    params: { id: SOME_ID, invitationId: SOME_ID },
  },
  { name: "GET /api/household-invitations/{key}", handler: openInvitation, params: { key: "A".repeat(43) } },
  {
    name: "POST /api/household-invitations/{key}",
    handler: acceptInvitation,
    params: { key: "A".repeat(43) },
    body: { rows: ["allergies"] },
  },
  { name: "DELETE /api/household-invitations/{key}", handler: declineInvitation, params: { key: "A".repeat(43) } },
  { name: "GET /api/meal-plan", handler: getPlan, query: { week: "2026-W48" } },
  { name: "GET /api/meal-plan/recipes", handler: findForPlan, query: { text: "soup" } },
  {
    name: "POST /api/meal-plan/entries",
    handler: addPlanEntry,
    body: { day: "2026-11-23", meal: "dinner", note: "Leftovers" },
  },
  {
    name: "PATCH /api/meal-plan/entries/{id}",
    handler: changePlanEntry,
    params: { id: SOME_ID },
    body: { day: "2026-11-24", meal: "lunch", index: 0, note: "Leftovers" },
  },
  { name: "DELETE /api/meal-plan/entries/{id}", handler: removePlanEntry, params: { id: SOME_ID } },
  { name: "POST /api/meal-plan/copy", handler: copyPlannedWeek, body: { from: "2026-W48", to: "2026-W49" } },
  {
    name: "POST /api/meal-plan/grocery-list",
    handler: putPlanOnList,
    body: { list_id: SOME_ID, week: "2026-W48" },
  },
  {
    name: "POST /parse/recipe",
    handler: parseRecipe,
    isPublic: true,
    body: { text: "Soup" },
    bodyLimitBytes: IMPORT_BODY_LIMIT_BYTES,
  },
  { name: "POST /parse/photo", handler: readPage },
  { name: "POST /grocery-lists", handler: createList, body: { name: "Weekend" } },
  { name: "GET /grocery-lists/summary", handler: summarizeLists },
  { name: "GET /grocery-lists/{id}", handler: getList, params: { id: SOME_ID } },
  { name: "PUT /grocery-lists/{id}", handler: renameList, params: { id: SOME_ID }, body: { name: "Feast" } },
  { name: "DELETE /grocery-lists/{id}", handler: deleteList, params: { id: SOME_ID } },
  { name: "GET /grocery-lists/{id}/items", handler: listListItems, params: { id: SOME_ID } },
  {
    name: "POST /grocery-lists/{id}/items",
    handler: addListItem,
    params: { id: SOME_ID },
    body: { name: "Bread", quantity_unit: "kg", note: "rye" },
  },
  {
    name: "PUT /grocery-lists/{id}/items/{itemId}",
    handler: updateListItem,
    params: { id: SOME_ID, itemId: SOME_ID },
    body: { note: "rye" },
  },
  {
    name: "DELETE /grocery-lists/{id}/items/{itemId}",
    handler: removeListItem,
    params: { id: SOME_ID, itemId: SOME_ID },
  },
  {
    name: "POST /grocery-lists/{id}/add-recipe",
    handler: addRecipeToList,
    params: { id: SOME_ID },
    body: { recipe_id: SOME_ID },
  },
  {
    name: "POST /grocery-lists/{id}/remove-recipe",
    handler: removeRecipeFromList,
    params: { id: SOME_ID },
    body: { recipe_id: SOME_ID },
  },
  { name: "GET /grocery-lists/{id}/judgement", handler: judgeGroceryList, params: { id: SOME_ID } },
  {
    name: "PUT /grocery-lists/{id}/recipes/{additionId}",
    handler: rescaleOnList,
    params: { id: SOME_ID, additionId: SOME_ID },
  },
  {
    name: "PUT /grocery-lists/{id}/household",
    handler: shareList,
    params: { id: SOME_ID },
    body: { household_id: SOME_ID },
  },
  {
    name: "POST /grocery-lists/{id}/copy",
    handler: copyList,
    params: { id: SOME_ID },
    body: { new_name: "Again" },
  },
  {
    name: "POST /grocery-lists/{id}/changes",
    handler: changeList,
    params: { id: SOME_ID },
    body: { changes: [{ type: "delete", item_id: SOME_ID, at: "2026-01-01T00:00:00.000Z" }] },
  },
];

export const methodOf = (endpoint: Endpoint): string => endpoint.name.split(" ")[0] ?? "GET";

/** The options of `call` for this endpoint, without the caller. */
export const callOf = (endpoint: Endpoint) => ({
  method: methodOf(endpoint),
  path: endpoint.name.split(" ")[1] ?? "/",
  ...(endpoint.body ? { body: endpoint.body } : {}),
  ...(endpoint.query ? { query: endpoint.query } : {}),
  ...(endpoint.params ? { params: endpoint.params } : {}),
});

/** Creates a person who is allowed to make the call. */
export const callerOf = ({ account }: Endpoint) => createSignedInPerson(account ? { accountType: account } : {});

export const PRIVATE = ENDPOINTS.filter((endpoint) => !endpoint.isPublic);
export const WITH_BODY = ENDPOINTS.filter((endpoint) => endpoint.body);
