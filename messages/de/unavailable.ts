import type { Translation } from "@/lib/i18n/area";
import type { unavailable as english } from "@/messages/en/unavailable";

export const unavailable: Translation<typeof english> = {
  notAvailable: "Nicht erreichbar",
  productIsNotAvailable: "{product} ist nicht erreichbar.",
  pageUnavailable:
    "Die Seite konnte nicht aufgebaut werden. Was du gespeichert hast, ist sicher. Bitte versuche es gleich noch einmal.",
  tryAgain: "Noch einmal versuchen",
  reportNumber: "Wenn du das meldest, nenne die Nummer {number}.",
};
