import type { Translation } from "@/lib/i18n/area";
import type { addressListText as english } from "@/messages/en/address-list";

export const addressListText: Translation<typeof english> = {
  title: "Aus einer Liste von Adressen",
  explained:
    "Füge Webadressen von Rezepten ein: eine je Zeile, eine E-Mail oder exportierte Lesezeichen. Sie werden nacheinander gelesen, und jede bekommt eine Zeile im Bericht.",
  label: "Webadressen",
  found:
    "{count, plural, =0 {Noch keine Webadresse gefunden.} one {1 Adresse gefunden.} other {{count, number} Adressen gefunden.}}",
  twice: "{count, plural, one {1 steht doppelt da.} other {{count, number} stehen mehrfach da.}}",
  first: "Die ersten {count} werden gelesen; die anderen bleiben im Feld.",
  read: "{count, plural, one {1 Rezeptseite} other {{count, number} Rezeptseiten}} importieren",
  reading: "Die Seiten werden gelesen",
  done: "{done} von {total} Adressen",
  pause: "Vor der nächsten Seite wird kurz gewartet.",
  stop: "Anhalten",
  closing:
    "Was importiert ist, bleibt, auch wenn du diese Seite schließt: Füge die Liste noch einmal ein; was du schon hast, wird nicht erneut geholt.",
  goOn: "Weiter",
  retry: "{count, plural, one {1 Seite} other {{count, number} Seiten}} noch einmal versuchen",
  another: "Andere Liste",
  saveReport: "Bericht speichern",
  yours: "Zu deinen Rezepten",
  sumAdded: "{count, plural, one {1 Rezept} other {{count, number} Rezepte}} importiert.",
  sumKept: "{count} hattest du schon.",
  sumSeveral:
    "{count, plural, one {1 Seite enthält mehrere Rezepte: Wähle aus.} other {{count, number} Seiten enthalten mehrere Rezepte: Wähle aus.}}",
  sumFailed: "{count} nicht gelesen: Bei jeder steht, warum.",
  sumWaiting: "{count} nicht begonnen.",
  limit:
    "Weitere Seiten können in {minutes, plural, one {1 Minute} other {{minutes, number} Minuten}} gelesen werden. Mach dann weiter, hier oder indem du die Liste noch einmal einfügst.",
  noRoom: "Gerade werden viele Rezepte importiert. Mach in einer Weile weiter.",
  notSent: "Die Adressen konnten nicht gesendet werden.",
  added: "Importiert",
  kept: "Hast du schon",
  several: "Mehrere Rezepte",
  failed: "Nicht gelesen",
  waiting: "Nicht begonnen",
  choose: "Von dieser Seite auswählen",
  paste: "Diese Seite einfügen",
  correct: "Berichtige die Adresse und füge sie in eine andere Liste ein.",
  photo: "Ein Foto davon verwenden",
  later: "Später geht es vielleicht.",
  report: "Adressen von Rezepten",
  reportLine: "{state}: {title} {address}",
  pasteFailed: "Der eingefügte Text konnte nicht gesendet werden.",
};
