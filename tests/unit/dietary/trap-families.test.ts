import { describe, expect, it } from "vitest";
import { readFood } from "@/server/dietary/engine/read-food";
import { type Substance, substancesIn } from "@/server/dietary/engine/substances";
import { loadKnowledge } from "@/server/dietary/load-knowledge";

const knowledge = loadKnowledge();

type Case = [text: string, holds: Substance[], mayHold?: Substance[]];

/** What a food holds for certain, and what must at least stay possible. */
const FAMILIES: Record<string, Case[]> = {
  "made in the style of a food": [
    ["imitation crab", ["fish"], ["crustacean", "egg", "wheat"]],
    ["surimi", ["fish"], ["crustacean", "egg"]],
    ["chicken-style pieces", [], ["soy", "wheat"]],
    ["cheese-style slices", [], ["milk", "soy", "tree_nut"]],
    ["bacon-flavoured crisps", [], ["meat", "milk"]],
    ["mock duck", ["wheat"]],
    ["vegan fish sauce", [], ["soy"]],
    ["vegetarian sausage", [], ["egg", "milk", "wheat", "soy"]],
  ],
  "noodles, flours and breads": [
    ["egg noodles", ["egg", "wheat"]],
    ["soba noodles", ["wheat"]],
    ["soba", [], ["wheat"]],
    ["oat flour", ["oats"]],
    ["spelt", ["wheat", "gluten"]],
    ["kamut", ["wheat", "gluten"]],
    ["seitan", ["wheat", "gluten"]],
    ["freekeh", ["wheat"]],
    ["farro", ["wheat"]],
    ["cream cracker", ["wheat"], ["milk"]],
    ["naan", ["wheat", "milk"]],
    ["panko", ["wheat"]],
    ["tempura", ["wheat"], ["egg"]],
    ["biscotti", ["wheat", "egg"]],
    ["peshwari naan", ["wheat", "tree_nut"]],
    ["battenberg", ["wheat", "tree_nut", "egg"]],
    ["malted milk powder", ["milk", "gluten"]],
    ["malt vinegar", ["gluten"]],
    ["malt extract", ["gluten"]],
  ],
  "milk by another name": [
    ["lactose-free milk", ["milk"]],
    ["buttermilk", ["milk"]],
    ["ghee", ["milk"]],
    ["whey", ["milk"]],
    ["casein", ["milk"]],
    ["sodium caseinate", ["milk"]],
    ["white chocolate", ["milk"]],
    ["roux", ["wheat", "milk"]],
    ["béchamel", ["wheat", "milk"]],
    ["creamed spinach", [], ["milk", "wheat"]],
    ["scalloped potatoes", [], ["milk"]],
    ["chèvre", ["milk"]],
    ["coconut milk powder", [], ["milk"]],
    ["dark chocolate", [], ["milk"]],
    ["welsh rabbit", ["milk", "wheat"]],
  ],
  "egg, and none": [
    ["meringue", ["egg"]],
    ["quorn", ["egg"]],
    ["egg replacer", [], ["soy"]],
    ["hollandaise", ["egg", "milk"]],
    ["aioli", ["egg"]],
    ["E1105", ["egg"]],
  ],
  "fish and shellfish in sauces": [
    ["Worcestershire sauce", ["fish"], ["gluten"]],
    ["fish sauce", ["fish"]],
    ["caesar dressing", ["egg", "fish", "milk"]],
    ["dashi", ["fish"]],
    ["furikake", ["sesame"], ["fish"]],
    ["kimchi", [], ["fish", "crustacean"]],
    ["satay", ["peanut"], ["soy", "fish", "crustacean"]],
    ["oyster sauce", ["mollusc"]],
    ["XO sauce", ["crustacean"]],
    ["sea urchin", [], ["mollusc"]],
  ],
  "nuts in sweets and pastes": [
    ["marzipan", ["tree_nut"]],
    ["praline", ["tree_nut"]],
    ["nougat", ["tree_nut"], ["egg"]],
    ["gianduja", ["tree_nut"], ["milk"]],
    ["frangipane tart", ["tree_nut", "egg", "wheat"]],
    ["amaretti", [], ["tree_nut", "wheat"]],
    ["mole", [], ["peanut", "tree_nut", "sesame"]],
    ["pesto", ["milk"], ["tree_nut"]],
    ["ground nuts", [], ["tree_nut", "peanut"]],
    ["arachis oil", ["peanut"]],
  ],
  "soy, sesame, mustard, celery, lupin": [
    ["tamari", ["soy"], ["wheat"]],
    ["miso", ["soy"], ["wheat"]],
    ["salsa de soja", ["soy", "wheat"]],
    ["tahini", ["sesame"]],
    ["halva", ["sesame"]],
    ["hummus", ["sesame"]],
    ["dukkah", ["sesame"], ["tree_nut"]],
    ["honey mustard glazed ham", ["mustard", "bee", "meat"]],
    ["piccalilli", ["mustard"]],
    ["mirepoix", ["celery"]],
    ["vegetable stock", [], ["celery", "gluten"]],
    ["lupin flour", ["lupin"]],
    ["hing", [], ["wheat"]],
    ["curry powder", [], ["mustard", "celery"]],
  ],
  "dishes named after one food": [
    ["coronation chicken", ["meat"], ["egg", "milk"]],
    ["Bombay potatoes", [], ["milk", "mustard"]],
    ["devilled eggs", ["egg"], ["mustard"]],
    ["tuna melt", ["fish"], ["milk", "wheat"]],
    ["banana split", [], ["milk"]],
    ["char siu", ["meat", "soy", "wheat"]],
    ["har gow", ["crustacean"]],
    ["toad in the hole", ["wheat", "egg", "milk"]],
  ],
  "sweet by another name": [
    ["agave nectar", ["fodmap", "added_sugar"]],
    ["date syrup", ["fodmap"]],
    ["chicory inulin", ["fodmap"]],
    ["fructo-oligosaccharides", ["fodmap"]],
    ["fructose", ["fodmap"]],
    ["high fructose corn syrup", ["fodmap", "corn", "added_sugar"]],
    ["sorbitol", ["fodmap"]],
    ["polydextrose", [], ["fodmap"]],
  ],
  "allergens in other languages": [
    ["mjölk", ["milk"]],
    ["tereyağı", ["milk"]],
    ["roomboter", ["milk"]],
    ["fıstık", ["tree_nut"]],
    ["pinda", ["peanut"]],
    ["amendoim", ["peanut"]],
    ["jordnötter", ["peanut"]],
    ["orzeszki ziemne", ["peanut"]],
    ["migdały", ["tree_nut"]],
    ["Pekannüsse", ["tree_nut"]],
    ["krewetki", ["crustacean"]],
    ["karides", ["crustacean"]],
    ["camarões", ["crustacean"]],
    ["mexilhões", ["mollusc"]],
    ["kananmuna", ["egg"]],
    ["jajko", ["egg"]],
    ["buğday", ["wheat"]],
    ["pszenica", ["wheat"]],
    ["hvedemel", ["wheat"]],
    ["gorczyca", ["mustard"]],
    ["bleekselderij", ["celery"]],
    ["wijenzaad", ["sesame"]],
    ["tremoços", ["lupin"]],
  ],
  "bowls, cocktails and street food": [
    ["katsudon", ["egg", "meat", "wheat"]],
    ["jajangmyeon", ["wheat", "soy"]],
    ["pisco sour", ["alcohol"], ["egg"]],
    ["mai tai", ["tree_nut"]],
    ["crab rangoon", ["milk"], ["crustacean"]],
    ["chili with beans", [], ["meat", "milk", "gluten"]],
    ["crispy fish", ["fish"], ["wheat", "egg"]],
    ["loukoumades", ["wheat"], ["bee", "tree_nut"]],
    ["toast skagen", ["crustacean", "wheat"]],
    ["pan bagnat", ["fish", "egg", "wheat"]],
    ["dirty martini", ["alcohol"]],
    ["garlic salt", ["fodmap"]],
  ],
  "dried, candied and bottled fruit": [
    ["dried apricots", [], ["sulphite"]],
    ["sultanas", [], ["sulphite"]],
    ["maraschino cherries", ["added_sugar"], ["sulphite"]],
    ["stem ginger", ["added_sugar"]],
    ["tonic water", ["added_sugar"]],
  ],
  "animal by another name": [
    ["E120", ["insect"]],
    ["E904", ["insect"]],
    ["E542", ["slaughter"]],
    ["gelatine", ["slaughter"]],
    ["suet", ["slaughter"]],
    ["isinglass", [], ["fish"]],
    ["E471", [], ["animal"]],
    ["disodium inosinate", [], ["animal"]],
    ["refried beans", [], ["slaughter"]],
  ],
};

