/**
 * Headings of what is neither the list nor the method, in the languages of most recipe sites. They end a list, so each
 * phrase is compared as whole words from the beginning of the heading: "nutritional yeast" is food, and so is "cheese
 * for grating". Texts are compared in lower case, without leading numbers, symbols and final colon.
 */

/** The whole text of a heading, also of one that is only a short line of its own. */
const ALONE: readonly string[] = [
  "(?:my |our |chef(?:'|’)?s |cook(?:'|’)?s |recipe |some |pro |top |expert |helpful |cooking |baking )*(?:notes?|tips?|hints?|tricks?)(?: (?:&|and) (?:notes?|tips?|tricks?|variations?))?",
  "equipment|special equipment|tools?|utensils|storage|storing|freezing|reheating|substitutions?|variations?|faqs?|frequently asked questions|serving suggestions?|video|tags?|categor(?:y|ies)|keywords?|source|credits?|author|products?|allergens?|newsletter|share|print|food safety|macros|calories|(?:kitchen|cook)ware|cooking (?:tools|equipment)",
  "before you (?:cook|start|begin)|bevor du (?:kochst|loslegst)|voor(?:dat)? je begint|avant de commencer|antes de (?:empezar|começar)|prima di iniziare",
  "nutrition(?:al)?(?: (?:facts?|info|information|values?|data|analysis|content|breakdown))?|n[äa]hrwert\\p{L}*|(?:les )?(?:apports|valeurs?) nutri\\p{L}*|valor[ei]s? nutri\\p{L}*|valori nutri\\p{L}*|(?:información|informaç(?:ão|ões)) nutri\\p{L}*|warto(?:ści|ść) odżywcz\\p{L}+|nutriční \\p{L}+|tápérték\\p{L}*|ravintosisältö|besin değer\\p{L}*|voedingswaarden?|næringsinnhold|n[äa]ringsv[äa]rden?|le nutri.?score",
  "comments?|kommentare?|reacties|commentaires?|comentarios|comentários|commenti|komentarze|komentáře|komentáre|hozzászólások|yorumlar|reviews?|ratings?|bewertung(?:en)?|beoordelingen|valoraciones|avaliações|recensioni|avis|opiniones|leave a (?:reply|comment)",
  "related|similar|recommended|next up|ook lekker|lees ook|zobacz(?: też)?|leia também",
  "propozycja podania|sugerencias?|sugest(?:ão|ões)|origines?|wskazówki|zubehör|utrustning|consejos?|notas?|dicas?|consigli|varianti|tipps?|hinweise?|notizen|opmerkingen|anmerkungen?|astuces?|ustensiles|matériel|küchen(?:geräte|utensilien|helfer)|koch(?:geräte|utensilien)|utensilien|(?:benodigd )?(?:keukengerei|kookgerei|keukenspullen)|(?:utensilios|utensílios|utensili|attrezzatura|attrezzi)(?: .{1,30})?|(?:køkken|kjøkken|köks)(?:udstyr|utstyr|redskap)|redskap|sprzęt|pomůcky|pomôcky|eszközök|(?:allerg[eè]n(?:e|en|es|i|s)?|alérgenos|alergénios)(?: (?:&|und|et|and|e|y|en|og|och) .{1,30})?|bewaren|bewaartips?|aufbewahrung|lagerung|haltbarkeit|conservation|conservación|conservazione|conservação|oppbevaring|förvaring|serviervorschlag|serveertip|suggestions? (?:de service|du chef)|variantes?|variaties|varianten",
];

/** How a heading begins that goes on: "Notes on freezing", "More soup recipes", "Nutrition per serving". */
const BEGINNINGS: readonly string[] = [
  ...ALONE.slice(0, 1),
  ...ALONE.slice(3, 5),
  "you (?:may|might|will|could|also)(?: also)? (?:like|love|enjoy)|(?:related|similar|recommended|more) (?:.{0,30} )?(?:recipes?|articles?|posts?|dishes|stories|videos?|content|reading)|recommended for you|vous aimerez|vous pourriez|(?:weitere|mehr|noch mehr|ähnliche|andere) (?:.{0,30} ?)?rezepte|das könnte|(?:plus|autres|d(?:'|’)autres) (?:de )?recettes|(?:más|otras) recetas|altre ricette|(?:mais|outras) receitas|receitas relacionadas|(?:andere|meer) recepten|więcej przepisów|te puede|también te|ti potrebbe|flere oppskrifter|fler recept|(?:další|ďalšie) recepty|további receptek|ook lekker|lees ook|zobacz|leia também",
  "how to (?:store|freeze|reheat|serve)|tools you|what (?:to|you(?:'|’)?ll) serve|what to serve|make ahead|substitutions?|variations?|frequently asked|why (?:i|you|this)|common (?:mistakes|questions)|watch|about (?:me|us|the|this|our|these)|share (?:this|it|the|your|on|with)|follow|subscribe|sign up|newsletter|print (?:this|the|recipe)|posted|did you make|rate this|featured in|shop (?:the|this|now|our|for)|where to buy|allergen (?:information|info|advice|declaration)|allergie\\p{L}*|tipps|hinweise|ustensiles|matériel|astuces?|se conserve|conservation|equipment|variantes?|tags",
];

/** Whole words that give a ranked heading away wherever they are: "Pumpkin soup nutrition", "All 12 comments". */
const ANYWHERE: readonly string[] = [
  ...ALONE.slice(3, 5),
  "you (?:may|might|will|could|also)(?: also)? (?:like|love|enjoy)|more .{0,30}recipes?|related (?:recipes|articles|posts)",
];

const words = (alternatives: readonly string[]): string => `(?:${alternatives.join("|")})`;
/** "per serving" and the like, which a heading about nutrition goes on with. */
const PER = "(?: (?:per|pro|por|par|pour|for|für|je|à|a|su) .{1,40})?";
const NO_FURTHER_LETTER = "(?![\\p{L}\\p{N}]|['’-]\\p{L})";

const IS_ALONE = new RegExp(`^${words(ALONE)}${PER}$`, "u");
const BEGINS = new RegExp(`^${words(BEGINNINGS)}${NO_FURTHER_LETTER}`, "u");
const HAS_INSIDE = new RegExp(`(?<![\\p{L}\\p{N}-])${words(ANYWHERE)}${NO_FURTHER_LETTER}`, "u");

/** How a text stands on the page: as a heading element, as a bold line, or as a line like others. */
export type HeadingLook = "ranked" | "bold" | "plain";

/** Whether a heading (in its bare form) names something other than the list and the method. */
export const isOtherHeading = (bare: string, look: HeadingLook): boolean =>
  IS_ALONE.test(bare) || (look !== "plain" && BEGINS.test(bare)) || (look === "ranked" && HAS_INSIDE.test(bare));
