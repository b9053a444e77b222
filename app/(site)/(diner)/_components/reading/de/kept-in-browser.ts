import { KEPT_IN_BROWSER, type KeptKind } from "../kept-in-browser";

const KINDS: Readonly<Record<KeptKind, string>> = {
  Cookie: "Cookie",
  "Browser storage": "Browser-Speicher",
  "This tab only": "Nur dieser Tab",
  "Browser database": "Browser-Datenbank",
  "Page cache": "Seiten-Cache",
};

/**
 * German translations by the English text. A test fails if a purpose or duration of KEPT_IN_BROWSER is missing here.
 */
export const SAID_IN_GERMAN: Readonly<Record<string, string>> = {
  "Knows that you are signed in. Encrypted, not readable by scripts, sent to this site only.":
    "Weiß, dass du angemeldet bist. Verschlüsselt, für Skripte nicht lesbar, wird nur an diese Seite gesendet.",
  "Knows that you have signed in with this browser before, so that strangers who guess at your password do not lock you out of it. Names nobody, not readable by scripts, sent to this site only.":
    "Weiß, dass du dich mit diesem Browser schon angemeldet hast, damit dich Fremde, die dein Passwort raten, nicht aussperren. Nennt niemanden, für Skripte nicht lesbar, wird nur an diese Seite gesendet.",
  "Light or dark, and how large text is: set when you choose it.":
    "Hell oder dunkel, und wie groß Text ist: gesetzt, wenn du es wählst.",
  "The language of the pages: set when you choose it.": "Die Sprache der Seiten: gesetzt, wenn du sie wählst.",
  "The list that recipes are added to, so that the page of groceries comes with it. Sent with that page only.":
    "Die Liste, auf die Rezepte kommen, damit die Einkaufsseite gleich mit ihr kommt. Wird nur mit dieser Seite gesendet.",
  "400 days, or until you sign out": "400 Tage, oder bis du dich abmeldest",
  "Your check-in at a restaurant without an account. A random number, not readable by scripts.":
    "Dein Einchecken in einem Lokal ohne Konto. Eine zufällige Zahl, für Skripte nicht lesbar.",
  "Your seat when several people eat together without accounts. A random number, not readable by scripts.":
    "Dein Platz, wenn mehrere ohne Konto zusammen essen. Eine zufällige Zahl, für Skripte nicht lesbar.",
  "Shows that this browser knows the password of a link to the numbers of a restaurant. It is bound to that link and not readable by scripts.":
    "Zeigt, dass dieser Browser das Passwort eines Links zu den Zahlen eines Restaurants kennt. Gilt nur für diesen Link und ist für Skripte nicht lesbar.",
  "12 hours": "12 Stunden",
  "Knows that this device is the tablet of a kitchen, paired by a restaurant. A random number, not readable by scripts.":
    "Weiß, dass dieses Gerät das Tablet einer Küche ist, das ein Lokal gekoppelt hat. Eine zufällige Zahl, für Skripte nicht lesbar.",
  "Who is signed in here and your card, so that pages can show them. It holds nothing that signs in and never leaves the browser.":
    "Wer hier angemeldet ist und deine Karte, damit Seiten beides zeigen können. Enthält nichts, womit man sich anmeldet, und verlässt den Browser nie.",
  "Your card, so that it opens without a network.": "Deine Karte, damit sie ohne Netz aufgeht.",
  "The link behind the QR code of that card.": "Der Link hinter dem QR-Code dieser Karte.",
  "Shows that this browser made the links to its card without an account, so that only it can end them. A random number, not readable by scripts.":
    "Zeigt, dass dieser Browser die Links zu seiner Karte ohne Konto gemacht hat, damit nur er sie beenden kann. Eine zufällige Zahl, für Skripte nicht lesbar.",
  "Which rows of that card your links show and what they were sent, so that changes reach them.":
    "Welche Zeilen dieser Karte deine Links zeigen und was ihnen gesendet wurde, damit Änderungen ankommen.",
  "A card that you made without an account. It leaves the browser only when you check in, sit down or share a link with it.":
    "Eine Karte, die du ohne Konto angelegt hast. Sie verlässt den Browser nur, wenn du mit ihr eincheckst, dich an einen Tisch setzt oder sie mit einem Link teilst.",
  "Which restaurant got that card and what it was sent, so that changes reach it.":
    "Welches Lokal diese Karte bekam und was ihm gesendet wurde, damit Änderungen ankommen.",
  "Units of measure and other choices for cooking.": "Maßeinheiten und was du sonst fürs Kochen gewählt hast.",
  "That somebody signed in here with a passkey, so that it is offered.":
    "Dass sich hier jemand mit einem Passkey angemeldet hat, damit er angeboten wird.",
  "Whose grocery lists and recipes are kept here.": "Wessen Einkaufslisten und Rezepte hier liegen.",
  "That you want no recipes kept on this device.": "Dass du auf diesem Gerät keine Rezepte behalten willst.",
  "The list that recipes are added to.": "Die Liste, auf die Rezepte kommen.",
  "Your shops, for sorting a list in one of them.": "Deine Läden, um eine Liste nach einem davon zu ordnen.",
  "Your grocery lists and changes that wait for a network; your recipes and the week of your plan, for use without one.":
    "Deine Einkaufslisten und Änderungen, die auf Netz warten; deine Rezepte und die Woche deines Plans, für die Zeit ohne Netz.",
  "At a restaurant: the name that guests see when its staff answer a card.":
    "In einem Lokal: der Name, den Gäste sehen, wenn das Personal auf eine Karte antwortet.",
  "The empty pages of the card and of the grocery list, the same for everybody, so that they open without a network.":
    "Die leeren Seiten der Karte und der Einkaufsliste, für alle gleich, damit sie ohne Netz aufgehen.",
  "Whose drafts the tab holds, so that nobody else sees them.":
    "Wessen Entwürfe in dem Tab liegen, damit niemand sonst sie sieht.",
  "Choices of your first steps, until they are saved.":
    "Was du in den ersten Schritten wählst, bis es gespeichert ist.",
  "A recipe that you are writing.": "Ein Rezept, das du gerade schreibst.",
  "What you have not yet checked of a recipe that was read from a photo.":
    "Was du von einem Rezept, das von einem Foto gelesen wurde, noch nicht geprüft hast.",
  "A recipe page that you brought here, until it is imported or thrown away.":
    "Eine Rezeptseite, die du hergebracht hast, bis sie übernommen oder verworfen ist.",
  "How far you have cooked a recipe.": "Wie weit du ein Rezept gekocht hast.",
  "Timers that are running.": "Wecker, die laufen.",
  "A message for the next page, such as “You are signed out”.":
    "Eine Meldung für die nächste Seite, etwa „Du bist abgemeldet“.",
  "14 days, or until you sign out": "14 Tage, oder bis du dich abmeldest",
  "180 days": "180 Tage",
  "400 days": "400 Tage",
  "48 hours at most, or until you check out": "Höchstens 48 Stunden, oder bis du auscheckst",
  "6 hours at most, or until you leave the table": "Höchstens 6 Stunden, oder bis du den Tisch verlässt",
  "One year, or until the restaurant revokes the tablet": "Ein Jahr, oder bis das Lokal das Tablet widerruft",
  "30 days after you were last here, or until you sign out":
    "30 Tage nach deinem letzten Besuch hier, oder bis du dich abmeldest",
  "As long as the card": "So lange wie die Karte",
  "Until you delete it, or it moves into your account": "Bis du sie löschst oder sie in dein Konto umzieht",
  "60 days after your last visit to the card, or until you delete the card":
    "60 Tage nach deinem letzten Besuch bei der Karte, oder bis du die Karte löschst",
  "Until you delete the card": "Bis du die Karte löschst",
  "Until the visit ends": "Bis der Besuch endet",
  "Until you clear it": "Bis du es löschst",
  "Until you sign out": "Bis du dich abmeldest",
  "Until the tab is closed, or you sign out": "Bis der Tab geschlossen wird oder du dich abmeldest",
  "Until it is shown": "Bis sie gezeigt wird",
};

/** Returns a text without a translation unchanged. */
const inGerman = (english: string): string => SAID_IN_GERMAN[english] ?? english;

export const KEPT_IN_BROWSER_DE = KEPT_IN_BROWSER.map(
  ([name, kind, purpose, duration]) => [name, KINDS[kind], inGerman(purpose), inGerman(duration)] as const,
);
