import type { Translation } from "@/lib/i18n/area";
import type { leftOutText as english } from "../en/left-out";

export const leftOutText: Translation<typeof english> = {
  leftOut:
    "<b>{count, plural, one {{count} Zeile wurde ausgelassen: Sieh sie dir an.} other {{count} Zeilen wurden ausgelassen: Sieh sie dir an.}}</b>",
  unknownUntilDecided:
    "{count, plural, one {Sie steht} other {Sie stehen}} auf der Seite. Bis du entscheidest, ist unbekannt, was {count, plural, one {sie nennt} other {sie nennen}}.",
  doubtful:
    "<b>{count, plural, one {{count} Zeile ist zweifelhaft: Sieh sie dir an.} other {{count} Zeilen sind zweifelhaft: Sieh sie dir an.}}</b>",
  doubtfulUntilDecided: "Bis du entscheidest, ist unbekannt, was die Seite dort an anderen Lebensmitteln nennt.",
  pageShows: "die Seite zeigt „{text}“",
  doubtAmounts: "die Seite zeigt eine andere Menge",
  doubtFoods: "die Seite zeigt ein anderes Lebensmittel",
  doubtHidden: "die Liste der Seite zeigt sie nicht",
  doubtUnclear: "das ist kaum eine einzelne Zutat",
  correctLine: "Statt „{line}“",
  useThis: "So übernehmen",
  acceptLine: "Sie stimmt",
  acceptLineNamed: "Sie stimmt: {line}",
  inTheList: "in der Liste der Seite",
  besideTheList: "neben der Liste der Seite",
  inTheData: "in den Daten der Seite",
  inTheMethod: "in der Zubereitung der Seite",
  addAsIngredient: "Als Zutat aufnehmen",
  addIngredientNamed: "Als Zutat aufnehmen: {line}",
  addAsStep: "Als Schritt aufnehmen",
  addStepNamed: "Als Schritt aufnehmen: {line}",
  dismiss: "Gehört nicht dazu",
  dismissNamed: "Gehört nicht dazu: {line}",
  inYourOwn: "Was du aufnimmst, kommt in eine eigene Version.",
  added: "Aufgenommen. Das Rezept wird jetzt damit beurteilt.",
  addedToVersion: "In eine eigene Version aufgenommen.",
  inUnknownColumn: "in einer Spalte der Tabelle, die wir nicht kennen",
  recipesFound: "Gefundene Rezepte",
  lines:
    "{ingredients, plural, one {{ingredients} Zutat} other {{ingredients} Zutaten}}, {steps, plural, one {{steps} Schritt} other {{steps} Schritte}}",
  cannotBeRead: "{title} lässt sich nicht lesen und deshalb nicht auswählen.",
  chooseAll: "Alle auswählen",
  chooseNone: "Keins auswählen",
  importChosen:
    "{count, plural, =0 {Importieren} one {{count} Rezept importieren} other {{count} Rezepte importieren}}",
  becomesYourOwn: "Was du auswählst, wird dein eigenes Rezept. Nur du siehst es.",
  signInToChoose:
    "Melde dich an, um die Rezepte zu importieren, die du willst. Sie werden deine eigenen, und nur du siehst sie.",
  signIn: "Anmelden",
  importedThem: "{count, plural, one {{count} Rezept wurde importiert:} other {{count} Rezepte wurden importiert:}}",
  othersOnPage:
    "{count, plural, one {Auf der Seite steht noch ein Rezept. Es gehört nicht zu diesem.} other {Auf der Seite stehen noch {count} Rezepte. Sie gehören nicht zu diesem.}}",
  pasteToImport: "Um eines zu importieren, füge es noch einmal allein ein.",
  hideOthers: "Nicht mehr zeigen",
  howToPaste:
    "Öffne die Seite in deinem Browser, markiere alles, kopiere es und füge es hier ein. Der HTML-Quelltext geht auch.",
  pasteInstead: "Stattdessen Text oder HTML der Seite einfügen",
  pasteText: "Text mit einem Rezept",
  howToPasteText:
    "Die Zutaten und, wenn es sie gibt, die Zubereitung. Eine Bildunterschrift, ein Chat, eine E-Mail, eine Notiz oder der Quelltext einer Seite.",
  anyText: "Aus einem beliebigen Text",
  anyTextExplained:
    "Füge ein, was dir jemand geschickt hat oder was unter einem Bild oder Video steht. Zweifelhafte Zeilen siehst du vor dem Speichern.",
  listPasted: "{count} Webadressen gefunden.",
  importList: "Als Liste importieren",
  textPasted: "Dieser Text hat mehrere Zeilen.",
  readAsRecipe: "Als Rezept lesen",
  extractRecipe: "Rezept herauslesen",
};
