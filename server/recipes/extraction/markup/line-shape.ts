import { countCookingWords } from "./cooking-words";

/** How much a line looks like an ingredient or like a step, from 0 to 1, whatever its language. */

const UNITS =
  "cups?|c|tablespoons?|tbsps?|tbs|tbl|teaspoons?|tsps?|t|oz|ounces?|fl|lbs?|pounds?|g|gr|grams?|grammes?|kg|kilos?|mg|ml|cl|dl|l|litres?|liters?|quarts?|qt|pints?|pt|gallons?|sticks?|cloves?|pinch(?:es)?|dash(?:es)?|cans?|tins?|jars?|packages?|packets?|packs?|pkg|bunch(?:es)?|slices?|sprigs?|stalks?|heads?|handfuls?|pieces?|inch(?:es)?|cm|bags?|box(?:es)?|bottles?|sheets?|drops?|bunt|pk|pakker?|potte|stilk(?:er)?|båt(?:er)?|skiver?|skivor|ny[pb]a?e?|näve|förp|burk(?:ar)?|plátk[yuů]|strouž\\p{L}+|strúčik\\p{L}*|špetk[ay]|štipk[ay]|kostk[ay]|balení|balenie|gerezd|csipet|csomag|doboz|szelet|szál|plast\\p{L}+|garść|garści|puszk[aiy]|opakowani[ae]|pęcz\\p{L}+|demet|tutam|paket|kilogram|çorba kaşığı|tatlı kaşığı|çay bardağı|rkl|kpl|pkt|prk|ripaus|gläser|glas|zweige?|stangen?|blatt|blätter|knollen?|kopf|köpfe|handvoll|spritzer|schuss|tropfen|tassen?|flaschen?|tüten?|packung(?:en)?|würfel|bottes?|feuilles?|branches?|verres?|bols?|tasses?|poignées?|boîtes?|filets?|bos(?:je)?|takjes?|blaadjes?|plakken|plakjes?|sneetjes?|bekers?|zakjes?|pakjes?|potjes?|scheutje|handje|mespuntje|kopjes?|hojas?|ramas?|ramitas?|lonchas?|rebanadas?|latas?|vasos?|chorrito|manojos?|puñados?|foglie?|rametti?|rametto|mazzetto|bicchieri?|bustin[ae]|scatol[ae]|manciat[ae]|folhas?|ramos?|fatias?|maços?|copos?|fios?|punhados?|unidades?|el|tl|msp|prisen?|stk|stück|bund|zehen?|dosen?|becher|päckchen|pck|scheiben?|cuill?[èe]res?|c\\.|cs|cc|gousses?|tranches?|pinc[ée]es?|sachets?|brins?|cucharad(?:it)?as?|cda?s?|cdta?s?|tazas?|dientes?|pizcas?|colher(?:es)?|x[ií]caras?|dentes?|pitadas?|cucchiain?[io]|cucchiai[oa]?|spicchi[oa]?|pizzico|fette|eetlepels?|theelepels?|teentjes?|teen|blikjes?|snufje|stuks?|msk|tsk|krm|st|ss|ts|klyftor|fedd|łyżk[ai]|łyżeczk[ai]|szklank[ai]|ząbk[ió]w?|szt|lžíc[e]|lžičk[ay]|ks|hrst|polévkov|lyžic[ae]|db|ek|tk|kk|dkg|evőkanál|teáskanál|su bardağı|yemek kaşığı|çay kaşığı|adet|diş|ст|ч|шт|гр|г|кг|мл|л|стакан|個|个|本|枚|片|杯|袋|缶|丁|束|克|公克|千克|毫升|公升|勺|大匙|小匙|茶匙|汤匙|根|颗|顆|只|粒|瓣|块|少许|少許|適量|适量|少々|개|큰술|작은술|컵|쪽|대|모|그램|กรัม|กก|มล|ช้อนโต๊ะ|ช้อนชา|ฟอง|ถ้วย|กลีบ|หัว|ग्राम|कप|चम्मच|मिली|غرام|جرام|كوب|أكواب|ملعقة|گرم|پیمانه|גרם|כוס|כוסות|כף|כפות|כפית|γρ|κ.σ|κ.γ|φλ|muỗng|gram|sdm|sdt|siung";
const QUANTITY =
  "(?:\\d+(?:[.,]\\d+)?(?:\\s*[½¼¾⅓⅔⅛⅜⅝⅞])?|[½¼¾⅓⅔⅛⅜⅝⅞]|\\d+\\s*[/⁄]\\s*\\d+|\\d+\\s+\\d+\\s*[/⁄]\\s*\\d+)";
/** Scripts without spaces between a food and its amount. */
const IDEOGRAPH = "[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}ー]";
const STARTS_WITH_QUANTITY = new RegExp(
  `^(?:[~±]|ca\\.?|about|approx\\.?|etwa|environ|circa)?\\s*${QUANTITY}(?![\\d:])`,
  "iu",
);
const STARTS_WITH_COUNT_WORD =
  /^(?:an?|one|two|three|four|five|six|half|a few|some|several|pinch|dash|handful|juice|zest|salt|pepper|freshly|fresh|ein(?:e|en|er)?|etwas|zwei|drei|une?|deux|trois|quelques|du|de la|des|un[ao]?|dos|tres|sal|sale|sel|salz|zout|salt|s[oó]l|een|twee|drie|en|ett|två|to|et|jedn[aey]|um|uma|dois|duas|meia|meio|1x|geriebene|gehackte)\b/iu;
