import type { Translation } from "@/lib/i18n/area";
import type { guestCard as english } from "@/messages/en/guest-card";

export const guestCard: Translation<typeof english> = {
  yourGuestCardIs: "Deine Gastkarte ist jetzt in deinem Konto.",
  notEverythingCouldBe:
    "Nicht alles konnte übernommen werden. Die Gastkarte liegt noch auf diesem Gerät; bitte versuche es noch einmal.",
  itIsOnThis: "Sie liegt auf diesem Gerät. Übernimm sie in dein Konto, dann ist sie überall, wo du dich anmeldest.",
  moveGuestSuffixInto: "GUEST-{suffix} in dein Konto übernehmen?",
  moveIt: "Übernehmen",
  notNow: "Nicht jetzt",
  itIsNotMine: "Sie gehört mir nicht: löschen",
  deleteTheCard: "Karte löschen",
  itIsOnThisDevice: "Sie liegt nur auf diesem Gerät: Niemand kann sie zurückholen. Dein Konto bleibt, wie es ist.",
  deleteGuestSuffix: "GUEST-{suffix} löschen?",
  yourAccountThenSays:
    "In deinem Konto steht dann: {join}. Nichts, was schon darin steht, wird milder oder verschwindet.",
  yourAccountHoldsAll: "In deinem Konto steht schon alles davon.",
  keyStaysOutWhy: "{key} bleibt draußen. {why}",
};
