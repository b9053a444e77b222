import type { Translation } from "@/lib/i18n/area";
import type { endedWaysText as english } from "@/messages/en/ended-ways";

export const endedWaysText: Translation<typeof english> = {
  whatElseEnds: "Was sonst noch endet",
  whoeverKnewTheOld:
    "Wer dein altes Passwort kannte, kann das eingerichtet haben. Es endet, sobald du das neue setzt. Hake an, was du kennst und behalten möchtest.",
  whatEnded: "Was geendet hat",
  nothingOfThisSees: "Nichts davon liest noch etwas von dir oder meldet sich als du an.",
  goToSignIn: "Zur Anmeldung",
  signIn: "Angemeldet auf {name}, seit {moment}",
  secondFactor: "Anmeldung in zwei Schritten, eingerichtet {moment}, bevor jemand diese E-Mail bestätigt hatte",
  passkey: "Passkey „{name}“, hinzugefügt {moment}",
  application: "Anwendung „{name}“, erlaubt {moment}",
  ownApplication:
    "Secret deiner Anwendung „{name}“, erstellt {moment}, und jedes Token, das sie bekommen hat: Mit einem neuen Secret geht sie wieder",
  shareLink:
    "Link zu deiner Karte ({rows}), erstellt {moment}, {views, plural, =0 {nie geöffnet} one {von 1 Person geöffnet} other {von {views} Personen geöffnet}}",
  recipeLink:
    "Link zu deinem Rezept „{name}“, erstellt {moment}, {views, plural, =0 {nie geöffnet} one {von 1 Person geöffnet} other {von {views} Personen geöffnet}}",
  calendar: "Kalender deines Essensplans, angelegt {moment}",
  calendarOf: "Kalender des Essensplans von „{name}“, angelegt {moment}",
  household: "Haushalt „{name}“, beigetreten {moment} ({rows} und die Menschen, die du hinzugefügt hast)",
  householdBlank: "Haushalt „{name}“, beigetreten {moment} (die Menschen, die du hinzugefügt hast)",
  invitation: "Einladung in den Haushalt „{name}“, erstellt {moment}",
  teamInvitation: "Einladung von „{name}“ in dein Geschäft, erstellt {moment}",
  tableSeat: "Gemeinsamer Tisch bei {name}, seit {moment}",
  tableSeatAtHome: "Gemeinsamer Tisch zu Hause, seit {moment}",
  visit: "Besuch bei {name}, seit {moment}",
};
