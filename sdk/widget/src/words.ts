import { speaker } from "./language";

/** `#` stands for a value. Labels of the button are in capitals where the language has them. */
const TEXTS = {
  signIn: ["Sign in with Forkprint", "Mit Forkprint anmelden", "تسجيل الدخول عبر Forkprint"],
  tab: ["Open in a new tab", "In neuem Tab öffnen", "افتح في علامة تبويب جديدة"],
  fill: ["Add your preferences", "Vorlieben ergänzen", "أضف تفضيلاتك"],
  out: ["Sign out of Forkprint", "Bei Forkprint abmelden", "تسجيل الخروج من Forkprint"],
  active: ["DIET ID ACTIVE", "DIET ID AKTIV", "هوية الطعام مفعّلة"],
  checking: ["CHECKING", "WIRD GEPRÜFT", "قيد الفحص"],
  slow: ["STILL CHECKING", "WIRD NOCH GEPRÜFT", "ما زال قيد الفحص"],
  partly: ["PARTLY CHECKED", "TEILWEISE GEPRÜFT", "فُحص جزئيًا"],
  unchecked: ["NOT CHECKED", "NICHT GEPRÜFT", "لم يُفحص"],
  offline: ["OFFLINE", "OFFLINE", "غير متصل"],
  flag: ["Not checked", "Nicht geprüft", "لم يُفحص"],
  wait: ["Checking", "Wird geprüft", "قيد الفحص"],
  none: ["No dish is checked here", "Hier ist kein Gericht geprüft", "لم يُفحص أي طبق هنا"],
  again: ["Try again", "Noch einmal", "حاول مرة أخرى"],
  one: ["# of # dish", "# von # Gericht", "الأطباق: # من #"],
  many: ["# of # dishes", "# von # Gerichten", "الأطباق: # من #"],
  ofWhich: ["# checked", "# geprüft", "المفحوص: #"],
  at: ["checked at #", "geprüft um #", "فُحص في #"],
  notChecked: ["This menu is not checked.", "Diese Karte ist nicht geprüft.", "هذه القائمة لم تُفحص."],
  ask: [
    "Please ask the staff about every dish.",
    "Bitte fragen Sie bei jedem Gericht nach.",
    "اسأل الموظفين عن كل طبق من فضلك.",
  ],
} as const;

export const say = speaker<keyof typeof TEXTS>(TEXTS);

export const countOf = (done: number, total: number): string => say(total === 1 ? "one" : "many", done, total);

export const timeOf = (at: number): string =>
  new Date(at).toLocaleTimeString([], { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
