import type { Translation } from "@/lib/i18n/area";
import type { reviewText as english } from "../en/review-lines";

export const reviewText: Translation<typeof english> = {
  toLookAt:
    "<b>{count, plural, one {{count} Zeile ist zweifelhaft.} other {{count} Zeilen sind zweifelhaft.}}</b> Verbessere sie, oder lass sie, wie {count, plural, one {sie ist} other {sie sind}}. Noch ist nichts gespeichert.",
  pageSays: "Auf der Seite steht",
  textSays: "In deinem Text steht",
  ingredientAsRead: "Zutat, gelesen als „{line}“",
  takeThese: "Diese Worte nehmen",
  takeTheseNamed: "Diese Worte nehmen: {text}",
  amount: "Menge",
  unit: "Einheit",
  food: "Lebensmittel",
  other_amount: "Die Seite zeigt etwas anderes.",
  other_food: "Die Seite zeigt ein anderes.",
  not_shown: "Die Liste der Seite zeigt es nicht.",
  hardly_one: "Das ist kaum eine einzelne Zutat.",
  two_foods: "Das sind vielleicht zwei Zutaten. Gib jeder eine eigene Zeile.",
  no_food: "Es fehlt.",
  two_amounts: "Es sind zwei.",
  unknown_words: "Niemand kennt hier „{words}“.",
  amount_of_page: "Sie steht auf der Seite, nicht in ihren Daten.",
  joined: "Aus zwei Zeilen zusammengesetzt.",
  cut_out: "Aus einem längeren Text genommen.",
  emptied: "Eine leere Zeile wird ausgelassen.",
  others: "{count, plural, one {Die andere Zeile} other {Die anderen {count} Zeilen}}",
  save: "Rezept speichern",
  inVersion: "Was du änderst, kommt in eine eigene Fassung.",
  saved: "{title} ist gespeichert",
};
