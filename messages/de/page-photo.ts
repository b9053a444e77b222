import type { Translation } from "@/lib/i18n/area";
import type { pagePhoto as english } from "../en/page-photo";

export const pagePhoto: Translation<typeof english> = {
  another: "Ein anderes Foto",
  cancel: "Abbrechen",
  chooseOrTake: "Ein Foto wählen oder aufnehmen",
  compare: "Vergleiche jede Zeile mit der Seite, bevor du speicherst.",
  compared: "Ich habe jede Zeile mit der Seite verglichen.",
  confirmComparison: "Bitte vergleiche es zuerst mit der Seite und bestätige es hier.",
  couldNotBeOpened:
    "Dieses Foto lässt sich hier nicht öffnen. Bitte schicke ein JPEG, PNG oder WebP; Handys können Fotos als „maximal kompatibel“ speichern.",
  doubtful: "Mit Zweifel gelesen: {words}.",
  choosePhotoOfPage: "Ein Foto einer Seite wählen",
  fromABook: "Aus einem Buch",
  photoOfPage: "Vom Foto einer Seite",
  gap: "Vor dieser Zeile fehlt vielleicht eine.",
  isRight: "Es stimmt",
  isRightOf: "Es stimmt: {line}",
  isTold: "Diese Zeile wurde mit Zweifel gelesen. Verbessere sie oder bestätige, dass sie stimmt.",
  kept: "Das Foto wird von uns gelesen und sofort verworfen. Niemand sonst sieht es.",
  languages: "Gelesen werden Seiten auf Englisch, Deutsch und Französisch. Handschrift nicht.",
  leftOut: "Auch gelesen, aber in keinem Feld:",
  lines:
    "{count, plural, one {Eine Zeile} other {{count} Zeilen}} weiter unten {count, plural, one {ist} other {sind}} markiert.",
  notSorted:
    "Es wurde kein Rezept erkannt. Die Zeilen sind nur nach ihrem Aussehen sortiert: Was eine Menge hat, steht bei den Zutaten.",
  photoOfThePage: "Die Seite, wie du sie fotografiert hast",
  reading: "Die Seite wird gelesen. Das dauert etwa zehn Sekunden.",
  photoExplained: "Fotografiere eine Seite: Sie wird gelesen, und du verbesserst sie, bevor sie bleibt.",
  readByMachine: "Das hat eine Maschine gelesen.",
  signIn: "Bitte melde dich an, um eine Seite lesen zu lassen.",
  signInWhy: "Was gelesen wird, wird ein eigenes Rezept von dir, das niemand sonst sieht.",
  stillHere: "Was gelesen wurde, ist noch da. Das Foto nicht: Wähle es noch einmal, um es neben dem Formular zu sehen.",
  takeItFromAbove: "Von oben, bei gutem Licht, eine Seite, und so nah, dass sie das Bild füllt.",
  throwAway: "Verwerfen",
  tryAgain: "Bitte versuche es noch einmal.",
};
