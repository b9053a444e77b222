import { speaker } from "./language";

/** What strip and tooltips say, beside the words of the button. `#` stands for a value. */
const TEXTS = {
  match: ["Match", "Passt", "مناسب"],
  conflict: ["Conflict", "Passt nicht", "لا يناسبك"],
  mayContain: ["May contain", "Kann enthalten", "قد يحتوي"],
  unknown: ["Unknown", "Unbekannt", "غير معروف"],
  good: ["Good to know", "Gut zu wissen", "معلومة مفيدة"],
  askWithout: ["Ask: “Can you make it without #?”", "Fragen Sie: „Geht es ohne #?“", "اسأل: «هل يمكن تحضيره بدون #؟»"],
  askWhat: ["Ask: “What exactly is in #?”", "Fragen Sie: „Was genau ist in #?“", "اسأل: «مم يتكوّن # بالضبط؟»"],
  areChecked: ["Checked: #.", "Geprüft: #.", "تم الفحص: #."],
  isChecking: ["Checking the menu for you.", "Die Karte wird für Sie geprüft.", "يجري فحص القائمة لك."],
  takesLong: [
    "This takes longer than usual. Please ask the staff if you order now.",
    "Das dauert länger als sonst. Bitte fragen Sie nach, wenn Sie jetzt bestellen.",
    "يستغرق هذا وقتًا أطول من المعتاد. اسأل الموظفين إذا طلبت الآن.",
  ],
  notSafe: [
    "A dish without a mark is not thereby safe.",
    "Ein Gericht ohne Zeichen ist nicht deshalb sicher.",
    "الطبق الذي لا يحمل علامة ليس آمنًا لهذا السبب.",
  ],
  tooLong: [
    "The text of “#” is too long to read.",
    "Der Text von „#“ ist zu lang zum Lesen.",
    "نص الطبق «#» أطول من أن يُقرأ.",
  ],
  noText: [
    "A dish has no text that can be read.",
    "Ein Gericht hat keinen Text, der sich lesen lässt.",
    "هناك طبق لا نص له يمكن قراءته.",
  ],
  noAnswer: ["Forkprint did not answer.", "Forkprint hat nicht geantwortet.", "لم يصل رد من Forkprint."],
  notHere: [
    "Forkprint is not set up for this page.",
    "Forkprint ist für diese Seite nicht eingerichtet.",
    "لم يُضبط Forkprint لهذه الصفحة.",
  ],
  inFrame: [
    "It can be checked in a tab of its own.",
    "In einem eigenen Tab kann sie geprüft werden.",
    "يمكن فحصها في علامة تبويب خاصة بها.",
  ],
  isOffline: ["You are offline.", "Sie sind offline.", "أنت غير متصل بالإنترنت."],
  noCard: [
    "Your card could not be read again.",
    "Ihre Angaben konnten nicht neu gelesen werden.",
    "تعذّرت قراءة بطاقتك من جديد.",
  ],
  from: ["The marks are from #.", "Die Zeichen sind von # Uhr.", "العلامات من الساعة #."],
} as const;

export const tell = speaker<keyof typeof TEXTS>(TEXTS);

export type SignWord = "match" | "conflict" | "mayContain" | "unknown" | "good";
