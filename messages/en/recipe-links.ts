import { area } from "@/lib/i18n/area";

export const recipeLinksText = area("recipe-links", {
  copyKept: "{title} is in Your Recipes",
  copyFailed: "No copy was made. {reason}",
  yourRecipe: "Your recipe",
  ownPreview: "This is what others see by your link.",
  keepACopy: "Keep a copy",
  signInToKeep: "Sign in to keep a copy",
  linkCopiedToClipboard: "Link copied to clipboard!",
  copyLinkByHand: "Copy this link to share the recipe:",
  linkRevoked: "Link revoked. It opens nothing any more.",
  linkNotRevoked: "The link could not be revoked and still opens your recipe. Please try again.",
  loadingTheLinks: "Loading the links",
  recipeLinksNotLoaded: "Failed to load the links",
  linksUnchanged: "Nothing has changed: links that were open still are.",
  noRecipeLinks: "Nobody can open a recipe of yours by a link.",
  keepIt: "Keep it",
  revokeLink: "Revoke link",
  revokeExplained:
    "Whoever has this link to {title} will find nothing there. Copies that people have kept stay theirs.",
  revokeThisLink: "Revoke this link?",
  share: "Share",
  linkExplained:
    "Whoever has a link reads this recipe as it is when they open it, also while it is private. Your card, notes and stars are not shown.",
  shareThisRecipe: "Share this recipe",
  ends: "Ends",
  createAndCopy: "Create and copy",
  inADay: "In a day",
  inAWeek: "In a week",
  inAMonth: "In a month",
  whenIRevokeIt: "When I revoke it",
});
