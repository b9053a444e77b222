import { describe, expect, it } from "vitest";
import { judge } from "@/server/dietary/engine/judging/judge";
import { loadKnowledge } from "@/server/dietary/load-knowledge";

const knowledge = loadKnowledge();

function forVegans(name: string, kind: "menu" | "ingredient" = "menu") {
  const [verdict] = judge([{ id: "1", name }], [{ type: "diet", key: "vegan" }], knowledge, {
    provenance: "venue",
    kind,
  });
  return verdict?.kind;
}

describe("cuts of flesh that name no animal", () => {
  it.each([
    "thighs with rice",
    "chops and peas",
    "rashers and tomatoes",
    "2 fillets with lentils",
    "knuckle with sauerkraut",
    "breast with kale",
    "half rack and beans",
    "links and potatoes",
    "roast with potatoes",
    "skirt with chimichurri",
  ])("'%s' does not fit vegans", (name) => {
    expect(forVegans(name)).not.toBe("match");
    expect(forVegans(name, "ingredient")).not.toBe("match");
  });

  it.each(["ribs", "bbq ribs", "ribs and fries", "1 rack of ribs", "smoked ribs, slaw"])("'%s' is meat", (name) => {
    expect(forVegans(name)).toBe("conflict");
  });

  it.each([
    "celery ribs",
    "2 ribs of celery, sliced",
    "chard ribs",
    "kale, ribs removed",
    "jalapeño, seeds and ribs removed",
    "2 bell peppers, ribs and seeds removed",
    "corn ribs",
    "røde ribs",
    "tender greens and rice",
    "tomato fillets with basil",
    "orange supremes and mint",
    "oranges, cut into supremes",
    "mushrooms (legs removed), rice",
  ])("'%s' is made of plants", (name) => {
    expect(forVegans(name)).toBe("match");
  });
});

describe("plants that are cut and named like flesh", () => {
  it.each(["aubergine steak", "tofu steak", "jackfruit ribs", "cauliflower wings", "carrot lox"])(
    "'%s' may be a plant, which is not certain",
    (name) => {
      expect(forVegans(name)).toBe("may_contain");
    },
  );

  it.each(["pepper steak", "steak with portobello", "ribs and cabbage", "garlic wings", "tomato and lox"])(
    "'%s' is flesh beside a plant",
    (name) => {
      expect(forVegans(name)).toBe("conflict");
    },
  );
});
