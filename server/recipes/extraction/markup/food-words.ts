import { beginsAsAllergen, beginsAsFood } from "./food-stems";

/**
 * Common foods and kitchen measures in the languages of most recipe sites, which tell a recipe from other lists with
 * amounts (tools, parts, vitamins). A few dozen words are enough, because hardly any recipe lacks all of them.
 */
const FOOD =
  /(?<!\p{L})(?:salt|sea salt|pepper|sugar|flour|butter|oil|olive|eggs?|milk|water|onions?|garlic|cheese|cream|chicken|beef|pork|bacon|ham|fish|salmon|shrimp|prawns?|tofu|rice|pasta|noodles?|bread|baguette|potato(?:es)?|tomato(?:es)?|carrots?|celery|lemons?|limes?|juice|vinegar|honey|syrup|vanilla|chocolate|cocoa|yeast|baking|soda|cinnamon|cumin|paprika|parsley|basil|oregano|thyme|cilantro|coriander|ginger|soya|sauces?|stock|broth|beans?|lentils?|chickpeas?|spinach|lettuce|cabbage|mushrooms?|apples?|bananas?|berries|strawberr\p{L}+|oats?|nuts?|almonds?|walnuts?|yogh?urt|mayonnaise|mustard|wine|rum|vodka|tequila|gin|ribs?|turkey|sausages?|dough|peanuts?|hazelnuts?|cashews?|pistachios?|pecans?|pine nuts|macadamias?|sesame(?: seeds?)?|tahini|wheat|barley|rye|spelt|crabs?|lobster|mussels|oysters|clams|squid|tuna|cod|anchov(?:y|ies)|lupins?|buttermilk|tortillas?|marshmallows?|molasses|gluten|syrup|salz|pfeffer|zucker|mehl|milch|eier|ei|wasser|zwiebel\p{L}*|knoblauch\p{L}*|käse|sahne|öl|\p{L}*öl|kartoffel\p{L}*|tomaten?|reis|hack\p{L}*|speck|hefe|sel|poivre|sucre|farine|beurre|lait|[oœ]eufs?|œufs?|eau|oignons?|ail|fromage|crème|huile|poulet|pommes?|riz|levure|sal|pimienta|azúcar|harina|mantequilla|leche|huevos?|agua|cebollas?|ajo|queso|nata|aceite|pollo|arroz|levadura|sale|pepe|zucchero|farina|burro|latte|uov[ao]|acqua|cipoll[ae]|aglio|formaggio|panna|olio|riso|lievito|açúcar|farinha|manteiga|leite|ovos?|água|cebolas?|alho|queijo|óleo|azeite|frango|zout|peper|suiker|bloem|boter|melk|eieren|ei|water|ui|uien|knoflook\p{L}*|kaas|room|olie|kip\p{L}*|rijst|gist|salt|peppar|socker|vetemjöl|mjöl|smör|mjölk|ägg|vatten|lök|vitlök\p{L}*|ost|grädde|olja|sukker|mel|smør|melk|egg|vann|løk|hvitløk\p{L}*|fløte|olje|sól|pieprz|cukier|cukru|mąk[ai]|masł[oa]|mlek[oa]|jaj[kaoe]\p{L}*|wod[ay]|cebul[ai]|czosn\p{L}+|ser|śmietan\p{L}+|olej\p{L}*|oliw\p{L}*|soľ|sůl|soli|cukr\p{L}*|cukor|mouk[ay]|múk[ay]|másl[oa]|masl[oa]|mlék[oa]|vejce|vajc\p{L}+|vod[ay]|cibul\p{L}+|česnek\p{L}*|cesnak\p{L}*|só|bors|cukor|liszt|vaj|tej|tojás\p{L}*|víz|hagyma|fokhagyma|tuz|karabiber|şeker|un|tereyağı|süt|yumurta|su|soğan|sarımsak|peynir|yağ\p{L}*|suola|sokeri\p{L}*|jauho\p{L}*|voi\p{L}*|maito\p{L}*|соль|соли|перец|сахар\p{L}*|мук[аи]|масл[оа]|молок[оа]|яй\p{L}+|вод[аы]|лук\p{L}*|чеснок\p{L}*|αλάτι|ζάχαρη|αλεύρι|ملح|سكر|بيض\p{L}*|دقيق|طحين|زيت|زبدة|حليب|بصل\p{L}*|ثوم|ماء|فلفل|أرز|دجاج|لحم|طماطم|דבש|מלח|סוכר|קמח|ביצ\p{L}*|חלב|חמאה|שמן|מים|בצל|שום)(?!\p{L})|[塩盐鹽糖油水卵蛋肉粉葱蒜姜米豆鸡雞牛猪豚鱼魚酱醬醤醋酢]|소금|설탕|간장|달걀|계란|밀가루|마늘|양파|고추|기름|두부|우유|버터|돼지|쌀|नमक|चीनी|आटा|पानी|तेल|प्याज|घी|दूध|मिर्च|हल्दी|जीरा|आलू|น้ำ|เกลือ|ไข่|กุ้ง|กระเทียม|หมู|ไก่|ข้าว|พริก/iu;
