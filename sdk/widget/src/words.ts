import { page } from "./page";

/** `#` stands for a value. Labels of the button are in capitals, as its documented ones are. */
const EN = {
  signIn: "Sign in with Forkprint",
  tab: "Open in a new tab",
  fill: "Add your preferences",
  out: "Sign out of Forkprint",
  active: "DIET ID ACTIVE",
  checking: "CHECKING",
  slow: "STILL CHECKING",
  partly: "PARTLY CHECKED",
  unchecked: "NOT CHECKED",
  offline: "OFFLINE",
  flag: "Not checked",
  wait: "Checking",
  none: "No dish is checked here",
  again: "Try again",
  one: "# of # dish",
  many: "# of # dishes",
  ofWhich: "# checked",
  at: "checked at #",
  areChecked: "Checked: #.",
  isChecking: "Checking the menu for you.",
  takesLong: "This takes longer than usual. Please ask the staff if you order now.",
  notSafe: "A dish without a mark is not thereby safe.",
  notChecked: "This menu is not checked.",
  ask: "Please ask the staff about every dish.",
  tooLong: "The text of “#” is too long to read.",
  noText: "A dish has no text that can be read.",
  noAnswer: "Forkprint did not answer.",
  notHere: "Forkprint is not set up for this page.",
  inFrame: "It can be checked in a tab of its own.",
  isOffline: "You are offline.",
  noCard: "Your card could not be read again.",
  from: "The marks are from #.",
};

const DE: typeof EN = {
  signIn: "Mit Forkprint anmelden",
  tab: "In neuem Tab öffnen",
  fill: "Vorlieben ergänzen",
  out: "Bei Forkprint abmelden",
  active: "DIET ID AKTIV",
  checking: "WIRD GEPRÜFT",
  slow: "WIRD NOCH GEPRÜFT",
  partly: "TEILWEISE GEPRÜFT",
  unchecked: "NICHT GEPRÜFT",
  offline: "OFFLINE",
  flag: "Nicht geprüft",
  wait: "Wird geprüft",
  none: "Hier ist kein Gericht geprüft",
  again: "Noch einmal",
  one: "# von # Gericht",
  many: "# von # Gerichten",
  ofWhich: "# geprüft",
  at: "geprüft um #",
  areChecked: "Geprüft: #.",
  isChecking: "Die Karte wird für Sie geprüft.",
  takesLong: "Das dauert länger als sonst. Bitte fragen Sie nach, wenn Sie jetzt bestellen.",
  notSafe: "Ein Gericht ohne Zeichen ist nicht deshalb sicher.",
  notChecked: "Diese Karte ist nicht geprüft.",
  ask: "Bitte fragen Sie bei jedem Gericht nach.",
  tooLong: "Der Text von „#“ ist zu lang zum Lesen.",
  noText: "Ein Gericht hat keinen Text, der sich lesen lässt.",
  noAnswer: "Forkprint hat nicht geantwortet.",
  notHere: "Forkprint ist für diese Seite nicht eingerichtet.",
  inFrame: "In einem eigenen Tab kann sie geprüft werden.",
  isOffline: "Sie sind offline.",
  noCard: "Ihre Angaben konnten nicht neu gelesen werden.",
  from: "Die Zeichen sind von # Uhr.",
};

/** In the language of the page, which is the one that the menu is read in. */
export function say(name: keyof typeof EN, ...values: (string | number)[]): string {
  const words = /^de\b/i.test(page.documentElement.lang) ? DE : EN;
  return words[name].replace(/#/g, () => String(values.shift()));
}

export const countOf = (done: number, total: number): string => say(total === 1 ? "one" : "many", done, total);

export const timeOf = (at: number): string =>
  new Date(at).toLocaleTimeString([], { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
