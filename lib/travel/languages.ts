/** The languages of the staff view and the travel card, in the order of the menu. */
export const TRAVEL_LANGUAGES = [
  { key: "es", english: "Spanish", own: "español" },
  { key: "fr", english: "French", own: "français" },
  { key: "de", english: "German", own: "Deutsch" },
  { key: "it", english: "Italian", own: "italiano" },
  { key: "pt", english: "Portuguese", own: "português" },
  { key: "nl", english: "Dutch", own: "Nederlands" },
  { key: "pl", english: "Polish", own: "polski" },
  { key: "tr", english: "Turkish", own: "Türkçe" },
  { key: "el", english: "Greek", own: "ελληνικά" },
  { key: "ar", english: "Arabic", own: "العربية" },
  { key: "he", english: "Hebrew", own: "עברית" },
  { key: "ja", english: "Japanese", own: "日本語" },
  { key: "ko", english: "Korean", own: "한국어" },
  { key: "zh", english: "Mandarin", own: "中文" },
  { key: "th", english: "Thai", own: "ไทย" },
  { key: "vi", english: "Vietnamese", own: "tiếng Việt" },
  { key: "hi", english: "Hindi", own: "हिन्दी" },
] as const;

export type TravelLanguage = (typeof TRAVEL_LANGUAGES)[number];
export type TravelLanguageKey = TravelLanguage["key"];

export const travelLanguageOf = (key: string | null | undefined): TravelLanguage | null =>
  TRAVEL_LANGUAGES.find((language) => language.key === key) ?? null;

export const directionOf = (key: TravelLanguageKey): "rtl" | "ltr" => (key === "ar" || key === "he" ? "rtl" : "ltr");

/** The Chinese texts are Mandarin in simplified characters, as written in mainland China. */
export const langTagOf = (key: TravelLanguageKey): string => (key === "zh" ? "zh-Hans" : key);

/** The countries, as ISO 3166 codes, where each language is spoken in kitchens. */
const SPOKEN: Readonly<Record<TravelLanguageKey, string>> = {
  es: "ES MX AR CL CO PE UY PY BO EC VE CR PA GT HN NI SV DO CU PR",
  fr: "FR BE LU MC SN CI",
  de: "DE AT CH LI",
  it: "IT SM VA",
  pt: "PT BR AO MZ",
  nl: "NL SR",
  pl: "PL",
  tr: "TR",
  el: "GR CY",
  ar: "EG MA DZ TN SA AE QA KW BH OM JO LB IQ",
  he: "IL",
  ja: "JP",
  ko: "KR",
  zh: "CN TW HK SG MO",
  th: "TH",
  vi: "VN",
  hi: "IN",
};

/** Names of countries that differ from ISO's English names. */
const ALSO: Readonly<Record<string, string>> = {
  turkey: "TR",
  "czech republic": "CZ",
  holland: "NL",
  "the netherlands": "NL",
  "south korea": "KR",
  "united arab emirates": "AE",
  uae: "AE",
  "viet nam": "VN",
};

/** The language to offer at a venue, or null. `country` is a code or an English name. */
export function languageOfCountry(country: string): TravelLanguage | null {
  const words = country.trim().toLowerCase();
  const names = new Intl.DisplayNames("en", { type: "region" });
  const isMeant = (code: string) =>
    code.toLowerCase() === words || names.of(code)?.toLowerCase() === words || ALSO[words] === code;
  return TRAVEL_LANGUAGES.find(({ key }) => SPOKEN[key].split(" ").some(isMeant)) ?? null;
}
