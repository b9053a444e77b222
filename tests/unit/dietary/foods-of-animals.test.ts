import { describe, expect, it } from "vitest";
import { type Substance, substancesIn } from "@/server/dietary/engine/model/substances";
import { readFood } from "@/server/dietary/engine/reading/read-food";
import { loadKnowledge } from "@/server/dietary/load-knowledge";

const knowledge = loadKnowledge();

function certainty(text: string, substance: Substance): "yes" | "may" | "no" | "unknown" {
  const { profile } = readFood(text, knowledge, { kind: "menu" });
  const holds = (mask: number) => [...substancesIn(mask)].includes(substance);
  if (holds(profile.yes)) return "yes";
  if (holds(profile.may)) return "may";
  return holds(profile.unknown) ? "unknown" : "no";
}

type Row = readonly [foods: string, substance: Substance, certainty: "yes" | "may" | "no"];

/** The expected verdicts on foods from animals for an allergy or a diet. Each row holds for all of its foods. */
const FAMILIES: Readonly<Record<string, readonly Row[]>> = {
  "rennet of cheese": [
    ["Parmesan, Parmigiano Reggiano, Grana Padano, gorgonzola, pecorino romano, comté, roquefort", "slaughter", "yes"],
    ["cheddar, gouda, mozzarella, brie, feta, manchego", "slaughter", "may"],
    ["paneer, mascarpone, serra da estrela, vegetarian parmesan, vegetarian cheese", "slaughter", "no"],
    ["grana padano, provolone", "egg", "may"],
  ],
  "cheese with something in it": [
    ["casu marzu", "insect", "yes"],
    ["caboc", "oats", "yes"],
    ["beer cheese", "alcohol", "yes"],
    ["feta saganaki", "wheat", "may"],
    ["cheez whiz", "fish", "may"],
  ],
  "gelatine and glue": [
    ["isinglass, fish gelatine, fish gelatin", "fish", "yes"],
    ["gelatine, leaf gelatine, pork gelatine, beef gelatine", "slaughter", "yes"],
    ["gelatine", "fish", "may"],
    ["pork gelatine, beef gelatine", "fish", "no"],
    ["gelatine, gelatin powder, rennet", "egg", "no"],
    ["glucosamine", "crustacean", "may"],
    ["pepsin, thrombin, oleostearin", "slaughter", "yes"],
    ["shark liver oil", "fish", "yes"],
  ],
  "fat of animals": [
    ["shredded suet", "wheat", "yes"],
    ["suet, beef suet", "wheat", "may"],
    ["suet, beef suet, alligator meat", "milk", "no"],
    ["rocky mountain oysters, lamb fries, criadillas", "meat", "yes"],
    ["rocky mountain oysters", "mollusc", "no"],
  ],
  "drinks and sweets of milk": [
    ["malted milk", "wheat", "may"],
    ["kalakand, basundi, arequipe, panna cotta, chia pudding", "egg", "no"],
    ["syllabub", "alcohol", "yes"],
    ["panna cotta, pannacotta", "slaughter", "yes"],
    ["yayla çorbası, yogurt soup", "wheat", "may"],
    ["boondi raita", "legume", "yes"],
    ["chicken burro, green chile burro", "wheat", "may"],
  ],
  "fish of the world's markets": [
    ["ricciola, triglie, scorfano, platessa, palombo, pesce persico, San Pietro", "fish", "yes"],
    ["besugo, salmonetes, jurel, cazón, angulas, huachinango, congrio, pejerrey", "fish", "yes"],
    ["robalo, dourada, garoupa, carapaus, linguado, tamboril", "fish", "yes"],
    ["Seeteufel, Steinbeißer, Saibling, Felchen, Egli, Goldbrasse, Schillerlocken", "fish", "yes"],
    ["zeebaars, zeeduivel, tarbot, wijting, havtaske, pighvar, hellefisk, löjrom", "fish", "yes"],
    ["kanpachi, negitoro, katsuo tataki, aji nigiri, pla kapong, surmai, rawas, bangda", "fish", "yes"],
    ["lüfer, kalkan, lavraki, barbounia, sandacz, szczupak, kapr, pstruh", "fish", "yes"],
    ["cannolicchi, lupini di mare, fasolari, choritos, kallumakkaya, koonthal, hokkigai", "mollusc", "yes"],
    ["étrilles, centolla, jaiba, jomfruhummer, garides, poo pad pong karee", "crustacean", "yes"],
    ["ají, gulas, gös", "fish", "may"],
    ["gulas", "wheat", "may"],
    ["rawas", "wheat", "no"],
    ["fish balls, surimi", "egg", "may"],
    ["masago, tobiko, ikura", "soy", "may"],
    ["tuna tartare, salmon tartare", "egg", "may"],
    ["hamsi tava", "wheat", "may"],
    ["machher jhol", "mustard", "may"],
    ["fiskeboller, Fischfrikadellen", "milk", "may"],
  ],
  "sweets and chocolate": [
    ["three musketeers, Mars bar", "egg", "yes"],
    ["5th avenue, oh henry, star bar, goobers", "peanut", "yes"],
    ["raffaello, hanuta, Dubai chocolate", "tree_nut", "yes"],
    ["kitkat, twix, kinder bueno, hanuta", "wheat", "yes"],
    ["mon chéri", "alcohol", "yes"],
    ["chocolate truffles, pralines, assorted chocolates", "alcohol", "may"],
    ["sugar-free chocolate, unsweetened chocolate", "added_sugar", "no"],
    ["candied fruit, crystallised ginger", "milk", "no"],
    ["sorbet, candyfloss", "fish", "no"],
    ["marshmallow fluff", "egg", "yes"],
    ["dulce de leche, cajeta, confiture de lait", "added_sugar", "yes"],
    ["White Rabbit candy, mozzarella sticks, crema pasticcera", "milk", "yes"],
    ["White Rabbit candy, Quarkbällchen", "meat", "no"],
    ["pocky, Quarkbällchen, Windbeutel", "wheat", "yes"],
  ],
  "names of proteins on labels": [
    ["conalbumin, ovotransferrin, vitellin, Hühnerei, ovoalbumina", "egg", "yes"],
    ["Molkeneiweiß, natriumcaseinat, caseína, serwatka, vassle", "milk", "yes"],
    ["bouillabaisse", "fish", "yes"],
  ],
  "additives by where they come from": [
    ["E140, E141, E142", "wheat", "no"],
    ["E150, caramel colour, grape skin extract", "sulphite", "may"],
    ["E150a", "sulphite", "no"],
    ["oat gum", "oats", "yes"],
    ["E1510", "alcohol", "yes"],
    ["isoflavones", "soy", "may"],
    ["vegetable lecithin", "egg", "no"],
    ["vegetable glycerine", "animal", "no"],
    ["lecithin", "egg", "may"],
    ["E471", "milk", "no"],
    ["E471, E573, E384", "animal", "may"],
    ["FD&C Red No. 40, FD&C Yellow 6", "insect", "no"],
    ["cochenille, karmin, carmín", "insect", "yes"],
    ["Bienenwachs, cire d'abeille", "bee", "yes"],
  ],
  "shellfish as it is served": [
    ["scampi, wholetail scampi, scampi fritti", "wheat", "may"],
    ["scampi, scampi fritti", "crustacean", "yes"],
    ["langoustines, lobster, crab", "sulphite", "may"],
    ["ostriche, ostriche gratinate", "mollusc", "yes"],
    ["ostrich, ostrich steak", "mollusc", "no"],
    ["vegetarian oyster sauce", "mollusc", "no"],
  ],
};

const cases = (rows: readonly Row[]) =>
  rows.flatMap(([foods, substance, expected]) => foods.split(", ").map((food) => [food, substance, expected] as const));

describe("foods of animals", () => {
  describe.each(Object.entries(FAMILIES))("%s", (_, rows) => {
    it.each(cases(rows))("'%s': %s %s", (food, substance, expected) => {
      expect(certainty(food, substance)).toBe(expected);
    });
  });
});
