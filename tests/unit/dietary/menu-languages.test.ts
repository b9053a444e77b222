import { describe, expect, it } from "vitest";
import { type Substance, substancesIn } from "@/server/dietary/engine/model/substances";
import { readFood } from "@/server/dietary/engine/reading/read-food";
import { loadKnowledge } from "@/server/dietary/load-knowledge";

const knowledge = loadKnowledge();

type Dish = [name: string, holds: Substance[], mayHold?: Substance[]];

/** Dishes as menus write them in their own language, and the substances that a person must be warned about. */
const MENUS: Record<string, Dish[]> = {
  French: [
    ["lait d'amande", ["tree_nut"]],
    ["crevettes à l'ail", ["crustacean"]],
    ["soupe à l'oignon", [], ["milk", "wheat"]],
    ["jambon-beurre", ["meat", "milk", "wheat"]],
    ["lapin à la moutarde", ["meat", "mustard"]],
    ["baba au rhum", ["alcohol", "wheat", "egg"]],
  ],
  Italian: [
    ["linguine allo scoglio", ["mollusc", "crustacean", "wheat"]],
    ["trofie al pesto", ["milk", "wheat"], ["tree_nut"]],
    ["vitello tonnato", ["meat", "fish", "egg"]],
    ["torta caprese", ["tree_nut", "egg"]],
    ["fritto misto", ["mollusc", "crustacean", "wheat"]],
  ],
  "labels, and dishes that name what is in them": [
    ["leche desnatada en polvo", ["milk"]],
    ["uova in polvere", ["egg"]],
    ["mleko w proszku", ["milk"]],
    ["skummetmælkspulver", ["milk"]],
    ["almidón de trigo", ["wheat"]],
    ["emulsionante (lecitina de soja)", ["soy"]],
    ["colorante: carmín", ["insect"]],
    ["arroz de polvo", ["mollusc"]],
    ["feijoada de choco", ["mollusc"], ["meat"]],
    ["sinigang na hipon", ["crustacean"]],
    ["ginataang hipon", ["crustacean"]],
    ["machaca con huevo", ["egg", "meat"]],
  ],
  "Spanish and Portuguese": [
    ["ají de gallina", ["meat", "milk", "wheat"], ["tree_nut"]],
    ["carne de porco à alentejana", ["meat", "mollusc"]],
    ["mazapán de la rosa", ["peanut"]],
    ["paçoca", ["peanut"]],
    ["polvorones", ["wheat"], ["tree_nut"]],
    ["francesinha", ["meat", "milk", "wheat"]],
  ],
  "German and Dutch": [
    ["Nussecken", ["tree_nut", "wheat"]],
    ["Rinderroulade", ["meat"], ["mustard"]],
    ["Käsekuchen", ["milk", "egg"], ["wheat"]],
    ["Garnalenkroketten", ["crustacean", "wheat"], ["milk"]],
    ["pindasaus", ["peanut"]],
  ],
  "Turkish, Greek and Polish": [
    ["fıstıklı baklava", ["tree_nut", "wheat"], ["peanut"]],
    ["künefe", ["wheat", "milk"]],
    ["kuzu şiş", ["meat"]],
    ["garides saganaki", ["crustacean", "milk"]],
    ["galaktoboureko", ["milk", "egg", "wheat"]],
    ["żurek", ["gluten"]],
    ["orzechy", [], ["peanut", "tree_nut"]],
  ],
  "Japanese, Chinese and Korean": [
    ["kaki fry", ["mollusc", "wheat"]],
    ["gomaae", ["sesame"]],
    ["xiao long bao", ["meat", "wheat"]],
    ["gong bao ji ding", ["peanut", "meat"]],
    ["jjamppong", ["crustacean", "mollusc", "wheat"]],
    ["yukhoe", ["meat", "egg"]],
  ],
  "Thai and Vietnamese": [
    ["pad thai goong", ["crustacean", "egg"], ["peanut", "fish"]],
    ["gaeng keow wan", [], ["fish", "crustacean"]],
    ["gỏi đu đủ", ["fish", "peanut"]],
    ["đậu phộng", ["peanut"]],
    ["cà phê sữa đá", ["milk"]],
  ],
  "Arabic and Persian": [
    ["ful sudani", ["peanut"]],
    ["umm ali", ["milk", "wheat"], ["tree_nut"]],
    ["barazek", ["sesame", "wheat"]],
    ["mutabbal", ["sesame"]],
    ["makdous", ["tree_nut"]],
    ["ash reshteh", ["wheat", "milk"]],
    ["b'stilla", ["wheat", "tree_nut"]],
  ],
  Hindi: [
    ["singdana", ["peanut"]],
    ["badam milk", ["tree_nut", "milk"]],
    ["sarson ka saag", ["mustard"]],
    ["jhinga masala", ["crustacean"]],
    ["papdi chaat", ["wheat"], ["milk"]],
    ["gajar ka halwa", ["milk"]],
  ],
};

describe.each(Object.entries(MENUS))("a menu in %s", (_, dishes) => {
  it.each(dishes)("'%s' contains %j", (name, holds, mayHold = []) => {
    const { profile } = readFood(name, knowledge, { kind: "menu" });
    expect(substancesIn(profile.yes)).toEqual(expect.arrayContaining(holds));
    expect(substancesIn(profile.yes | profile.may)).toEqual(expect.arrayContaining(mayHold));
  });
});

it("a word for powder is not read as octopus", () => {
  for (const text of ["ajo en polvo", "cacao en polvo", "polvo de hornear", "leche en polvo"])
    expect(substancesIn(readFood(text, knowledge, { kind: "menu" }).profile.yes)).not.toContain("mollusc");
});
