/** Addresses that several screens link to. */
export const LINKS = {
  home: "/",
  emergency: "/emergency",
  recipes: "/recipes",
  newRecipe: "/recipes/new",
  photoOfPage: "/recipes/photo",
  sharedPage: "/recipes/shared",
  saved: "/saved",
  moveRecipes: "/saved/move",
  groceryList: "/grocery-list",
  atHome: "/recipes/at-home",
  checkFood: "/check",
  recalls: "/recalls",
  diary: "/diary",
  diaryPrint: "/diary/print",
  offline: "/offline",
  plan: "/plan",
  planTable: "/plan/table",
  household: "/household",
  business: "/portal/landing",
  /** Followed by the key of the mailed link. */
  teamInvitation: "/team-invitation/",
  /** Followed by the key of the mailed link. */
  figuresMail: "/figures-mail/",
  /** Followed by the secret of a link to a venue's figures. */
  sharedFigures: "/portal/shared/",
  onboard: "/onboard",
  settings: "/settings",
  myId: "/id",
  /** The card with its code in full screen, or with the ways to share where there is no link yet. */
  scanMe: "/id#scan",
  /** The card with the sheet that makes share links. */
  shareCard: "/id#share",
  travelCard: "/id/travel",
  together: "/together",
  dietary: "/settings?tab=dietary",
  ingredients: "/settings?tab=ingredients",
  privacySettings: "/settings?tab=privacy",
  accountSettings: "/settings?tab=account",
  terms: "/terms",
  privacy: "/privacy",
  cookies: "/cookies",
  about: "/about",
  contact: "/contact",
  careers: "/careers",
  passwordReset: "/password-reset",
} as const;

/** The card of a person without an account, for whoever added them. */
export const personCardAddress = (id: string): string => `${LINKS.household}/people/${id}`;
