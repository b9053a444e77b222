import type { Translation } from "@/lib/i18n/area";
import type { recallsText as english } from "@/messages/en/recalls";

export const recallsText: Translation<typeof english> = {
  recalls: "Rückrufe",
  signIn: "Bitte melde dich an, um Rückrufe zu sehen.",
  signInWhy: "Sie werden mit deiner Karte, deiner Familie und deinen Lebensmitteln verglichen.",
  whatTheyAre:
    "Öffentliche Meldungen über Lebensmittel mit einem Allergen, das nicht auf dem Etikett steht. Wir vergleichen sie mit deiner Karte, mit allen, für die du kochst, und mit den Lebensmitteln, die du hast.",
  ofYourFoods: "Deine Lebensmittel",
  ofYourAllergens: "Andere Lebensmittel mit deinen Allergenen",
  foodOfYoursTitle:
    "{count, plural, one {Eines deiner Lebensmittel wird zurückgerufen} other {{count} deiner Lebensmittel werden zurückgerufen}}",
  othersWithAllergens: "{count, plural, one {Ein Rückruf nennt} other {{count} Rückrufe nennen}} ein Allergen von dir.",
  seeAll: "Alle Rückrufe",
  holds: "Manche Packungen enthalten {allergens}, und das Etikett sagt es nicht.",
  holdsUnsaid: "Die Meldung sagt nicht in Worten, die wir lesen, um welches Allergen es geht.",
  youChecked: "Du hast es geprüft: {food}.",
  isAtHome: "Zu Hause: {food}.",
  isOnList: "Auf einer Einkaufsliste: {food}.",
  looksLike: "Es kann das sein, was du „{food}“ nennst. Vergleiche die Packung mit der Meldung.",
  doNotEat: "Vergleiche die Packung mit der Meldung, bevor jemand davon isst.",
  nobodysCard: "Auf niemandes Karte steht dieses Allergen.",
  whichPackets: "Welche Packungen",
  readNotice: "Meldung lesen",
  openfda: "FDA, Vereinigte Staaten",
  fsa: "Food Standards Agency, Vereinigtes Königreich",
  rasff: "RASFF, Europäische Union",
  publishedOn: "{source}, Nr. {reference}, {day}.",
  iHaveRead: "Gelesen, danke",
  markRead: "Gelesen: {food}",
  readBefore: "Gelesen",
  notStored: "Es wurde nichts geändert. Bitte versuch es noch einmal.",
  nothingFound: "Kein Rückruf, den wir kennen, betrifft dich",
  nothingFoundText:
    "In einem Lebensmittel kann etwas sein, das nicht auf dem Etikett steht, bevor es jemand merkt. Lies also weiter genau.",
  noFeeds: "Hier werden noch keine Rückrufe gelesen",
  noFeedsText:
    "Hier ist keine Quelle für Rückrufe eingerichtet. Die leere Seite sagt also nichts über deine Lebensmittel.",
  tellMe: "Was ich wissen möchte",
  sourcesAsk: "Rückrufe von Lebensmitteln, die ich nicht habe, von",
  byMail: "Neue Rückrufe per E-Mail",
  byMailWhy: "Die E-Mail nennt die Lebensmittel und nichts von einer Karte.",
  lastRead: "Zuletzt gelesen",
  neverRead: "Wird hier nicht gelesen.",
  recalledBecause: "Dieses Lebensmittel wird zurückgerufen",
  recalledWords: "Was laut einem Rückruf darin ist, ohne auf dem Etikett zu stehen",
  recalledDoubt:
    "Dieses Lebensmittel wird zurückgerufen, und die Meldung sagt nicht, wegen welches Allergens. Niemand kann also sagen, dass es passt.",
};
