import type { Translation } from "@/lib/i18n/area";
import type { verdictNewsText as english } from "@/messages/en/verdict-news";

export const verdictNewsText: Translation<typeof english> = {
  unchangedRetry: "Es wurde nichts geändert. Bitte versuche es noch einmal.",
  recipesThatChanged: "Geänderte Rezepte",
  newsWhy: "Es wurde geändert, oder wir wissen mehr darüber, was darin ist.",
  before: "Vorher",
  now: "Jetzt",
  markRead: "Gelesen: {title}",
  iHaveReadIt5: "Gelesen",
  recipesFitDifferently:
    "{count, plural, one {Ein Rezept, das du behalten hast, passt} other {{count} Rezepte, die du behalten hast, passen}} jetzt anders zu dir",
  ourTeamDecidedAbout:
    "Unser Team hat über {count, plural, one {ein Rezept entschieden, das} other {{count} Rezepte entschieden, die}} du geschrieben oder importiert hast",
  decisionsOfOurTeam: "Entscheidungen unseres Teams",
  hiddenForEverybody: "Verborgen: Niemand kann es mehr öffnen.",
  hiddenButForYou: "Verborgen: Nur du kannst es öffnen.",
  deletedForEverybody: "Gelöscht: Es ist für alle weg.",
  ourTeamWrote: "Unser Team schrieb:",
  ourTeamHidThis: "Unser Team hat dieses Rezept verborgen",
  ourTeamDeletedThis: "Unser Team hat dieses Rezept gelöscht",
};
