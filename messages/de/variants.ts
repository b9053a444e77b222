import type { Translation } from "@/lib/i18n/area";
import type { variantsText as english } from "@/messages/en/variants";

export const variantsText: Translation<typeof english> = {
  titleIsNoLonger:
    "<b>{title} gibt es nicht mehr.</b> Das Rezept, aus dem du das gemacht hast, wurde gelöscht oder geschlossen. Deine Version bleibt, wie sie ist.",
  versionOf: "Deine Version von {base}. Nur du kannst sie sehen.",
  titleHasChangedSince:
    "<b>{title} hat sich seitdem geändert.</b> Deine Version bleibt, wie du sie gemacht hast. Sieh dir {base} an, wie es jetzt ist; wenn du deine Version noch einmal speicherst, verschwindet dieser Hinweis.",
  variantNotDeleted: "Die Version konnte nicht gelöscht werden",
  deleteVariant: "Version löschen",
  titleIsDeletedFor:
    "<b>{title}</b> wird endgültig gelöscht. Das Rezept, aus dem sie entstand, bleibt, und ebenso, was sie auf deine Einkaufslisten gesetzt hat.",
  changed: "Geändert",
  added: "Hinzugefügt",
  leftOut: "Weggelassen",
  forUses: "; für {uses}",
  lineChanged: "Du hast diese Zeile selbst geändert. Sie wird beim Speichern geprüft.",
  leftOutOfVersion: "In deiner Version weggelassen.",
  undoText: "Rückgängig: {text}",
  undo: "Rückgängig",
  noSubstitute:
    "Wir kennen nichts, was dir stattdessen sicher passt. Ändere die Zeile unten selbst, oder lass sie weg.",
  inPlaceOfText: "Anstelle von {text}",
  amountOpen: "Die Menge bestimmst du: {ratio}",
  useEach: "{each} nehmen",
  use: "Nehmen",
  leftMoreInPlace: "{left} weitere<span> anstelle von {text}</span>",
  idEmpty:
    "Deine ID sagt noch nichts, woran sich ein Rezept prüfen lässt. Trag es ein unter <link>Ernährung</link> und <link2>Zutaten</link2>.",
  everyLineFitsYour:
    "<b>Jede Zeile passt so zu deiner ID.</b> Etiketten unterscheiden sich je nach Marke, lies sie also bitte.",
  everyLineFitsAll:
    "<b>Jede Zeile passt so für {names}.</b> Etiketten unterscheiden sich je nach Marke, lies sie also bitte.",
  onlyWhatFitsAll:
    "Angeboten wird nur, wovon wir wissen, dass es für {names} passt. Was du nimmst, steht unten bei den Zutaten; nichts ist gespeichert, bevor du speicherst.",
  offersExplained:
    "Angeboten wird nur, wovon wir wissen, dass es zu deiner ganzen ID passt. Was du nimmst, steht unten bei den Zutaten; nichts ist gespeichert, bevor du speicherst.",
  recipeNotLoaded: "Das Rezept konnte nicht geladen werden",
  writtenNotLost: "Nichts, was du geschrieben hast, ist verloren. Bitte versuche es noch einmal.",
  retry: "Noch einmal versuchen",
  yourRecipes: "Deine Rezepte",
  browseRecipes: "Rezepte durchsehen",
  insteadOfFrom: "Anstelle von {from}",
  versionLacks: "Deine Version hat kein {from}: Lass es hier weg",
  replacedAsInList: "Nimm für {from} {to}, wie in deiner Liste",
  signInKeepsWords:
    "Du musst angemeldet sein, um Rezepte anzupassen. Was du geschrieben hast, bleibt in diesem Formular.",
  failedToUpdateVariant: "Die Version konnte nicht geändert werden",
  failedToCreateVariant: "Die Version konnte nicht angelegt werden",
  variantUpdated: "Version geändert",
  variantCreated: "Version angelegt",
  nothingDiffersYet: "Noch nichts ist anders als im Ausgangsrezept.",
  changeSomething: "Ändere den Titel, eine Zutat oder einen Schritt: Erst dann entsteht eine eigene Version.",
  edit: "Bearbeiten",
  saveChanges: "Änderungen speichern",
  saveMyVersion: "Meine Version speichern",
  makeItFitMe: "Für mich passend machen",
  ingredients: "Zutaten",
  method: "Zubereitung",
  differencesTitle: "Was anders ist als im Ausgangsrezept",
  noBaseRecipeAvailable: "Das Ausgangsrezept gibt es nicht mehr.",
  nothingYet: "Noch nichts.",
  signInToCustomize: "Du musst angemeldet sein, um Rezepte anzupassen",
  versionPrivate:
    "Eine eigene Version ist privat. Was du in diesem Tab geschrieben hattest, ist wieder da, sobald du angemeldet bist.",
  was: "war",
  nowIs: "jetzt",
};
