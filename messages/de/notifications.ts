import type { Translation } from "@/lib/i18n/area";
import type { notificationsText as english } from "@/messages/en/notifications";

export const notificationsText: Translation<typeof english> = {
  recallsTitle:
    "{count, plural, one {Ein Lebensmittel wird zurückgerufen} other {{count} Lebensmittel werden zurückgerufen}}",
  recallsBody: "Sieh nach, ob es deines ist.",
  verdictsTitle: "{count, plural, one {Ein gemerktes Rezept hat} other {{count} gemerkte Rezepte haben}} sich geändert",
  verdictsBody: "Sieh nach, ob es noch passt.",
  kitchenTitle: "{name}: Deine Karte wurde gelesen",
  kitchenBody: "Die Küche weiß, was nicht auf deinen Teller darf.",
  listTitle: "{name}: {count, plural, one {noch etwas} other {noch {count} Sachen}}",
  listBody: "Jemand aus deinem Haushalt hat etwas auf die Liste gesetzt.",
  notifications: "Benachrichtigungen",
  onThisDevice: "Dieses Gerät benachrichtigen",
  onThisDeviceWhy: "Auch wenn {product} geschlossen ist. Keine Benachrichtigung sagt, was auf einer Karte steht.",
  tellOf: "Sag mir Bescheid über",
  recalls: "Rückrufe von Lebensmitteln, die mich betreffen",
  verdicts: "Gemerkte Rezepte, die anders passen",
  kitchen: "Eine Küche, die meine Karte gelesen hat",
  list: "Neue Zeilen auf der Liste eines Haushalts",
  notHere:
    "Dieser Browser kennt keine Benachrichtigungen. Leg {product} auf einem iPhone zuerst auf den Home-Bildschirm.",
  refused: "Benachrichtigungen sind für {product} ausgeschaltet. Schalte sie in den Einstellungen deines Browsers ein.",
  failed: "Benachrichtigungen konnten nicht eingeschaltet werden. Bitte versuch es noch einmal.",
  notStored: "Es wurde nichts geändert. Bitte versuch es noch einmal.",
};
