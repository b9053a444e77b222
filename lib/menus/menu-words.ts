/** Words by which a page tells that it shows dishes, in the languages in which restaurants write their classes and titles. */
const CLASS_OF_MENU =
  /(?:^|[-_\s])(?:menus?|menuitem|dish(?:es)?|foods?|meals?|gerichte?|speise\w*|carte|plats?|platos?|piatt[oi]|products?|mains|starters|tapas|pizzas?|recipes?)(?:[-_\s]|$)/i;
const TITLE_OF_MENU =
  /\b(?:menus?|dishes|dinner|lunch|brunch|breakfast|supper|starters?|mains|desserts?|puddings|sides|drinks|speise\w*|getränke|vorspeisen|hauptgerichte|nachspeisen|desserts|mittagstisch|carte|entrées|plats|boissons|menù|antipasti|primi|secondi|dolci|platos|tapas|postres|bebidas|carta|cardápio|ementa|pratos|menukaart|menukort|spisekort|meny|jadłospis|étlap|ruokalista)(?!\p{L})|men[uú](?!\p{L})|قائمة|メニュー|菜单/iu;
const TITLE_OF_OTHER =
  /\b(?:hours?|opening|open|delivery|contact|find us|team|news|events?|jobs?|services?|questions|faq|reviews?|about|öffnungszeiten|kontakt|lieferung|anfahrt|horaires?|horarios?|orari)\b/i;
const CLASS_OF_OTHER =
  /(?:^|[-_\s])(?:nav|navbar|navigation|breadcrumbs?|sidebar|footer|team|review|testimonial|faq|hours)(?:[-_\s]|$)/i;

export const isClassOfMenu = (names: string): boolean => CLASS_OF_MENU.test(names);
export const isClassOfOther = (names: string): boolean => CLASS_OF_OTHER.test(names);
export const isTitleOfMenu = (title: string): boolean => TITLE_OF_MENU.test(title);
export const isTitleOfOther = (title: string): boolean => TITLE_OF_OTHER.test(title);

const CURRENCY = /R\$|[£$€₹¥₽₺]|\b(?:USD|EUR|GBP|CHF|kr|zł|tk|rs|rm|kes)\b/giu;
/** A price alone, or the number of a dish: no word, and a digit. */
export const isPriceAlone = (text: string): boolean => {
  const rest = text.replace(CURRENCY, "");
  return /\d/.test(rest) && !/\p{L}/u.test(rest);
};
const IN_TEXT = /(?:R\$|[£$€₹¥])\s?\d|\b\d{1,4}[.,]\d{2}(?!\d)|\d\s?(?:[€£¥]|kr\b|zł|CHF\b|EUR\b)/u;
const TIME = /\d{1,2}(?:[.:]\d{2})?\s*[–—-]\s*\d{1,2}(?:[.:]\d{2}|\b)/;
export const hasPrice = (text: string): boolean => IN_TEXT.test(text) && !TIME.test(text);
export const isTimeOfDay = (text: string): boolean => TIME.test(text) && !/[£$€₹¥]/.test(text);