const QUANTITY_AND_UNIT = new RegExp(
  `(?:^|[\\s(（～~約约]|(?<=${IDEOGRAPH}))${QUANTITY}\\s*-?\\s*(?:${UNITS})(?![\\p{L}\\p{M}])`,
  "iu",
);
const ENDS_WITH_AMOUNT = new RegExp(
  `(?:${QUANTITY}\\s*(?:${UNITS})|to taste|as needed|q\\.\\s?b|quanto basta|nach (?:geschmack|belieben)|n\\.\\s?b|au goût|al gusto|a gusto|a piacere|naar smaak|efter smag|efter smak|do smaku|dle chuti|少々|適量|适量|適宜|少许|少許|약간|적당량|${QUANTITY})\\.?\\)?$`,
  "iu",
);
/**
 * Words of the page around the recipe, as whole lines or with what they usually go on with: "Shop-bought pesto", "Cookie
 * crumbs" and "About a handful of nuts" are food.
 */
const CHROME =
  /^(?:advertisement|anzeige|publicité|(?:print|drucken|imprimer|imprimir|share|save|teilen|email|pin|shop|buy|rate)(?: (?:it|me|this|now|here|all|on|via|with|the (?:recipe|page|post)|our|recipe|page|article|recette|receta)(?! of).{0,60})?|jump to .{1,40}|facebook|twitter|pinterest|whatsapp|instagram|tweet|log ?in|sign in.{0,40}|subscribe.{0,60}|read more.{0,40}|view (?:all|more|recipe).{0,40}|add to (?:cart|basket|bag|list|my|your|shopping|favou?rites|collection|wish|meal).{0,40}|home(?: ?page)?|contact(?: us)?|about(?: (?:us|me|this .{1,40}))?|privacy.{0,40}|cookie (?:policy|settings|notice|preferences))$/iu;

/** Amounts of something other than food: "15 min", "4 servings", "320 kcal"; not "2 % milk", "2 star anise". */
const OTHER_AMOUNT =
  /^(?:(?:prep|cook|total|serves|makes|yield)\w*\W+)?(?:[~±]|ca\.?|about)?\s*\d+(?:[.,]\d+)?(?:\s*(?:-|–|to|bis|à|a)\s*\d+)?\s*(?:mins?|minut(?!e steaks?)\p{L}*|m|h|hrs?|hours?|std|stunden?|uur|uren|heures?|horas?|tim(?:e|er|me|mar|mer|es)?|days?|servings?|people|persons?|pers(?:on\p{L}*)?|portion\p{L}*|porc(?:i(?:ón|ones|ó|e|í|ií)|j\p{L}+|[íe]|ão|ões)|kcal|cal(?:ories)?|kj|comments?|reviews?|ratings?|votes?|shares?|likes?|views?|stars?(?! anise)|%(?!\s*\p{L})|°[cf]?)(?![\p{L}-])/iu;

const NAMES_SOMETHING = /\p{L}{2}|\p{Script=Han}/u;

/** 1 for "2 cups flour", 0.45 for "salt", 0 for sentences. */
export function ingredientLikeness(text: string): number {
  if (text.length > 260 || CHROME.test(text) || OTHER_AMOUNT.test(text)) return 0;
  if (!NAMES_SOMETHING.test(text)) return 0;
  const sentences = text.split(/[.!?](?:\s|$)|[。！？]/u).length - 1;
  const isLong = text.length > 140 || sentences > 2;
  if (STARTS_WITH_QUANTITY.test(text) && !/^\d{1,2}\s?[.):–-]\s(?!\d)/.test(text)) {
    if (QUANTITY_AND_UNIT.test(text)) return isLong ? 0.7 : 1;
    return isLong ? 0.15 : text.length < 90 && /\p{L}{2}/u.test(text) ? 0.85 : 0.4;
  }
  if (isLong) return QUANTITY_AND_UNIT.test(text.slice(0, 80)) ? 0.3 : 0;
  if (QUANTITY_AND_UNIT.test(text)) return sentences > 1 ? 0.4 : 0.75;
  if (ENDS_WITH_AMOUNT.test(text)) return 0.6;
  if (STARTS_WITH_COUNT_WORD.test(text)) return sentences > 0 && text.length > 40 ? 0.2 : 0.5;
  return text.length <= 60 && sentences === 0 && /\p{L}{2}/u.test(text) ? 0.35 : 0.05;
}

/** Scripts with few spaces and few letters per word: Thai, Chinese, Japanese, Korean. */
const UNSPACED = /[\u0e00-\u0e7f\u3040-\u9fff\uac00-\ud7af]/;

/** 1 for a sentence about cooking, 0.5 for any sentence, 0 for labels and numbers. */
export function stepLikeness(text: string): number {
  const isUnspaced = UNSPACED.test(text);
  if (text.length < (isUnspaced ? 6 : 12) || CHROME.test(text)) return text.length < 6 ? 0 : 0.05;
  const words = text.split(" ").length;
  if (words < 3 && !isUnspaced) return 0.05;
  const cooking = countCookingWords(text.slice(0, 1500));
  const isSentence = /[.!。]["”')]?$/.test(text) || words >= 8;
  const density = Math.min(1, (cooking * 12) / Math.max(words, 12));
  return (isSentence ? 0.35 : 0.1) + Math.min(0.65, density * 0.65);
}
