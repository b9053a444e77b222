/** Why a page, a text or a photo gives no recipe, in German. */
export const intakeErrors = {
  importBusy: "Gerade werden viele Rezepte eingelesen. Bitte versuche es noch einmal.",
  importInvalidUrl: "Gib eine ganze Adresse ein, die mit http:// oder https:// beginnt",
  importNotAllowed: "Diese Adresse ist nicht erlaubt: Sie führt zu keiner Seite im öffentlichen Netz.",
  importUnsupported:
    "Von dieser Website können wir zurzeit leider keine Rezepte lesen. Bitte versuche es mit der Adresse eines anderen Rezepts.",
  importNoHost: "Unter dieser Adresse gibt es keine Website. Bitte prüfe, ob sie richtig geschrieben ist.",
  importUnreachable:
    "Die Website war nicht zu erreichen. Bitte versuche es später noch einmal oder füge die Seite selbst ein.",
  importTimedOut:
    "Die Website hat zu lange nicht geantwortet. Bitte versuche es noch einmal oder füge die Seite selbst ein.",
  importRefused: "Die Website zeigt uns diese Seite nicht. Du kannst sie stattdessen einfügen.",
  importNoPage: "Die Website hat unter dieser Adresse keine Seite.",
  importSiteError:
    "Die Website konnte diese Seite nicht liefern. Bitte versuche es später noch einmal oder füge die Seite selbst ein.",
  importRedirects:
    "Die Website schickt uns immer weiter zu anderen Adressen. Du kannst die Seite stattdessen einfügen.",
  importNotHtml:
    "Diese Adresse führt zu einer Datei und nicht zu einer Webseite. Du kannst sie öffnen und ihren Text einfügen oder ein Foto davon schicken.",
  importTooLarge: "Die Seite ist zu groß zum Lesen. Du kannst stattdessen den Teil mit dem Rezept einfügen.",
  importLineTooLong:
    "Eine Zeile dieses Rezepts ist länger, als sie hier sein darf: höchstens {letters} Zeichen für eine Zutat und {more} für einen Schritt. Es wurde nichts davon behalten, denn gerade was wir weglassen, könnte für dich wichtig sein.",
  importNoRecipe:
    "Wir haben dort kein Rezept gefunden. Du kannst Zutaten und Zubereitung einfügen oder ein Foto davon schicken.",
  importIncomplete:
    "Diese Seite bricht mitten im Rezept ab, es könnte also etwas fehlen. Du kannst das Rezept stattdessen einfügen.",
  importHidden:
    "Wir kennen das Rezept dieser Seite, und unser Team hat es ausgeblendet. Du kannst es stattdessen für dich einfügen.",
  importHiddenReason:
    "Wir kennen das Rezept dieser Seite, und unser Team hat es ausgeblendet. Du kannst es stattdessen für dich einfügen. Der Grund: {reason}",
  importSeveral: "Dort stehen mehrere Rezepte, und nichts sagt, wo jedes anfängt. Bitte füge eines davon allein ein.",
  importSeveralOnPage: "Auf dieser Seite stehen mehrere Rezepte. Wähle aus, welche du willst.",
  importSeveralInText: "In diesem Text stehen mehrere Rezepte. Wähle aus, welche du willst.",
  importNeedsReview: "Einige Zeilen sind zweifelhaft. Sieh sie dir an, bevor du das Rezept speicherst.",
  importTable:
    "Das ist eine Tabelle, die sich nicht als Rezepte lesen lässt. Sie braucht eine Spalte für den Namen und eine für die Zutaten, und Anführungszeichen um einen Text, in dem das Zeichen zwischen den Spalten vorkommt.",
  pickName: "Nenne das Rezept",
  pickLeast: "Nenne mindestens ein Rezept",
  pickMost: "Höchstens {count} Rezepte auf einmal",
  importPickSignIn: "Melde dich an, um die gewählten Rezepte zu behalten. Nur du wirst sie sehen.",
  pageGivenUp: "Dieses Foto wurde aufgegeben, bevor es gelesen war.",
  pageTooLong:
    "Dieses Foto zu lesen hat zu lange gedauert. Bitte versuche es mit einem, auf dem nur das Rezept zu sehen ist.",
  uploadBytes: "Die Datei hat {count} Bytes und nicht die {announced}, die angekündigt waren",
  uploadThere: "An diese Adresse wurde schon eine Datei gesendet. Bitte fordere eine neue an.",
  pictureKinds: "{why} Bitte sende ein JPEG, PNG oder WebP.",
  pictureGif: "Animierte GIF-Bilder gehen nicht.",
  picturePdf: "Das ist ein PDF und kein Foto.",
  pictureHeic: "HEIC- und AVIF-Fotos können hier nicht gelesen werden.",
  pictureSvg: "SVG-Zeichnungen gehen nicht.",
  pictureUnknown: "Diese Datei ist kein Foto, das hier gelesen werden kann.",
  photoTooLarge: "Ein Foto darf höchstens {count} MB haben",
  photosMost: "Ein Rezept hat höchstens {count} Fotos. Lösche erst eines.",
  photosNoRoom: "Für Fotos ist gerade kein Platz. Bitte versuche es später noch einmal.",
  photosAway: "Fotos können gerade nicht gespeichert oder gezeigt werden. Bitte versuche es noch einmal.",
  uploadSlow: "Das Hochladen hat zu lange gedauert. Bitte versuche es noch einmal.",
  uploadOver: "Diese Adresse zum Hochladen gilt nicht oder nicht mehr. Bitte fordere eine neue an.",
  photoKinds: "Fotos müssen JPEG, PNG oder WebP sein",
  photoKeyUsed: "Dieser Schlüssel wurde nicht für dieses Rezept ausgegeben, wurde schon verwendet oder ist abgelaufen",
  photoAddressHere: "Muss die Adresse eines Fotos hier sein. Lade andere Fotos als Dateien hoch.",
  photoDamaged: "Dieses Foto ist beschädigt und lässt sich nicht lesen. Bitte wähle ein anderes.",
  photoAnimated: "Bewegte Bilder lassen sich nicht verwenden. Bitte wähle ein stehendes Foto.",
  codeDigits: "{count} Ziffern: Ein Strichcode hat 8, 12 oder 13",
  menuWithoutDishes: "In diesen Worten wurde kein Gericht gefunden",
  menuPageTooLong:
    "Die Karte dieser Seite ist zu lang, um auf einmal geprüft zu werden ({count} Gerichte). Füge den Teil ein, den du brauchst.",
  menuTooLong: "Höchstens {count} Gerichte auf einmal: prüfe die Karte in Teilen",
  codeCheckDigit: "Die letzte Ziffer passt nicht zu den anderen. Bitte vergleiche die Ziffern mit der Packung",
  noProductCode: "Das ist kein Strichcode eines Lebensmittels",
  productServiceSilent:
    "Wir können gerade keine Produkte nachschlagen. Fotografiere das Etikett oder versuche es gleich noch einmal",
  photosReadBusy: "Gerade werden viele Fotos gelesen. Bitte versuche es gleich noch einmal.",
  photosUploadBusy: "Gerade werden viele Fotos hochgeladen. Bitte versuche es gleich noch einmal.",
  photoAnimatedPage: "Bewegte Bilder lassen sich nicht lesen. Bitte wähle ein stehendes Foto.",
  photoPixelsMost: "Dieses Foto hat zu viele Bildpunkte: höchstens {million} Millionen, {side} je Seite.",
  photoSmall: "Dieses Foto ist zu klein: mindestens {side} Bildpunkte je Seite.",
  photoSmallLetters: "Dieses Foto ist zu klein, um seine Buchstaben zu lesen.",
  photoNoText:
    "Auf diesem Foto wurde kein Text gefunden. Nimm es von oben auf, bei gutem Licht, so dass die Seite es füllt.",
} as const;
