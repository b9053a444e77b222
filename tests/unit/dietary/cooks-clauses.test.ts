import { describe, expect, it } from "vitest";
import { judge, type Setting } from "@/server/dietary/engine/judge";
import { readFood } from "@/server/dietary/engine/reading/read-food";
import { loadKnowledge } from "@/server/dietary/load-knowledge";

const knowledge = loadKnowledge();
const allergyTo = (key: string): Setting => ({ type: "ingredient", key, preference: "allergy" });
const ALLERGENS = ["peanut", "nut", "dairy", "egg", "wheat"] as const;

/** fits: labels to check count as a fit, as in a recipe. */
function verdicts(line: string): Record<string, string> {
  const [verdict] = judge([{ id: "", name: line }], ALLERGENS.map(allergyTo), knowledge, {
    kind: "ingredient",
    provenance: "recipe",
  });
  return Object.fromEntries(
    (verdict?.settings ?? []).map(({ setting, kind, checkLabel }) => [
      "key" in setting ? setting.key : "",
      checkLabel || kind === "match" || kind === "info" ? "fits" : kind,
    ]),
  );
}

const concerns = (line: string): string[] =>
  Object.entries(verdicts(line))
    .filter(([, kind]) => kind !== "fits")
    .map(([key, kind]) => `${key} ${kind}`);

describe("what a cook says of the cooking makes no known food unknown, and is no other food", () => {
  it.each([
    "14 oz can full-fat coconut milk, shaken well before opening",
    "2 ripe avocados, just starting to give when you press them",
    "3 tomatoes on the vine, the ripest you can find",
    "2 bay leaves, remember to fish them out!",
    "1 Tbsp matcha powder, sifted through a fine mesh strainer",
    "8 small corn tortillas, warmed in a cast iron skillet",
    "4 (6-oz) salmon fillets, pin bones removed with tweezers",
    "1 butternut squash, halved and seeds scooped out with an ice cream scoop",
    "4 potato(es), peeled and cut on a mandoline",
    "1/2 tsp xanthan gum (omit if your flour blend has it)",
    "2-4 Tbsp ice water, just until the dough holds together",
    "1 tsp white vinegar, to help the eggs hold together",
    "Icing sugar, to dust the cake",
    "2 Tbsp strawberry jam for sandwiching the cookies",
    "1 head butter lettuce, leaves separated for wraps",
    "3 Tbsp nutritional yeast (adds a cheesy flavor)",
    "1/4 tsp turmeric (careful, it stains!)",
    "1 piece of ginger, about the size of a walnut",
  ])("%s", (line) => {
    expect(concerns(line)).toEqual([]);
  });

  it.each([
    "1 Dose stückige Tomaten (ich nehme die von Mutti)",
    "2 EL Öl zum Braten (z. B. Rapsöl)",
    "2 Zwiebel(n), nicht zu groß, fein gewürfelt",
    "Puderzucker zum Bestäuben des Kuchens",
    "2 Möhren, gehobelt (das geht super mit einem Gemüsehobel)",
    "ein paar Tropfen Zitronensaft, nur wenn ihr es säuerlich mögt",
    "1 kg Äpfel, am liebsten Boskoop, weil die schön säuerlich sind",
    "1 boîte de tomates concassées (j'utilise celles de la marque Mutti)",
    "1 morceau de gingembre de la taille d'une noix",
    "sucre glace pour saupoudrer le gâteau",
    "1 piment oiseau (attention, ça pique !)",
    "250 g de champignons, nettoyés avec un torchon humide",
    "3 zanahorias, no hace falta pelarlas",
    "un trozo de jengibre del tamaño de una nuez",
    "azúcar glas para espolvorear el bizcocho",
    "1 guindilla (¡cuidado, que pica!)",
    "un pezzetto di zenzero grande come una noce",
    "zucchero a velo per spolverare la torta",
    "2 foglie di alloro, da togliere a fine cottura",
    "stukje gember ter grootte van een walnoot",
    "poedersuiker om de cake te bestuiven",
    "1 rode peper, zaadlijsten verwijderd (pas op, heet!)",
  ])("%s", (line) => {
    expect(concerns(line)).toEqual([]);
  });
});

