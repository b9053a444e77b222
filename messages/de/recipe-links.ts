import type { Translation } from "@/lib/i18n/area";
import type { recipeLinksText as english } from "@/messages/en/recipe-links";

export const recipeLinksText: Translation<typeof english> = {
  copyKept: "{title} steht in deinen Rezepten",
  copyFailed: "Es wurde keine Kopie angelegt. {reason}",
  yourRecipe: "Dein Rezept",
  ownPreview: "Das sehen andere über deinen Link.",
  keepACopy: "Kopie behalten",
  signInToKeep: "Anmelden, um eine Kopie zu behalten",
  linkCopiedToClipboard: "Link kopiert!",
  copyLinkByHand: "Kopiere diesen Link, um das Rezept zu teilen:",
  linkRevoked: "Link widerrufen. Er öffnet nichts mehr.",
  linkNotRevoked: "Der Link konnte nicht widerrufen werden und öffnet dein Rezept noch. Bitte versuche es noch einmal.",
  loadingTheLinks: "Die Links werden geladen",
  recipeLinksNotLoaded: "Die Links konnten nicht geladen werden",
  linksUnchanged: "Es hat sich nichts geändert: Offene Links sind weiter offen.",
  noRecipeLinks: "Niemand kann ein Rezept von dir über einen Link öffnen.",
  keepIt: "Behalten",
  revokeLink: "Link widerrufen",
  revokeExplained:
    "Wer diesen Link zu {title} hat, findet dort nichts mehr. Kopien, die andere behalten haben, gehören ihnen.",
  revokeThisLink: "Diesen Link widerrufen?",
  share: "Teilen",
  linkExplained:
    "Wer einen Link hat, liest dieses Rezept so, wie es beim Öffnen ist, auch solange es privat ist. Deine Karte, Notizen und Sterne werden nicht gezeigt.",
  shareThisRecipe: "Dieses Rezept teilen",
  ends: "Endet",
  createAndCopy: "Anlegen und kopieren",
  inADay: "In einem Tag",
  inAWeek: "In einer Woche",
  inAMonth: "In einem Monat",
  whenIRevokeIt: "Wenn ich ihn widerrufe",
};
