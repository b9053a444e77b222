import type { Translation } from "@/lib/i18n/area";
import type { verdicts as english } from "@/messages/en/verdicts";

export const verdicts: Translation<typeof english> = {
  isOrMayBe: "Ist oder kann darin sein",
  notAllOfIt: "nicht alles ist bekannt",
  notAllOfItIs: "Nicht alles ist bekannt",
  youHaveEverythingFor: "Du hast alles dafür.",
  andCountMore: " und {count} weitere",
  countMissing: "{count} fehlen:",
  lengthMore: "+{length} weitere",
  whyLine: "Warum? {line}",
  notCheckedForYou:
    "<b>Nicht für dich geprüft.</b> Eine fehlende Markierung heißt unbekannt, nicht unbedenklich. <link>Melde dich an</link>, um zu sehen, ob es zu dir passt.",
  notCheckedAgainstYour:
    "<b>Noch nicht mit deiner ID verglichen.</b> Ob dieses Rezept zu dir passt, ist unbekannt. Bitte lies jede Zutat.",
  yourIdSaysNothing:
    "<b>In deiner ID steht noch nichts, womit sich ein Rezept vergleichen lässt.</b> Trag ein, was du isst und was du meidest, unter <link>Ernährung</link> und <link2>Zutaten</link2>.",
  howItFitsYou: "Wie es zu dir passt",
  dietaryTags: "Ernährungsangaben",
  leftMore: "+{left} weitere",
  ingredients: "Zutaten",
  scale: "Menge",
  tapALineTo: "Tippe auf eine Zeile, um sie durchzustreichen",
  scaledToServingsword: "Umgerechnet auf {servingsWord}",
  fitConflict: "So nicht für dich",
  fitMayContain: "Vor dem Kochen prüfen",
  fitUnknown: "Das können wir nicht sagen",
  fitAdaptable: "Lässt sich anpassen",
  fitCheckLabels: "Passt. Prüfe die Etiketten",
  fitMatch: "Passt zu dir",
  notSafe: "So für dich nicht sicher",
  notYourWayOne: "Nicht deine Ernährungsweise, in einer Zeile",
  notYourWay: "Nicht deine Ernährungsweise, in {count} Zeilen",
  andMoreMarked: "Und {left} weitere, unten an den Zeilen markiert.",
  unknownShown: "Unbekannt: {shown}",
  cannotTellIt:
    "Wir können nicht sagen, was darin ist. Unbekannt heißt nicht unbedenklich: Bitte lies das Etikett oder frag nach.",
  cannotTellThem:
    "Wir können nicht sagen, was jeweils darin ist. Unbekannt heißt nicht unbedenklich: Bitte lies die Etiketten oder frag nach.",
  cannotTellFits: "Wir können nicht sagen, ob das zu dir passt",
  nobodyHasSaid: "Niemand hat gesagt, was darin ist.",
  fitsAsWritten: "Passt so zu deiner ID",
  knowEvery: "Wir kennen jede Zutat.",
  checkLabelsOf: "Passt. Prüfe die Etiketten: {foods}",
  brandsDiffer: "Marken unterscheiden sich hier, und das Etikett deiner sagt es dir.",
  mostFrom: "Das meiste kommt von: {food}.",
  limitSource: "Grenzwert: {source}.",
  goodForHealth: "Gut zu wissen für deine Gesundheit",
  restsRecipe: "Das stützt sich auf die Worte des Rezepts.",
  restsVenue: "Das stützt sich auf die eigenen Worte des Lokals.",
  restsGuess: "Das ist nur aus einem Namen geschlossen.",
  oneChange: "Mit einer Änderung kann es passen",
};
