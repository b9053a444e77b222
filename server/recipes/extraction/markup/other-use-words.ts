/**
 * Words of pages that look like recipes, also with flour, oil and salt, for something that nobody eats: cosmetics,
 * cleaning, crafts, food for animals. Only words that hardly any recipe in the language uses: a salt dough around a
 * fish, lye on a pretzel and a cloth for mushrooms are cooking.
 */
const TITLES: readonly string[] = [
  // German
  "\\p{L}*seifen?|gesichtsmasken?|peeling|badesalz|badekugeln?|\\p{L}*kerzen?|knete|knetmasse|basteln|\\p{L}*putzmittel|\\p{L}*reiniger|reinigen|waschmittel|spülmittel|dünger|vogelfutter|meisenknödel|(?:hunde|katzen)(?:kekse|kuchen|leckerlis?|futter)|für (?:haut|haare?|hunde?|katzen?|vögel)",
  // French
  "savons?|shampo{1,2}ing|gommage|masque .{0,20}(?:visage|cheveux)|bougies?|pâte à modeler|lessive|nettoyant|détergent|engrais|(?:bombes?|sels) de bain|pour (?:chiens?|chats?|oiseaux|la peau|les cheveux)",
  // Spanish
  "jab[oó]n(?:es)?|champ[uú]|mascarillas?|exfoliante|plastilina|velas (?:arom|perfum|de cera)\\p{L}*|detergente|limpiador|abono|fertilizante|para (?:el pelo|el cabello|la piel|perros?|gatos?|pájaros)",
  // Italian
  "sapon(?:e|i|etta|ette)|maschera .{0,12}(?:viso|capelli)|candele?|detersivo|detergente|concime|lavoretti|per (?:cani|gatti|uccellini|la pelle|i capelli)",
  // Portuguese
  "sab(?:ão|ões|onetes?)|xampu|máscara (?:facial|capilar|para)|massinha|velas (?:arom|perfum)\\p{L}*|desinfetante|adubo|para (?:a pele|o cabelo|cães|cachorros?|gatos|pássaros)",
  // Dutch
  "\\p{L}*zeep|gezichtsmasker|kaars(?:en)?|knutselen|schoonmaak\\p{L}*|allesreiniger|wasmiddel|hondenkoekjes|vetbollen|voor (?:de )?(?:vogels?|honden?|katten?|huid|haar)",
];
const METHODS: readonly string[] = [
  "auf (?:die|der) (?:\\p{L}+ )?haut|eincremen|lackieren|acrylfarben?|sprühflasche|für (?:den|die|deinen?) (?:hunde?|katzen?|vögel)",
  "sur la peau|sur les cheveux|vernir|flacon vaporisateur|cire de soja|huiles? essentielles?",
  "(?:aplica\\p{L}*|extiende) (?:sobre|en) (?:el|la) (?:cabello|piel|pelo|rostro|cara)|no es comestible|a tu (?:perro|gato)",
  "(?:applica\\p{L}*|stendere) sul(?:la|le|l)? ?(?:pelle|viso|capelli)|lavare i piatti|con le tempere|cera di soia|al tuo (?:cane|gatto)",
  "aplique (?:na pele|no rosto|nos? cabelos?)|cera de soja|ao seu (?:cão|cachorro|gato)",
  "op (?:de|je) huid|beschilder\\p{L}*|met verf|voor de vogels|aan je (?:hond|kat)",
];

const anyOf = (words: readonly string[]): RegExp => new RegExp(`(?<!\\p{L})(?:${words.join("|")})(?!\\p{L})`, "iu");

/** Matches the title of such a page. */
export const OTHER_USE_TITLE = anyOf(TITLES);
/** Matches the instructions of such a page. */
export const OTHER_USE_METHOD = anyOf(METHODS);
