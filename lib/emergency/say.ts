/**
 * "Anaphylaxis. A child has a severe allergic reaction.", and the same of an adult, for a caller who does not speak the
 * language. Written here; no native speaker of each language has checked them yet.
 */
const SAID: Readonly<Record<string, readonly [child: string, adult: string]>> = {
  en: ["Anaphylaxis. A child has a severe allergic reaction.", "Anaphylaxis. An adult has a severe allergic reaction."],
  de: [
    "Anaphylaxie. Ein Kind hat eine schwere allergische Reaktion.",
    "Anaphylaxie. Ein Erwachsener hat eine schwere allergische Reaktion.",
  ],
  fr: [
    "Anaphylaxie. Un enfant a une réaction allergique grave.",
    "Anaphylaxie. Un adulte a une réaction allergique grave.",
  ],
  es: [
    "Anafilaxia. Un niño tiene una reacción alérgica grave.",
    "Anafilaxia. Un adulto tiene una reacción alérgica grave.",
  ],
  it: [
    "Anafilassi. Un bambino ha una reazione allergica grave.",
    "Anafilassi. Un adulto ha una reazione allergica grave.",
  ],
  pt: [
    "Anafilaxia. Uma criança tem uma reação alérgica grave.",
    "Anafilaxia. Um adulto tem uma reação alérgica grave.",
  ],
  nl: [
    "Anafylaxie. Een kind heeft een ernstige allergische reactie.",
    "Anafylaxie. Een volwassene heeft een ernstige allergische reactie.",
  ],
  sv: ["Anafylaxi. Ett barn har en svår allergisk reaktion.", "Anafylaxi. En vuxen har en svår allergisk reaktion."],
  da: [
    "Anafylaksi. Et barn har en alvorlig allergisk reaktion.",
    "Anafylaksi. En voksen har en alvorlig allergisk reaktion.",
  ],
  no: [
    "Anafylaksi. Et barn har en alvorlig allergisk reaksjon.",
    "Anafylaksi. En voksen har en alvorlig allergisk reaksjon.",
  ],
  fi: ["Anafylaksia. Lapsella on vakava allerginen reaktio.", "Anafylaksia. Aikuisella on vakava allerginen reaktio."],
  pl: [
    "Anafilaksja. Dziecko ma ciężką reakcję alergiczną.",
    "Anafilaksja. Osoba dorosła ma ciężką reakcję alergiczną.",
  ],
  cs: ["Anafylaxe. Dítě má těžkou alergickou reakci.", "Anafylaxe. Dospělý má těžkou alergickou reakci."],
  hu: [
    "Anafilaxia. Egy gyereknek súlyos allergiás reakciója van.",
    "Anafilaxia. Egy felnőttnek súlyos allergiás reakciója van.",
  ],
  ro: ["Anafilaxie. Un copil are o reacție alergică gravă.", "Anafilaxie. Un adult are o reacție alergică gravă."],
  el: [
    "Αναφυλαξία. Ένα παιδί έχει σοβαρή αλλεργική αντίδραση.",
    "Αναφυλαξία. Ένας ενήλικας έχει σοβαρή αλλεργική αντίδραση.",
  ],
  tr: ["Anafilaksi. Bir çocukta ağır alerjik reaksiyon var.", "Anafilaksi. Bir yetişkinde ağır alerjik reaksiyon var."],
  ru: [
    "Анафилаксия. У ребёнка тяжёлая аллергическая реакция.",
    "Анафилаксия. У взрослого тяжёлая аллергическая реакция.",
  ],
  uk: ["Анафілаксія. У дитини тяжка алергічна реакція.", "Анафілаксія. У дорослого тяжка алергічна реакція."],
  ja: [
    "アナフィラキシーです。子どもが重いアレルギー反応を起こしています。",
    "アナフィラキシーです。大人が重いアレルギー反応を起こしています。",
  ],
  zh: ["过敏性休克。一个孩子出现严重过敏反应。", "过敏性休克。一个成年人出现严重过敏反应。"],
  ko: [
    "아나필락시스입니다. 아이가 심한 알레르기 반응을 보입니다.",
    "아나필락시스입니다. 성인이 심한 알레르기 반응을 보입니다.",
  ],
  th: ["ภาวะแพ้รุนแรง เด็กมีอาการแพ้อย่างรุนแรง", "ภาวะแพ้รุนแรง ผู้ใหญ่มีอาการแพ้อย่างรุนแรง"],
  vi: ["Sốc phản vệ. Một trẻ em bị dị ứng nặng.", "Sốc phản vệ. Một người lớn bị dị ứng nặng."],
  id: [
    "Anafilaksis. Seorang anak mengalami reaksi alergi berat.",
    "Anafilaksis. Orang dewasa mengalami reaksi alergi berat.",
  ],
  ar: ["صدمة تأقية. طفل لديه رد فعل تحسسي شديد.", "صدمة تأقية. شخص بالغ لديه رد فعل تحسسي شديد."],
  he: ["אנפילקסיס. ילד עם תגובה אלרגית קשה.", "אנפילקסיס. מבוגר עם תגובה אלרגית קשה."],
};

const LANGUAGE_OF: Readonly<Record<string, string>> = {
  ...{ DE: "de", AT: "de", LI: "de", CH: "de", FR: "fr", LU: "fr", BE: "nl", NL: "nl", ES: "es", IT: "it", PT: "pt" },
  ...{ BR: "pt", MX: "es", AR: "es", CL: "es", CO: "es", PE: "es", UY: "es", EC: "es", CR: "es", PA: "es" },
  ...{ SE: "sv", DK: "da", NO: "no", FI: "fi", PL: "pl", CZ: "cs", SK: "cs", HU: "hu", RO: "ro", GR: "el", CY: "el" },
  ...{ TR: "tr", RU: "ru", UA: "uk", JP: "ja", CN: "zh", TW: "zh", HK: "zh", KR: "ko", TH: "th", VN: "vi", ID: "id" },
  ...{ EG: "ar", MA: "ar", TN: "ar", AE: "ar", SA: "ar", QA: "ar", KW: "ar", JO: "ar", LB: "ar", IL: "he" },
};

/** What to say to the emergency service of a country, with its language; null where no sentence is written here. */
export function saidIn(country: string | null, isChild: boolean): { words: string; lang: string } | null {
  const lang = country === null ? undefined : LANGUAGE_OF[country];
  const said = lang && SAID[lang];
  return said ? { words: said[isChild ? 0 : 1], lang } : null;
}
