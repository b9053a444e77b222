import { area } from "@/lib/i18n/area";

export const recipeLinksText = area("recipe-links", {
  titleIsInYour: "{title} is in Your Recipes",
  noCopyWasMade: "No copy was made. {reason}",
  yourRecipe: "Your recipe",
  thisIsWhatOthers: "This is what others see by your link.",
  keepACopy: "Keep a copy",
  signInToKeep: "Sign in to keep a copy",
  linkCopiedToClipboard: "Link copied to clipboard!",
  copyThisLinkTo: "Copy this link to share the recipe:",
  linkRevokedItOpens: "Link revoked. It opens nothing any more.",
  theLinkCouldNot: "The link could not be revoked and still opens your recipe. Please try again.",
  loadingTheLinks: "Loading the links",
  failedToLoadThe: "Failed to load the links",
  nothingHasChangedLinks: "Nothing has changed: links that were open still are.",
  nobodyCanOpenA: "Nobody can open a recipe of yours by a link.",
  keepIt: "Keep it",
  revokeLink: "Revoke link",
  whoeverHasThisLink:
    "Whoever has this link to {title} will find nothing there. Copies that people have kept stay theirs.",
  revokeThisLink: "Revoke this link?",
  share: "Share",
  whoeverHasALink:
    "Whoever has a link reads this recipe as it is when they open it, also while it is private. Your card, notes and stars are not shown.",
  shareThisRecipe: "Share this recipe",
  ends: "Ends",
  createAndCopy: "Create and copy",
  inADay: "In a day",
  inAWeek: "In a week",
  inAMonth: "In a month",
  whenIRevokeIt: "When I revoke it",
});
