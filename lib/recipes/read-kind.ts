import type { Course, Cuisine } from "./kinds";

/** Words that pages use for a course, in the languages that we read. Whole words; the first match wins. */
const COURSE_WORDS: readonly (readonly [Course, RegExp])[] = [
  ["soup", /\b(?:soups?|suppen?|soupes?|sopas?|zupp[ae]|minestr[ae]|broths?)\b/],
  ["salad", /\b(?:salads?|salate?|salades?|ensaladas?|insalat[ae]|saladas?)\b/],
  ["dessert", /\b(?:desserts?|puddings?|cakes?|cookies?|nachtisch|kuchen|postres?|dolci|sobremesas?|sweets?)\b/],
  ["breakfast", /\b(?:breakfasts?|brunch|frühstück|petit[- ]déjeuner|desayunos?|colazione)\b/],
  ["starter", /\b(?:starters?|appetizers?|appetisers?|vorspeisen?|entrées froides|entrantes?|antipast[io])\b/],
  ["bread", /\b(?:breads?|brote?|pains?|pan|panes)\b/],
  ["drink", /\b(?:drinks?|beverages?|cocktails?|smoothies?|getränke?|boissons?|bebidas?|bevande)\b/],
  ["sauce", /\b(?:sauces?|dips?|dressings?|condiments?|soßen?|salsas?|salse)\b/],
  ["snack", /\b(?:snacks?|finger food|aperitivo)\b/],
  ["side", /\b(?:sides?|side dish(?:es)?|beilagen?|accompagnements?|guarnición|contorn[io])\b/],
  [
    "main",
    /\b(?:mains?|main (?:course|dish)(?:es)?|dinners?|lunch(?:es)?|suppers?|hauptgerichte?|hauptspeisen?|plats? principa(?:l|ux)|platos? principal(?:es)?|second[io]|prim[io])\b/,
  ],
];

const CUISINE_WORDS: readonly (readonly [Cuisine, RegExp])[] = [
  ["italian", /\b(?:italian|sicilian|tuscan|italienisch|italienne?|italiana?)\b/],
  ["french", /\b(?:french|französisch|française?|francesa?)\b/],
  ["spanish", /\b(?:spanish|catalan|spanisch|espagnole?|española?)\b/],
  ["greek", /\b(?:greek|griechisch|grecque?|griega?)\b/],
  ["turkish", /\b(?:turkish|türkisch|turque|turca)\b/],
  ["levantine", /\b(?:levantine|lebanese|syrian|palestinian|middle eastern|israeli)\b/],
  ["north-african", /\b(?:moroccan|tunisian|algerian|egyptian|north african|marokkanisch|marocaine?)\b/],
  ["west-african", /\b(?:nigerian|ghanaian|senegalese|west african)\b/],
  ["ethiopian", /\b(?:ethiopian|eritrean)\b/],
  ["african", /\b(?:african)\b/],
  ["persian", /\b(?:persian|iranian)\b/],
  ["jewish", /\b(?:jewish|ashkenazi|sephardi)\b/],
  ["indian", /\b(?:indian|punjabi|bengali|gujarati|pakistani|indisch|indienne?)\b/],
  ["thai", /\b(?:thai|thailändisch|thaïlandaise?)\b/],
  ["vietnamese", /\b(?:vietnamese|vietnamesisch|vietnamienne?)\b/],
  ["indonesian", /\b(?:indonesian|malaysian|javanese)\b/],
  ["japanese", /\b(?:japanese|japanisch|japonaise?)\b/],
  ["chinese", /\b(?:chinese|sichuan|cantonese|chinesisch|chinoise?)\b/],
  ["korean", /\b(?:korean|koreanisch|coréenne?)\b/],
  ["mexican", /\b(?:mexican|tex-mex|mexikanisch|mexicaine?|mexicana?)\b/],
  ["caribbean", /\b(?:caribbean|jamaican|cuban|trinidadian)\b/],
  [
    "south-american",
    /\b(?:south american|latin american|brazilian|peruvian|argentinian|argentine|colombian|venezuelan)\b/,
  ],
  ["american", /\b(?:american|southern|cajun|creole)\b/],
  ["british-and-irish", /\b(?:british|english|irish|scottish|welsh)\b/],
  ["nordic", /\b(?:nordic|scandinavian|swedish|norwegian|danish|finnish|icelandic)\b/],
  ["german", /\b(?:german|austrian|bavarian|swabian|deutsch|allemande?)\b/],
  ["east-european", /\b(?:east(?:ern)? european|polish|russian|ukrainian|hungarian|czech|romanian)\b/],
];

const first = <T>(words: readonly string[], table: readonly (readonly [T, RegExp])[]): T | null => {
  for (const word of words) {
    const found = table.find(([, pattern]) => pattern.test(word.toLowerCase()));
    if (found) return found[0];
  }
  return null;
};

/** The course that a page's category words mean; null for words that are not known. */
export const readCourse = (words: readonly string[]): Course | null => first(words, COURSE_WORDS);
export const readCuisine = (words: readonly string[]): Cuisine | null => first(words, CUISINE_WORDS);
