import { isLabelledFact } from "./markup/labelled-facts";

const CHROME =
  /^(?:advertisement|advertising|ad|anzeige|werbung|publicité|publicidad|publicidade|reclame|annonse|annons|print(?: recipe)?|save(?: recipe)?|pin(?: recipe)?|share|jump to recipe|deselect all|select all|add to (?:cart|shopping list|basket)|us customary|metric|imperial|metric imperial|us metric|us customary\s*[-–|/]\s*metric|1x|2x|3x|scale|cook mode.{0,80}|prevent your screen.{0,40}|watch (?:the )?video|shop now|buy now|click here.{0,60}|rate this recipe|loading\.*)$/iu;
/** A line that is only a button of a shopping list, or the text of a number beside it. */
const ASIDE =
  /^(?:.{0,25}(?:einkaufsliste|boodschappenlijst(?:je)?|liste de courses|lista de (?:la compra|compras)|lista della spesa|handleliste|inköpslista|indkøbsliste|lista zakupów|nákupn[íý] \p{L}+|shopping list)|(?:alle )?(?:zutaten|ingrediënten) (?:einkaufen|kopieren|kopen|bestellen)|(?:quantidade de |antall |aantal |anzahl |nombre de )?(?:portionen|personen|personnes|parts|porties|porsjoner|portioner|porções|pessoas|porciones|personas|raciones|porzioni|persone|porcí|porcií|porcj[ei]|servings)|(?:calorie|kalorien|calories) (?:per|pro|par) \p{L}+|voir (?:toute )?la recette|read more|(?:en )?lire plus|weiterlesen|mehr (?:lesen|anzeigen)|lees (?:meer|verder)|leer más|leggi (?:tutto|di più)|ler mais|l[äæe]s mere?|czytaj (?:dalej|więcej)|(?:bestel|koop|order|buy|shop|kaufe|bestelle) (?:deze|these|the|diese|alle|all) (?:producten|products|ingredi[eë]nts?|ingrediënten|produkte|zutaten).{0,20}|tags?:.{0,120})$/iu;

/** A line that says where the recipe is from by an address alone. */
const ADDRESS_ONLY =
  /^(?:(?:from|source|via|recipe (?:from|by)|quelle|von|bron|van|de|da|fuente|fonte|källa|kilde|źródło)\s*:?\s*)?(?:https?:\/\/|www\.)\S+$/iu;

/** Whether a line is talk of the page itself: a button, an advertisement, a number, servings or a time. */
export const isTalkOfPage = (text: string): boolean =>
  CHROME.test(text) ||
  ASIDE.test(text) ||
  ADDRESS_ONLY.test(text) ||
  isLabelledFact(text) ||
  /^[\d\s.,/%-]+$/.test(text);
