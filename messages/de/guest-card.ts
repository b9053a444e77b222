import type { Translation } from "@/lib/i18n/area";
import type { guestCard as english } from "@/messages/en/guest-card";

export const guestCard: Translation<typeof english> = {
  guestCardMoved: "Deine Gastkarte ist jetzt in deinem Konto.",
  moveIncomplete:
    "Nicht alles konnte übernommen werden. Die Gastkarte liegt noch auf diesem Gerät; bitte versuche es noch einmal.",
  venueNotTold: "{venue} war nicht zu erreichen: Das Lokal sieht die Karte, bis du gehst.",
  onThisDevice: "Sie liegt auf diesem Gerät. Übernimm sie in dein Konto, dann ist sie überall, wo du dich anmeldest.",
  moveQuestion: "GUEST-{suffix} in dein Konto übernehmen?",
  moveIt: "Übernehmen",
  notNow: "Nicht jetzt",
  notMineDelete: "Sie gehört mir nicht: löschen",
  deleteTheCard: "Karte löschen",
  onThisDeviceOnly: "Sie liegt nur auf diesem Gerät: Niemand kann sie zurückholen. Dein Konto bleibt, wie es ist.",
  deleteGuestSuffix: "GUEST-{suffix} löschen?",
  mergedAccount: "In deinem Konto steht dann: {join}. Nichts, was schon darin steht, wird milder oder verschwindet.",
  nothingToMerge: "In deinem Konto steht schon alles davon.",
  keyStaysOutWhy: "{key} bleibt draußen. {why}",
  comparingCards: "Wird mit der Karte auf diesem Gerät abgeglichen …",
  notCheckedAgainstThe:
    "<b>Nicht mit der Karte auf diesem Gerät abgeglichen.</b> Ein fehlendes Kennzeichen heißt unbekannt, nicht sicher. Bitte lies jede Zutat, oder versuche es später noch einmal.",
  sendingChange: "Deine Änderung wird an die Küche gesendet …",
  kitchenLacksChange: "Die Küche hat deine letzte Änderung noch nicht. Zeig dem Personal deine Karte.",
  emptyNotSent:
    "Eine leere Karte wird nicht gesendet: Die Küche hat noch, was sie hatte. Checke aus, wenn sie nichts sehen soll.",
  stillCheckedIn: "Du bist bei {venue} noch eingecheckt. Es wurde nichts geändert; bitte versuche es noch einmal.",
  yourVisitToVenue: "Dein Besuch bei {venue}",
  sendItAgain: "Noch einmal senden",
  changeWhatTheySee: "Ändern, was gezeigt wird",
  checkOut: "Auschecken",
  notCheckedAgainstTheCard:
    "<b>Nicht mit der Karte auf diesem Gerät abgeglichen.</b> Ein fehlendes Kennzeichen heißt unbekannt, nicht sicher.",
  retry: "Noch einmal versuchen",
  checkedInUntil: "Eingecheckt bei <b>{venue}</b> bis {until}.",
  checkedInAtUntil: "Eingecheckt bei <b>{venue}</b>, {location}, bis {until}.",
  linksSending: "Deine Änderung wird an deine Links gesendet …",
  linksFailed: "Deine Links zeigen deine letzte Änderung noch nicht. Zeig stattdessen die Karte auf diesem Gerät.",
  linksBlank:
    "Eine leere Karte wird nicht gesendet: Deine Links zeigen noch, was auf ihr stand. Widerrufe sie, wenn sie nichts zeigen sollen.",
  linksNotEnded:
    "Deine Links waren nicht zu erreichen: Sie öffnen deine Karte, bis sie enden. Bitte versuche es noch einmal.",
  shortAllergies:
    "Das sind Daten über deine Gesundheit. Wenn du eine hinzufügst, willigst du ein, dass wir sie auf deiner Karte behalten, Essen für dich damit abgleichen und sie zeigen, wo du deine Karte zeigst. Du kannst das unter Einstellungen, Privatsphäre zurücknehmen.",
};
