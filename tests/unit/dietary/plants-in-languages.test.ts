import { describe, expect, it } from "vitest";
import { readFood } from "@/server/dietary/engine/reading/read-food";
import { loadKnowledge } from "@/server/dietary/load-knowledge";

const knowledge = loadKnowledge();

/** Names of well-known plants in other languages: each name alone means that plant and nothing else. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  apple: ["Äpfel", "appels", "jabłka", "omena", "elma"],
  peach: ["durazno", "pêssego", "perzik", "brzoskwinia", "şeftali"],
  cherry: ["Sauerkirschen", "guindas", "cerejas", "körsbär", "wiśnie"],
  strawberry: ["morangos", "frutillas", "aardbeien", "jordgubbar", "truskawki", "çilek"],
  grape: ["Weintrauben", "druiven", "winogrona", "üzüm", "vindruvor"],
  watermelon: ["Wassermelone", "karpuz", "melancia", "arbuz", "cocomero"],
  mango: ["aam", "xoài", "mangas"],
  potato: ["aardappelen", "potatis", "kartofler", "ziemniaki", "jagaimo", "papas criollas", "Erdäpfel"],
  carrot: ["wortelen", "Möhren", "morötter", "gulerødder", "marchewka", "havuç", "cenouras"],
  onion: ["uien", "sipuli", "cebula", "soğan", "cebolla morada", "cipolla di Tropea"],
  garlic: ["knoflook", "vitlök", "czosnek", "sarımsak", "lahsun"],
  tomato: ["domates", "jitomate", "pomidory", "Strauchtomaten", "cuore di bue", "tamatar"],
  aubergine: ["patlıcan", "berinjela", "bakłażan", "terong", "baingan"],
  celery: ["Stangensellerie", "knolselderij", "selino", "daun seledri", "cần tây", "céleri rave"],
  mushroom: ["Pfifferlinge", "kurki", "karljohan", "setas de temporada", "finferli", "Kräuterseitling", "nấm rơm"],
  "green-bean": ["sperziebonen", "ejotes", "Prinzessbohnen", "kacang panjang"],
  parsley: ["peterselie", "maydanoz", "salsinha", "natka pietruszki"],
  basil: ["fesleğen", "basilicum", "manjericão"],
};

describe("plants by their names in other languages", () => {
  it.each(Object.entries(NAMES).flatMap(([id, names]) => names.map((name) => [name, id] as const)))(
    "'%s' is %s",
    (name, id) => {
      const index = knowledge.conceptIndex.get(id) ?? -1;
      const [mention, ...others] = readFood(name, knowledge, { kind: "menu" }).mentions;
      expect(others).toEqual([]);
      expect(mention?.unknownWords).toEqual([]);
      expect(mention?.head?.ancestors).toContain(index);
    },
  );
});