describe("a food that a remark brings is in the dish", () => {
  it.each<[line: string, concern: string]>([
    ["1 cup granola (I like to add walnuts)", "nut"],
    ["2 apples with walnuts in a food processor", "nut"],
    ["2 apples, mixed with almonds in a mixing bowl", "nut"],
    ["1 lb carrots, fried in butter in a skillet", "dairy"],
    ["4 tbsp oil for frying or butter", "dairy"],
    ["1 EL Öl zum Braten oder Butter", "dairy"],
    ["2 c. à s. d'huile pour la cuisson ou du beurre", "dairy"],
    ["aceite para freír o mantequilla", "dairy"],
    ["olio per friggere o burro", "dairy"],
    ["2 el olie om in te bakken of boter", "dairy"],
    ["1 cup oat milk (if you're not dairy-free, use whole milk)", "dairy"],
    ["1 tbsp chia seeds (if the kids eat eggs, use 1 egg)", "egg"],
    ["1 lb chicken, to coat with breadcrumbs", "wheat"],
    ["100 g de dattes (vous pouvez ajouter des noix)", "nut"],
    ["100 g Datteln (man kann auch Walnüsse nehmen)", "nut"],
    ["100 g di datteri (se vi piacciono, aggiungete noci)", "nut"],
    ["1 cup butter (not vegan, sorry)", "dairy"],
    ["500 g Mehl (nicht glutenfrei)", "wheat"],
    ["1 pan, cortado en rodajas", "wheat"],
    ["1 casserole with egg", "egg"],
  ])("%s: %s", (line, allergen) => {
    expect(["conflict", "may_contain"]).toContain(verdicts(line)[allergen]);
  });

  it.each([
    "1 cup rice (or grimbleflax if you prefer)",
    "1 cup rice, plus grimbleflax when you have it",
    "200 g Reis oder Grimbelflax, wenn ihr mögt",
    "1 cup rice, grimbleflax",
  ])("%s: a food that nobody knows stays unknown", (line) => {
    expect(Object.values(verdicts(line))).not.toContain("fits");
  });
});

describe("a line of the list that is a tool", () => {
  it.each([
    "Parchment paper, for lining the pan",
    "Special equipment: a candy thermometer",
    "papel de horno",
    "carta forno",
  ])("%s holds nothing to eat", (line) => {
    const { profile } = readFood(line, knowledge, { kind: "ingredient" });
    expect(profile).toEqual({ yes: 0, may: 0, unknown: 0 });
  });

  it.each(["casserole", "microwave popcorn", "knife cut noodles"])("%s is a food", (name) => {
    expect(readFood(name, knowledge, { kind: "ingredient" }).mentions[0]?.concepts).not.toEqual([]);
  });
});

describe("a kitchen word that is a dish elsewhere stays one", () => {
  it.each<[dish: string, concern: string]>([
    ["Cortado en vaso", "dairy"],
    ["Rotolo di spinaci", "dairy"],
    ["Moelleux, fraises", "egg"],
    ["Schiacciata, pomodoro", "wheat"],
    ["Sbriciolata, fragole", "wheat"],
    ["Frullato, fragole", "dairy"],
    ["Batido, fresas", "dairy"],
    ["Licuado de fresa", "dairy"],
    ["Tomates, picada", "nut"],
    ["Pudding aus Schafsmilch", "dairy"],
    ["Champignons farcis", "dairy"],
    ["Filet en croûte", "wheat"],
    ["Cremige Tomatensuppe", "dairy"],
    ["100 g de beurre mou", "dairy"],
  ])("%s: %s", (dish, allergen) => {
    const [verdict] = judge([{ id: "", name: dish }], [allergyTo(allergen)], knowledge, {
      kind: "menu",
      provenance: "venue",
    });
    expect(["conflict", "may_contain", "unknown"]).toContain(verdict?.kind);
  });
});

describe("brackets that exclaim", () => {
  it.each([
    "1 TL Kurkuma (Vorsicht, färbt!)",
    "1 tl kurkuma (let op, het vlekt!)",
    "1 cucchiaino di curcuma (occhio, macchia!)",
  ])("%s: say nothing of a food", (line) => {
    expect(concerns(line)).toEqual([]);
  });

  it("bring a food where they name one, or one that nobody knows behind a word that adds", () => {
    expect(verdicts("1 cup sugar (with almonds!)").nut).toBe("conflict");
    expect(Object.values(verdicts("1 cup rice (with grimbleflax!)"))).not.toContain("fits");
  });
});