const KITCHEN_MEASURE =
  /[\d½¼¾⅓⅔⅛]\s*-?(?:cups?|tablespoons?|tbsps?|teaspoons?|tsps?|cloves?|pinch(?:es)?|sprigs?|stalks?|el|tl|prisen?|zehen?|c\.\s?à\s?[sc]\.?|cuill?[èe]res?|gousses?|pincées?|cucharad(?:it)?as?|dientes?|pizcas?|colher(?:es)?|xícaras?|dentes|pitadas?|cucchiain?[io]|cucchia[io]|spicchi[o]?|pizzico|eetlepels?|theelepels?|teentjes?|snufje|msk|tsk|krm|ss|ts|łyżk[ai]|łyżeczk[ai]|szklank[ai]|lžíc[e]|lžičk[ay]|polévkov\p{L}+|evőkanál|teáskanál|dkg|yemek kaşığı|çay kaşığı|su bardağı|rkl|tl|dl|大さじ|小さじ|큰술|작은술)(?!\p{L})/iu;

/** Words for parts of a dish. */
const PART =
  "(?:sauces?|dough|fillings?|toppings?|marinades?|dressings?|crusts?|glazes?|frostings?|icings?|batter|base|layers?|mix(?:ture)?|salads?|garnish|teig|füllung|soße|guss|belag|pâte|garniture|masa|relleno|aliño|impasto|ripieno|condimento|massa|recheio|deeg|vulling)";
/**
 * "For the topping", "Chicken marinade", "Sauce tomate": a line that begins with what it is for, or whose first or last
 * word is a part of a dish. "Sesame seeds, to serve" is food.
 */
const PART_NAME = new RegExp(
  `^(?:(?:for|to|f[üu]r|zu[mr]?|pour|para|per|voor|om|till|til|do)(?!\\p{L})|${PART}(?!\\p{L})|[^,(]*(?<!\\p{L})${PART}\\W*$)`,
  "iu",
);
/** "To serve: buttermilk" says what there is to serve. */
const SAYS_MORE = /:\s*\S/;

/** Whether a line without an amount may name a part of the dish. */
export const isPartName = (text: string): boolean => PART_NAME.test(text) && !SAYS_MORE.test(text);

/** Whether a line names a food that is common, or that holds an allergen. */
export const namesFood = (text: string): boolean => FOOD.test(text) || beginsAsFood(text) || beginsAsAllergen(text);

/** Whether a line that looks like a heading is a food: it is bold because of its allergen, or has a stray colon. */
export const isFoodName = (text: string): boolean =>
  text.length <= 40 && text.split(" ").length <= 5 && namesFood(text) && !isPartName(text);

const ALL_FOOD = new RegExp(FOOD, "giu");

/** The common foods that a line names, as written. */
export const foodWordsIn = (line: string): string[] => line.match(ALL_FOOD) ?? [];

/** The share of the lines that name a common food or a kitchen measure, from 0 to 1. */
export function foodShare(lines: readonly string[]): number {
  const food = lines.filter((line) => FOOD.test(line) || KITCHEN_MEASURE.test(line) || beginsAsFood(line)).length;
  return food / Math.max(1, lines.length);
}
