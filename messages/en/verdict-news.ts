import { area } from "@/lib/i18n/area";

export const verdictNewsText = area("verdict-news", {
  unchangedRetry: "Nothing was changed. Please try again.",
  recipesThatChanged: "Recipes that changed",
  newsWhy: "It was changed, or we know more about what is in it.",
  before: "Before",
  now: "Now",
  markRead: "I have read it: {title}",
  iHaveReadIt5: "I have read it",
  recipesFitDifferently:
    "{count, plural, one {A recipe that you kept fits} other {{count} recipes that you kept fit}} you differently now",
  ourTeamDecidedAbout:
    "Our team has decided about {count, plural, one {a recipe} other {{count} recipes}} that you wrote or imported",
  decisionsOfOurTeam: "Decisions of our team",
  hiddenForEverybody: "Hidden: nobody can open it any more.",
  hiddenButForYou: "Hidden: only you can open it.",
  deletedForEverybody: "Deleted: it is gone for everybody.",
  ourTeamWrote: "Our team wrote:",
  ourTeamHidThis: "Our team has hidden this recipe",
  ourTeamDeletedThis: "Our team has deleted this recipe",
});
