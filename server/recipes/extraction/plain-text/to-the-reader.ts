/**
 * What people write around a recipe, to whoever reads it: greetings, farewells, and what a reader shall do next with a
 * post or a video. Words of languages, compared from the beginning of a line.
 */
const GREETING =
  "(?:hi|hey|hello|hiya|dear|good (?:morning|evening)|welcome|hallo|liebe[rs]?|moin|servus|guten (?:morgen|tag|abend)|bonjour|bonsoir|salut|coucou|ch[eè]re?s?|hola|querid[oa]s?|buen[oa]s (?:días|tardes)|ciao|car[aoi]|buongiorno|olá|oi|hoi|beste|lieve|goedemorgen|hej|hejsan|kära|kære|cześć|drog[ai]|ahoj|szia|moi|merhaba|привет|здравствуйте)";
const FAREWELL =
  "(?:see you|love|lots of love|best|best (?:wishes|regards)|kind regards|cheers|xx?o?|thanks?|thank you|bye|enjoy|happy (?:cooking|baking)|bon app[eé]tit|let me know|liebe grüße|viele grüße|lg|vg|grüße|bis (?:bald|dann)|danke|guten appetit|lasst? (?:es )?(?:euch|dir) schmecken|bises|bisous|à bientôt|bonne (?:dégustation|journée)|merci|un abrazo|besos|saludos|hasta (?:luego|pronto)|gracias|buen provecho|que aproveche|un abbraccio|baci|a presto|grazie|buon appetito|beijos|abraços|obrigad[oa]|bom apetite|groetjes|groeten|liefs|tot (?:ziens|snel)|eet smakelijk|bedankt|kram|hälsningar|vi ses|smaklig måltid|hilsen|velbekomme|smacznego|pozdrawiam|dobrou chuť|jó étvágyat|hyvää ruokahalua|afiyet olsun|приятного аппетита|めしあがれ|맛있게)";
const FOR_A_POST =
  "(?:(?:don['’]t forget to |please |and )?(?:follow|subscribe|save|tag|share|like|comment|check out|link in|visit|watch|pre-?order|use (?:the )?code)|music|video|instagram|insta|facebook|tiktok|youtube|website|blog|folg[et]?|abonnier|speicher|teil[et]|markier|lass(?:t)? (?:mir )?(?:ein|einen) (?:like|abo|daumen)|abonnez|abonne-toi|suivez|suis-moi|partage|enregistre|sígueme|suscríb|comparte|guarda (?:est|la receta)|seguimi|iscriviti|salva (?:la|quest)|condividi|siga|inscreva|compartilhe|volg|abonneer|deel|bewaar|följ|følg|spara|gem|subskrybuj|obserwuj|zapisz|подпис|сохран)";
const BEGINS = new RegExp(`^(?:${GREETING}|${FAREWELL}|${FOR_A_POST})(?![\\p{L}\\p{N}])`, "iu");
const HOLDS = /@[\p{L}\p{N}_.]{2,}|https?:\/\/|\bwww\./iu;
/** Stems that go on: "speichern", "abonniert". */
const STEM = /^(?:speicher|abonnier|markier|suscríb|подпис|сохран)/iu;

/** Whether a line speaks to the reader and not about food. */
export const isToTheReader = (text: string): boolean => BEGINS.test(text) || STEM.test(text) || HOLDS.test(text);

const ENDS = new RegExp(`^(?:${FAREWELL}|${FOR_A_POST})(?![\\p{L}\\p{N}])`, "iu");

/** Whether it takes leave or asks for something once the recipe is over. */
export const isFarewell = (text: string): boolean => ENDS.test(text) || STEM.test(text) || HOLDS.test(text);
