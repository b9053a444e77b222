import type { Translation } from "@/lib/i18n/area";
import type { onboarding as english } from "@/messages/en/onboarding";

export const onboarding: Translation<typeof english> = {
  userNotLoggedIn:
    "<b>{note, select, true {Nicht angemeldet.} other {Du wurdest abgemeldet.}}</b> Die Sitzung ist zu Ende, vielleicht in einem anderen Tab. Melde dich wieder an und mach weiter, wo du warst: Was du gewählt hast, ist noch da.",
  pleaseSignInAgain:
    "<b>Bitte melde dich noch einmal an.</b> Die Anwendung will sicher sein, dass du selbst entscheidest.",
  signedInAsEmail: "Angemeldet als {email}",
  passwordRulesDiffer:
    "Hier erstellte Passwörter haben 8 Zeichen, mit Groß- und Kleinbuchstaben und einer Ziffer. Ist deines einfacher? <button>Damit anmelden</button>",
  dietStepExplained:
    "Allergien stehen auf deiner Karte ganz oben, so viele, wie du hast. Wähle dann bis zu drei Ernährungsweisen.",
  dietQuestion: "Was isst du, und was darfst du nicht?",
  whatCouldHurtYou: "Was dir schaden könnte",
  howYouEat: "Wie du isst",
  skipAll: "Alles überspringen",
  next: "Weiter",
  back: "Zurück",
  dietHint: "Wähle bis zu drei, oder keines. Jedes ändert, worauf wir dich auf einer Speisekarte hinweisen.",
  healthQuestion: "Bestimmt deine Gesundheit, was du essen kannst?",
  favoritesExplained:
    "Drei Speisen und drei Getränke, die jemand kennen sollte, der dich gern bewirtet. All das kann warten.",
  whatDoYouLove: "Was liebst du?",
  continue: "Weiter",
  choicesNotSaved: "Deine Auswahl konnte nicht gespeichert werden; sie ist noch da. {message}",
  youreAllSet: "Alles eingerichtet!",
  checkedInAndSaved: "Du bist eingecheckt, und deine Angaben sind gespeichert!",
  preferencesSaved: "Deine Angaben sind gespeichert.",
  redirectingYouNow: "Es geht gleich weiter …",
  goNow: "Jetzt weiter",
  notEmailYou: "Nicht <b>{email}</b><span>du</span>?",
  signOut: "Abmelden",
  progress: "Fortschritt",
  yourCardSoFar: "Deine Karte bis jetzt",
  retry: "Noch einmal",
  checkedInAtName:
    "Eingecheckt: <b>{name}</b>{location}. Solange du dort bist, sieht das Lokal, was du gewählt hast, unter deinem Vornamen.",
  youAreAtName:
    "Du bist hier: <b>{name}</b>, {city}. Bevor du eincheckst, wählst du, was das Lokal sieht; bis dahin sieht es nichts.",
  visitDetails: "Dein Besuch",
  venue: "Lokal",
  location: "Standort",
  status: "Status",
  checkInTime: "Eingecheckt",
  expiryTime: "Endet",
  atTheTable: "AM TISCH",
  checkedIn: "EINGECHECKT",
  venueNotLoaded: "Die Angaben zum Lokal konnten nicht geladen werden.",
  notCheckedIn: "Du bist noch nicht eingecheckt.",
  signInTitle: "Anmelden",
  cardWhereYouLeft: "Deine Karte und alles darauf ist da, wo du es gelassen hast.",
  newHere: "Neu hier?",
  createAnAccount: "Konto erstellen",
  createYourAccount: "Dein Konto erstellen",
  itHoldsYourId: "Darin steht deine Ernährungs-ID. Die nächsten drei Fragen dauern keine Minute.",
  signInInstead: "Du hast schon ein Konto?",
  stepAccount: "Konto",
  stepDietary: "Ernährung",
  stepHealth: "Gesundheit",
  stepFavorites: "Favoriten",
  notKnown:
    "Wir kennen dieses Lokal oder diesen Tisch nicht. Scanne den Code noch einmal, oder mach weiter, ohne einzuchecken.",
  noAccountCheckIn: "Kein Konto? <button>Mit einer Karte auf diesem Gerät einchecken</button>",
};
