import type { Translation } from "@/lib/i18n/area";
import type { offlineText as english } from "@/messages/en/offline";

export const offlineText: Translation<typeof english> = {
  onThisDevice: "Auf diesem Gerät",
  noConnection: "Keine Verbindung",
  looking: "Es wird nachgesehen, was auf diesem Gerät liegt",
  whatIsHere: "Diese Rezepte öffnen sich auch ohne Netz.",
  whatWorks: "Diese Seite braucht das Netz. Was hier steht, geht ohne.",
  tryAgain: "Noch einmal versuchen",
  card: "Deine Karte",
  emergency: "Notfallseite",
  groceryList: "Einkaufsliste",
  recipesHere: "{count, plural, =0 {Rezepte} one {1 Rezept} other {{count} Rezepte}}",
  noneYet: "Hier liegen noch keine Rezepte",
  howTheyCome:
    "Rezepte, die du speicherst oder schreibst, kommen von selbst hierher, während du mit Netz in Rezepten blätterst.",
  lookThrough: "Nach einem Gericht oder einer Zutat suchen",
  noneWithThat: "Keines dieser Rezepte hat das im Titel oder in den Zutaten.",
  yourWeek: "Deine Woche",
  weekOf: "Die Woche von {name}",
  keptSince: "Auf diesem Gerät gespeichert: {moment}.",
  openPage: "Mit Netz: die Seite selbst öffnen.",
  checkedThen: "Geprüft: {moment}. Was seitdem auf einem anderen Gerät geändert wurde, ist nicht dabei.",
  notChecked: "Nicht gegen deine Karte geprüft.",
  cardChanged:
    "Deine Karte hat sich geändert, nachdem dieses Rezept hier gespeichert wurde. Mit Netz wird es neu geprüft.",
  storedHere: "Was hier gespeichert ist",
  held: "{recipes, plural, =0 {Keine Rezepte} one {1 Rezept} other {{recipes} Rezepte}}, {pictures, plural, =0 {keine Bilder} one {1 Bild} other {{pictures} Bilder}}: {size} MB.",
  alsoHere:
    "Auch deine Karte, deine Notfallseite und deine Einkaufsliste liegen hier und werden mit allem anderen gelöscht, wenn du dich abmeldest.",
  keepRecipesHere: "Meine Rezepte und meine Woche auf diesem Gerät behalten",
  emptyIt: "Rezepte und Woche von diesem Gerät löschen",
  emptied: "Rezepte und Woche sind von diesem Gerät gelöscht.",
  notEmptied: "Das hat dieses Gerät nicht getan. Bitte versuch es noch einmal.",
};
