import type { Translation } from "@/lib/i18n/area";
import type { recipeLinksText as english } from "@/messages/en/recipe-links";

export const recipeLinksText: Translation<typeof english> = {
  titleIsInYour: "{title} steht in deinen Rezepten",
  noCopyWasMade: "Es wurde keine Kopie angelegt. {reason}",
  yourRecipe: "Dein Rezept",
  thisIsWhatOthers: "Das sehen andere über deinen Link.",
  keepACopy: "Kopie behalten",
  signInToKeep: "Anmelden, um eine Kopie zu behalten",
  linkCopiedToClipboard: "Link kopiert!",
  copyThisLinkTo: "Kopiere diesen Link, um das Rezept zu teilen:",
  linkRevokedItOpens: "Link widerrufen. Er öffnet nichts mehr.",
  theLinkCouldNot:
    "Der Link konnte nicht widerrufen werden und öffnet dein Rezept noch. Bitte versuche es noch einmal.",
  loadingTheLinks: "Die Links werden geladen",
  failedToLoadThe: "Die Links konnten nicht geladen werden",
  nothingHasChangedLinks: "Es hat sich nichts geändert: Offene Links sind weiter offen.",
  nobodyCanOpenA: "Niemand kann ein Rezept von dir über einen Link öffnen.",
  keepIt: "Behalten",
  revokeLink: "Link widerrufen",
  whoeverHasThisLink:
    "Wer diesen Link zu {title} hat, findet dort nichts mehr. Kopien, die andere behalten haben, gehören ihnen.",
  revokeThisLink: "Diesen Link widerrufen?",
  share: "Teilen",
  whoeverHasALink:
    "Wer einen Link hat, liest dieses Rezept so, wie es beim Öffnen ist, auch solange es privat ist. Deine Karte, Notizen und Sterne werden nicht gezeigt.",
  shareThisRecipe: "Dieses Rezept teilen",
  ends: "Endet",
  createAndCopy: "Anlegen und kopieren",
  inADay: "In einem Tag",
  inAWeek: "In einer Woche",
  inAMonth: "In einem Monat",
  whenIRevokeIt: "Wenn ich ihn widerrufe",
};