describe.each(Object.entries(FAMILIES))("%s", (_, cases) => {
  it.each(cases)("'%s' holds %j", (text, holds, mayHold = []) => {
    const { profile } = readFood(text, knowledge, { kind: "ingredient" });
    expect(substancesIn(profile.yes)).toEqual(expect.arrayContaining(holds));
    const possible = substancesIn(profile.yes | profile.may | profile.unknown);
    expect(possible).toEqual(expect.arrayContaining(mayHold));
  });
});

describe("foods whose names only sound like an allergen", () => {
  it.each<[string, Substance[]]>([
    ["maple syrup", ["fodmap"]],
    ["sugar", ["fodmap"]],
    ["rice noodles", ["wheat", "egg"]],
    ["buckwheat", ["gluten", "wheat"]],
    ["water chestnut", ["tree_nut"]],
    ["nutmeg", ["tree_nut"]],
    ["tiger nuts", ["tree_nut", "peanut"]],
    ["turtle beans", ["meat"]],
    ["milk thistle", ["milk"]],
    ["butter lettuce", ["milk"]],
    ["crab apple", ["crustacean"]],
    ["king oyster mushroom", ["mollusc"]],
    ["hen of the woods", ["meat", "egg"]],
    ["honeydew melon", ["bee"]],
    ["coconut aminos", ["soy"]],
    ["cream of tartar", ["milk"]],
    ["beefsteak tomato", ["meat"]],
    ["the rice", ["alcohol"]],
  ])("'%s' is free of %j", (text, substances) => {
    const { profile, mentions } = readFood(text, knowledge, { kind: "ingredient" });
    expect(mentions).not.toEqual([]);
    for (const each of substances)
      expect(substancesIn(profile.yes | profile.may | profile.unknown)).not.toContain(each);
  });
});
