import type { Translation } from "@/lib/i18n/area";
import type { leftOutText as english } from "../en/left-out";

export const leftOutText: Translation<typeof english> = {
  leftOut:
    "<b>{count, plural, one {{count} Zeile wurde ausgelassen: Sieh sie dir an.} other {{count} Zeilen wurden ausgelassen: Sieh sie dir an.}}</b>",
  unknownUntilDecided:
    "{count, plural, one {Sie steht} other {Sie stehen}} auf der Seite. Bis du entscheidest, ist unbekannt, was {count, plural, one {sie nennt} other {sie nennen}}.",
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
};
