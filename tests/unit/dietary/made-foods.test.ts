import { describe, expect, it } from "vitest";
import { type Substance, substancesIn } from "@/server/dietary/engine/model/substances";
import { readFood } from "@/server/dietary/engine/reading/read-food";
import { loadKnowledge } from "@/server/dietary/load-knowledge";

const knowledge = loadKnowledge();

type Case = [text: string, holds: Substance[], mayHold?: Substance[], holdsNo?: Substance[]];

/**
 * Prepared foods of a kitchen or bakery: the substances that are certain, that must stay possible, and that are
 * absent.
 */
const FAMILIES: Record<string, Case[]> = {
  "filled dumplings and buns": [
    ["soup dumplings", ["wheat", "meat"], ["crustacean", "soy", "sesame"]],
    ["shao mai", ["wheat", "meat"], ["crustacean", "egg", "soy"]],
    ["dumplings", ["wheat"], ["crustacean", "fish", "egg", "meat", "soy", "sesame"]],
    ["bao buns", ["wheat"], ["meat", "fish", "crustacean", "peanut", "sesame"]],
    ["char siu bun", ["wheat", "meat", "soy"]],
    ["wonton", ["wheat"], ["crustacean", "egg", "sesame"]],
    ["egg roll", ["wheat", "egg"], ["crustacean", "meat", "soy"]],
    ["pierogi", ["wheat"], ["milk", "egg", "meat", "fish"]],
    ["varenyky", ["wheat"], ["milk", "egg", "meat"]],
    ["custard bao", ["wheat", "egg", "milk"], [], ["fish", "crustacean"]],
    ["chicken momo", ["wheat", "meat"]],
    ["veg momos", ["wheat"], [], ["meat", "fish"]],
    ["tavuk göğsü", ["milk", "meat"]],
  ],
  "filled breads and pizzas": [
    ["pizza", ["wheat", "milk"], ["crustacean", "mollusc", "fish", "meat", "tree_nut"]],
    ["pizza margherita", ["wheat", "milk"], [], ["fish", "crustacean", "meat", "tree_nut", "peanut"]],
    ["pizza marinara", ["wheat"], [], ["milk", "egg", "fish", "meat"]],
    ["pepperoni pizza", ["wheat", "milk", "meat"]],
    ["lahmacun", ["wheat", "meat"], ["tree_nut"]],
    ["pide", ["wheat"], ["milk", "egg", "meat", "sesame"]],
    ["bruschetta", ["wheat"], ["fish", "milk", "meat", "tree_nut"]],
    ["zapiekanka", ["wheat", "milk"], ["meat"]],
    ["simit", ["wheat", "sesame"]],
    ["torta ahogada", ["wheat", "meat"]],
    ["grilled cheese", ["wheat", "milk"]],
    ["egg sando", ["wheat", "egg"]],
    ["multigrain bread", ["wheat"], ["oats", "sesame", "soy"]],
    ["doubles", ["wheat", "legume"], ["mustard"]],
  ],
  "pies and savoury pastries": [
    ["pie of the day", ["wheat"], ["meat", "fish", "celery", "mustard"]],
    ["beef wellington", ["wheat", "meat"], ["mustard", "egg", "fish", "alcohol"]],
    ["galette", [], ["wheat", "egg", "milk", "meat", "fish"]],
    ["empanada", ["wheat"], ["fish", "egg", "meat", "celery"]],
    ["karelian pasty", [], ["meat", "milk", "egg"]],
    ["toad in the hole", ["wheat", "egg", "milk", "meat"], ["sulphite"]],
    ["danish pastry", ["wheat", "milk"], ["peanut", "sesame", "lupin", "tree_nut"]],
    ["apple pie", ["wheat"], ["lupin"], ["meat", "fish"]],
    ["kreatopita", ["wheat", "meat"]],
  ],
  "noodle and pasta dishes": [
    ["spaghetti bolognese", ["wheat", "meat"], ["celery", "milk", "alcohol"]],
    ["spaghetti carbonara", ["wheat", "egg", "milk", "meat"]],
    ["penne arrabbiata", ["wheat"], [], ["meat", "fish", "crustacean", "tree_nut", "peanut"]],
    ["spaghetti alla puttanesca", ["wheat", "fish"], [], ["meat", "peanut"]],
    ["gnocchi gorgonzola", ["wheat", "milk"]],
    ["lasagne bolognese", ["wheat", "meat"], ["milk", "egg", "celery", "alcohol"]],
    ["chow mein", ["wheat"], ["tree_nut", "crustacean", "egg", "mustard", "alcohol"]],
    ["mee goreng", ["wheat"], ["egg", "crustacean", "soy", "peanut"]],
    ["naengmyeon", [], ["wheat", "mustard", "egg"]],
    ["xo noodles", ["wheat", "crustacean", "mollusc"]],
    ["soto ayam", ["meat"], ["celery", "egg"]],
    ["jajangmyeon", ["wheat", "soy"]],
  ],
  "dishes of South-East Asia": [
    ["yum woon sen", [], ["celery", "crustacean", "fish", "peanut"]],
    ["pad thai", [], ["tree_nut", "egg", "crustacean", "fish", "soy", "sulphite"]],
    ["chicken satay", ["meat", "peanut"]],
    ["budae jjigae", [], ["milk", "wheat", "meat"]],
    ["banh bot loc", ["crustacean"]],
  ],
  "sauces and dressed salads": [
    ["Caesar salad", ["milk", "egg", "fish", "wheat"], ["mustard"]],
    ["peppercorn sauce", ["milk"], ["alcohol"]],
    ["ranch dressing", ["milk"], ["egg"], ["alcohol", "crustacean"]],
    ["tarator", ["tree_nut"], ["milk", "wheat"]],
    ["sauce noisette", ["milk"]],
    ["baba ganoush", ["sesame"], ["milk"]],
    ["peanut satay sauce", ["peanut"], ["soy", "fish", "crustacean", "wheat"]],
    ["seafood marinade", [], ["crustacean", "mollusc", "egg", "corn"]],
    ["coleslaw", [], ["egg", "mustard", "sulphite", "soy"]],
  ],
  "vegetable dishes": [
    ["ratatouille", [], ["celery"], ["meat", "fish", "crustacean", "peanut", "tree_nut", "egg", "milk", "wheat"]],
    ["chana masala", ["legume"], ["milk", "mustard"], ["meat", "fish", "egg"]],
    ["caponata", ["celery"], ["tree_nut", "sulphite"], ["meat", "fish"]],
    ["chilli paneer", ["milk"], ["soy", "wheat", "corn"]],
    ["badrijani", ["tree_nut"]],
  ],
  "dishes of North America": [
    ["French dip", ["meat", "wheat"]],
    ["hummingbird cake", ["wheat", "egg"], ["tree_nut", "milk"]],
    ["fluffernutter", ["peanut", "wheat"], ["egg", "slaughter"]],
    ["lowcountry boil", ["crustacean", "corn", "meat"]],
    ["seven layer dip", ["milk"]],
    ["bagel and lox", ["fish", "milk", "wheat"]],
    ["crab cakes", ["crustacean"], ["egg", "wheat", "mustard", "milk"]],
  ],
  "dishes of the British Isles": [
    ["Scotch broth", ["meat", "gluten"], [], ["alcohol"]],
    ["Dundee cake", ["tree_nut", "egg", "wheat"]],
    ["Eccles cakes", ["wheat"], ["milk", "sulphite"]],
    ["steak and kidney pudding", ["meat", "wheat"], ["fish", "slaughter"]],
    ["fisherman's pie", ["fish"], ["milk", "crustacean"]],
    ["eggs Benedict", ["egg", "milk", "wheat"], ["meat"]],
  ],
  "dishes of France, Italy and Iberia": [
    ["galette complète", ["egg", "milk", "meat"], ["wheat"]],
    ["céleri rémoulade", ["egg", "celery", "mustard"]],
    ["gougères", ["milk", "egg", "wheat"]],
    ["daube", ["meat", "alcohol"]],
    ["cotoletta", ["meat", "wheat", "egg"]],
    ["squid ink pasta", ["mollusc", "wheat"]],
    ["pasta con le sarde", ["fish", "wheat"], ["tree_nut"]],
    ["struffoli", ["egg", "wheat", "bee"]],
    ["tarta de Santiago", ["tree_nut", "egg"], ["wheat"]],
    ["txangurro", ["crustacean"], ["wheat", "alcohol"]],
    ["toucinho do céu", ["tree_nut", "egg"]],
    ["rissóis", ["wheat"], ["crustacean", "milk", "egg"]],
  ],
  "dishes of central and northern Europe": [
    ["Pfannkuchen", ["egg", "wheat"], ["milk"]],
    ["Leberknödel", ["meat", "wheat"], ["egg"]],
    ["Königsberger Klopse", ["meat"], ["fish", "egg", "milk", "wheat"]],
    ["filet américain", ["meat", "egg"], ["mustard", "fish"]],
    ["stoofvlees", ["meat", "alcohol"], ["wheat", "mustard"]],
    ["semla", ["wheat", "milk", "tree_nut"], ["egg"]],
    ["prinsesstårta", ["wheat", "milk", "egg", "tree_nut"]],
    ["smörgåstårta", ["wheat"], ["fish", "crustacean", "egg", "milk"]],
    ["risalamande", ["milk", "tree_nut"]],
    ["kroppkakor", ["gluten"], ["meat"]],
  ],
  "dishes of eastern Europe and the Near East": [
    ["pirozhki", ["wheat"], ["meat", "egg", "milk", "fish"]],
    ["medovik", ["wheat", "bee", "egg"], ["milk"]],
    ["smažený sýr", ["milk", "wheat", "egg"]],
    ["shopska salad", ["milk"], [], ["meat", "fish", "tree_nut"]],
    ["midye dolma", ["mollusc"], ["tree_nut"]],
    ["musakhan", ["meat", "wheat"], ["tree_nut"]],
    ["sambousek", ["wheat"], ["meat", "milk", "tree_nut"]],
    ["mirza ghasemi", ["egg"]],
    ["bastani", ["milk", "tree_nut"], ["egg"]],
  ],
  "dishes of Africa": [
    ["domoda", ["peanut"], ["meat"]],
    ["misir wot", ["legume"], ["milk"], ["egg", "fish", "meat"]],
    ["moi moi", ["legume"], ["egg", "fish", "crustacean"]],
    ["thiéboudienne", ["fish"], ["mollusc"]],
    ["brik", ["wheat"], ["egg", "fish"]],
    ["melktert", ["milk", "egg", "wheat"]],
  ],
  "dishes of South Asia": [
    ["dabeli", ["wheat", "peanut"], ["milk"], ["meat", "egg"]],
    ["sabudana khichdi", ["peanut"]],
    ["shorshe ilish", ["fish", "mustard"]],
    ["curd rice", ["milk"]],
    ["lemon rice", [], ["peanut", "mustard"], ["meat", "egg"]],
    ["paneer makhani", ["milk"], ["tree_nut"]],
    ["wattalapam", ["egg"], ["tree_nut"]],
    ["chole bhature", ["wheat", "legume"], ["milk"], ["meat", "egg", "fish"]],
  ],
  "dishes of East Asia": [
    ["turnip cake", [], ["wheat", "crustacean", "meat"]],
    ["jianbing", ["wheat", "egg"], ["soy", "sesame"]],
    ["beef chow fun", ["meat", "soy"], ["wheat"]],
    ["lu rou fan", ["meat", "soy"], ["egg"]],
    ["moo shu pork", ["meat", "soy"], ["egg", "wheat"]],
    ["Yangzhou fried rice", ["egg"], ["crustacean", "meat"]],
    ["nasu dengaku", ["soy"], ["wheat"]],
  ],
  "more dishes of South-East Asia": [
    ["chilli crab", ["crustacean"], ["egg", "soy", "wheat", "peanut"]],
    ["boat noodles", [], ["meat", "wheat", "soy", "celery"]],
    ["kaya toast", ["wheat", "egg"], ["milk"]],
    ["fish amok", ["fish", "egg"], ["crustacean"]],
    ["lahpet thoke", [], ["peanut", "sesame", "crustacean", "fish"]],
    ["bicol express", ["meat"], ["crustacean"]],
    ["martabak", ["wheat"], ["egg", "milk", "peanut"]],
  ],
  "dishes of Latin America and the Caribbean": [
    ["quesabirria", ["meat", "milk"], ["corn"]],
    ["milanesa", ["wheat", "egg"], ["meat"]],
    ["hallacas", ["corn", "meat"]],
    ["tequeños", ["milk", "wheat"], ["egg"]],
    ["macaroni pie", ["wheat", "milk", "egg"], ["mustard"]],
    ["Jamaican patty", ["wheat"], ["meat", "egg"]],
    ["bake and shark", ["fish", "wheat"]],
    ["tostones", [], [], ["meat", "milk", "wheat", "egg"]],
    ["chupe de camarones", ["crustacean", "milk", "egg"]],
    ["acai bowl", [], ["tree_nut", "oats", "milk"]],
  ],
  "battered and fried": [
    ["tempura", ["wheat"], ["crustacean", "fish", "mollusc", "egg"]],
    ["fritters", ["wheat"], ["fish", "meat", "corn", "egg"]],
    ["prawn crackers", ["crustacean"], ["wheat", "mollusc", "sulphite"]],
    ["kimchi jeon", ["wheat"], ["meat", "fish", "crustacean", "mollusc"]],
    ["menchi katsu", ["meat", "wheat"], ["egg"]],
    ["kani cream korokke", ["crustacean", "milk", "wheat"]],
  ],
  "festive baking": [
    ["panettone", ["wheat", "milk", "egg"], ["sulphite", "tree_nut"]],
    ["stollen", ["wheat", "milk", "tree_nut"], ["egg", "sulphite"]],
    ["mince pies", ["wheat"], ["slaughter", "tree_nut", "alcohol", "sulphite"]],
    ["Christmas cake", ["wheat", "egg"], ["tree_nut", "alcohol"]],
    ["sufganiyot", ["wheat", "egg"]],
    ["hot cross bun", ["wheat"], ["milk", "egg", "sulphite"]],
  ],
};

describe.each(Object.entries(FAMILIES))("%s", (_, cases) => {
  it.each(cases)("'%s' contains %j", (text, holds, mayHold = [], holdsNo = []) => {
    const { profile } = readFood(text, knowledge, { kind: "menu" });
    expect(substancesIn(profile.yes)).toEqual(expect.arrayContaining(holds));
    const possible = substancesIn(profile.yes | profile.may);
    expect(possible).toEqual(expect.arrayContaining(mayHold));
    expect(possible.filter((substance) => holdsNo.includes(substance))).toEqual([]);
    expect(profile.unknown).toBe(0);
  });
});
