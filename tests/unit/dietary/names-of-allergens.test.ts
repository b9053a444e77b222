import { describe, expect, it } from "vitest";
import { judge } from "@/server/dietary/engine/judging/judge";
import { loadKnowledge } from "@/server/dietary/load-knowledge";

const knowledge = loadKnowledge();
const options = { provenance: "venue", kind: "menu" } as const;

function verdictOn(text: string, allergen: string) {
  const setting = { type: "ingredient", key: allergen, preference: "allergy" } as const;
  return judge([{ id: "1", name: "", description: text }], [setting], knowledge, options)[0]?.kind;
}

/** Names in English, German, French, Spanish, Italian and Portuguese, as menus write them. */
const CLASSES: Readonly<Record<string, readonly string[]>> = {
  "gluten-grain": ["wheat", "Weizenmehl", "farine de blé", "harina de trigo", "farina di frumento", "farinha de trigo"],
  crustacean: ["prawns", "Garnelen", "crevettes", "gambas", "gamberi", "camarões"],
  egg: ["eggs", "Eier", "œufs", "huevos", "uova", "ovos"],
  fish: ["fish", "Fisch", "poisson", "pescado", "pesce", "peixe"],
  peanut: ["peanuts", "Erdnüsse", "cacahuètes", "cacahuetes", "arachidi", "amendoins"],
  soy: ["soya", "Sojabohnen", "graines de soja", "habas de soja", "semi di soia", "grãos de soja"],
  milk: ["milk", "Milch", "lait", "leche", "latte intero", "leite"],
  "tree-nut": ["nuts", "Haselnüsse", "noix", "avellanas", "nocciole", "avelãs"],
  celery: ["celery", "Sellerie", "céleri", "apio", "sedano", "aipo"],
  mustard: ["mustard", "Senf", "moutarde", "mostaza", "senape", "mostarda"],
  sesame: ["sesame seeds", "Sesamsamen", "graines de sésame", "semillas de sésamo", "semi di sesamo", "gergelim"],
  sulphite: ["sulphites", "Sulfite", "sulfites", "sulfitos", "solfiti", "dióxido de enxofre"],
  lupin: ["lupin flour", "Lupinen", "farine de lupin", "altramuces", "lupini", "tremoços"],
  mollusc: ["mussels", "Miesmuscheln", "moules", "mejillones", "cozze", "mexilhões"],
};

const FOODS: Readonly<Record<string, readonly string[]>> = {
  walnut: ["walnuts", "Walnüsse", "cerneaux de noix", "nueces", "noci", "nozes"],
  hazelnut: ["hazelnuts", "Haselnüsse", "noisettes", "avellanas", "nocciole", "avelãs"],
  almond: ["almonds", "Mandeln", "amandes", "almendras", "mandorle", "amêndoas"],
  pistachio: ["pistachios", "Pistazien", "pistaches", "pistachos", "pistacchi", "pistácios"],
  cashew: ["cashews", "Cashewkerne", "noix de cajou", "anacardos", "anacardi", "castanha de caju"],
  peanut: ["peanut", "Erdnussbutter", "cacahuètes", "cacahuetes", "arachidi", "amendoim"],
  anchovy: ["anchovies", "Sardellen", "anchois", "boquerones", "acciughe", "anchovas"],
  salmon: ["smoked salmon", "Räucherlachs", "saumon", "salmón", "salmone", "salmão"],
  tuna: ["tuna", "Thunfisch", "thon", "atún", "tonno", "atum"],
  cod: ["cod", "Kabeljau", "cabillaud", "bacalao", "baccalà", "bacalhau"],
  shrimp: ["prawns", "Garnelen", "crevettes", "gambas", "gamberetti", "camarões"],
  prawn: ["shrimps", "Riesengarnelen", "gambas", "langostinos", "mazzancolle", "camarão"],
  crab: ["crab", "Taschenkrebs", "crabe", "cangrejo", "granchio", "caranguejo"],
  lobster: ["lobster", "Hummer", "homard", "bogavante", "astice", "lavagante"],
  squid: ["squid", "Tintenfisch", "encornets", "calamares", "calamari", "lulas"],
  octopus: ["octopus", "Oktopus", "poulpe", "pulpo", "polpo", "polvo"],
  mussel: ["mussels", "Miesmuscheln", "moules", "mejillones", "cozze", "mexilhões"],
  oyster: ["oysters", "Austern", "huîtres", "ostras", "ostrica", "ostra"],
  mustard: ["mustard", "Senf", "moutarde", "mostaza", "senape", "mostarda"],
  celery: ["celery", "Knollensellerie", "céleri", "apio", "sedano", "aipo"],
  sesame: ["tahini", "Sesam", "huile de sésame", "ajonjolí", "semi di sesamo", "sementes de sésamo"],
  spelt: ["spelt", "Dinkelmehl", "épeautre", "espelta", "farro spelta", "espelta"],
};

/** A product or cut of a food counts as that food. */
const KINDS: readonly [text: string, allergen: string][] = [
  ["anchovy fillets in oil", "anchovy"],
  ["pasta d'acciughe", "anchovy"],
  ["puttanesca", "anchovy"],
  ["colatura di alici", "anchovy"],
  ["fish sauce", "anchovy"],
  ["lox bagel", "salmon"],
  ["kippers on toast", "herring"],
  ["unagi", "eel"],
  ["katsuobushi", "tuna"],
  ["king crab legs", "crab"],
  ["calamari fritti", "squid"],
  ["takoyaki", "octopus"],
  ["moules marinière", "mussel"],
  ["oyster sauce", "oyster"],
  ["belacan", "shrimp"],
  ["ebi tempura", "shrimp"],
  ["pecan pie", "pecan"],
  ["walnut cake", "walnut"],
  ["frangipane tart", "almond"],
  ["marzipan", "almond"],
  ["gianduja", "hazelnut"],
  ["edamame", "soybean"],
];

const rows = (table: typeof FOODS) =>
  Object.entries(table).flatMap(([allergen, names]) => names.map((name) => [name, allergen] as const));

describe("the names of allergens in six languages", () => {
  it.each(rows(CLASSES))("'%s' is in the class %s", (name, allergen) => {
    expect(verdictOn(name, allergen)).toBe("conflict");
  });

  it.each(rows(FOODS))("'%s' is %s", (name, allergen) => {
    expect(verdictOn(name, allergen)).toBe("conflict");
  });

  it.each(KINDS)("'%s' contains %s", (name, allergen) => {
    expect(verdictOn(name, allergen)).toBe("conflict");
  });

  it.each([
    ["Walnüsse", "hazelnut"],
    ["acciughe", "salmon"],
    ["gamberi", "crab"],
    ["calamari", "mussel"],
    ["pistacchi", "almond"],
  ])("'%s' does not contain %s", (name, allergen) => {
    expect(verdictOn(name, allergen)).toBe("match");
  });
});
