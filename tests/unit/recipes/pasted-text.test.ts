import { describe, expect, it } from "vitest";
import { writeMarkdown } from "@/lib/recipes/write-markdown";
import { extractPastedRecipe } from "@/server/recipes/extraction/extract-from-text";
import { splitText } from "@/server/recipes/extraction/split-text";

function read(text: string) {
  const { recipe } = extractPastedRecipe(text, null);
  return (
    recipe && {
      title: recipe.title,
      foods: recipe.ingredients.map((line) => line.text),
      steps: recipe.steps.map((line) => line.text),
      leftOut: recipe.leftOut.map((line) => line.text),
    }
  );
}

const FOODS = ["300 g red lentils", "2 carrots", "1 tbsp curry powder"];
const STEPS = ["Fry the carrots with the curry powder.", "Add the lentils and simmer for 20 minutes."];

describe("a pasted text without headings", () => {
  it("is its name, its foods and, behind a blank line, its steps", () => {
    expect(read(`Lentil pot\n\n${FOODS.join("\n")}\n\n${STEPS.join("\n")}`)).toEqual({
      title: "Lentil pot",
      foods: FOODS,
      steps: STEPS,
      leftOut: [],
    });
  });

  it("keeps small letters without a full stop as steps, and what is for frying as food", () => {
    const text =
      "Rösti von Tante Vreni\n\n1 kg Kartoffeln\n1 Zwiebel\nButterschmalz zum Braten\n\nalles reiben und salzen\nin der Pfanne goldbraun braten";
    expect(read(text)).toMatchObject({
      foods: ["1 kg Kartoffeln", "1 Zwiebel", "Butterschmalz zum Braten"],
      steps: ["alles reiben und salzen", "in der Pfanne goldbraun braten"],
    });
  });

  it("may have two foods and one step", () => {
    expect(
      read("Cinnamon toast\n\n2 slices bread\n1 tsp cinnamon\n\nToast the bread, butter it and sprinkle the cinnamon."),
    ).toMatchObject({
      foods: ["2 slices bread", "1 tsp cinnamon"],
    });
  });

  it("reads a part of the dish under its name", () => {
    const text =
      "Rice salad\n\n200 g rice\n1 cucumber\n\nDressing\n2 tbsp olive oil\n1 lemon\n\nBoil the rice and let it cool.\nWhisk the dressing and mix everything.";
    const { recipe } = extractPastedRecipe(text, null);
    expect(recipe?.ingredients.map(({ text: line, group }) => [line, group])).toEqual([
      ["200 g rice", null],
      ["1 cucumber", null],
      ["2 tbsp olive oil", "Dressing"],
      ["1 lemon", "Dressing"],
    ]);
  });
});

describe("what people write around a recipe", () => {
  it("is neither title nor step: a caption's emoji, hashtags and calls to follow", () => {
    const text =
      "CARROT FRITTERS 🥕🔥\n\nso crispy you won't believe it 😍\n\nwhat you need:\n🥕 3 carrots\n🥚 2 eggs\n🌾 4 tbsp flour\n\nhow to:\n1️⃣ grate the carrots and mix in the rest\n2️⃣ fry spoonfuls in hot oil\n\nfollow for more 💛\n.\n.\n#fritters #easy";
    expect(read(text)).toMatchObject({
      title: "CARROT FRITTERS",
      foods: ["3 carrots", "2 eggs", "4 tbsp flour"],
      steps: ["grate the carrots and mix in the rest", "fry spoonfuls in hot oil"],
    });
  });

  it("is neither title nor step: a letter's greeting and farewell", () => {
    const text = `Dear Paul,\n\nas promised, here it comes.\n\nLentil pot\n\n${FOODS.join("\n")}\n\n${STEPS.join("\n")}\n\nLots of love,\nEma`;
    expect(read(text)).toMatchObject({ title: "Lentil pot", foods: FOODS, steps: STEPS });
  });

  it.each([
    ["[03.02.25, 19:0%d:11] Ema: ", "[03.02.25, 19:08:11] Paul: Thanks!"],
    ["03/02/2025, 7:0%d PM - Ema: ", "03/02/2025, 7:08 PM - Paul: Thanks!"],
    ["Ema: ", "Paul: Thanks!\nPaul: See you"],
  ])("are the names and times of a chat: %s", (stamp, answer) => {
    const lines = ["Lentil pot", ...FOODS, ...STEPS].map((line, at) => `${stamp.replace("%d", String(at))}${line}`);
    expect(read([...lines, answer].join("\n"))).toMatchObject({ title: "Lentil pot", foods: FOODS, steps: STEPS });
  });

  it("are the heads and marks of a forwarded mail", () => {
    const quoted = ["Lentil pot", "", ...FOODS, "", ...STEPS].map((line) => `> ${line}`).join("\n");
    const text = `---------- Forwarded message ----------\nFrom: Ema <ema@mail.example>\nSubject: 2 recipes\nTo: me\n\n${quoted}`;
    expect(read(text)).toMatchObject({ title: "Lentil pot", foods: FOODS, steps: STEPS });
  });

  it("is a video's greeting; the name stands below it", () => {
    const text = `Welcome back to my kitchen! Today we cook something quick.\nSubscribe: https://video.example/c/ema\n\nLentil Pot\n\nIngredients:\n${FOODS.join("\n")}\n\nMethod:\n${STEPS.join("\n")}\n\nMusic: Some Band`;
    expect(read(text)).toMatchObject({ title: "Lentil Pot", foods: FOODS, steps: STEPS });
  });

  it("never takes a food along: a line behind the method that names one is a step or in the account", () => {
    const text = `Lentil pot\n\n${FOODS.join("\n")}\n\n${STEPS.join("\n")}\n\nEnjoy with crushed peanuts\nLove, Ema`;
    const recipe = read(text);
    expect([...(recipe?.steps ?? []), ...(recipe?.leftOut ?? [])].join(" ")).toContain("peanuts");
  });
});

describe("a list in one text", () => {
  it.each([
    ["with commas", "Ingredients: 300 g red lentils, 2 carrots, 1 tbsp curry powder, salt"],
    ["with nothing between the foods", "Ingredients\n300 g red lentils 2 carrots 1 tbsp curry powder salt"],
  ])("%s is one food a line", (_, list) => {
    expect(read(`Lentil pot\n\n${list}\n\n${STEPS.join("\n")}`)?.foods).toEqual([...FOODS, "salt"]);
  });

  it("is not cut inside an amount", () => {
    const list = "Ingredients\n1 1/2 cups flour 2 or 3 eggs 1 (400 g) tin tomatoes 2 x 100 g cheese 50 g butter";
    expect(read(`Flat bread\n${list}\n\n${STEPS.join("\n")}`)?.foods).toEqual([
      "1 1/2 cups flour",
      "2 or 3 eggs",
      "1 (400 g) tin tomatoes",
      "2 x 100 g cheese",
      "50 g butter",
    ]);
  });
});

describe("several recipes in a text without headings", () => {
  const dip = "Bean dip\n\n1 can beans\n1 lime\n2 tbsp oil\n\nMash the beans and stir in lime juice and oil.";
  const toast = "Cheese toast\n\n2 slices bread\n50 g cheddar\n\nGrate the cheese over the bread and grill it.";

  it("are told apart by their names", () => {
    const split = splitText(`${dip}\n\n${toast}`);
    expect(split.kind === "several" ? split.texts.map((text) => read(text)?.title) : split.kind).toEqual([
      "Bean dip",
      "Cheese toast",
    ]);
    expect(extractPastedRecipe(`${dip}\n\n${toast}`, null)).toEqual({ recipe: null, reason: "several_recipes" });
  });

  it("are one where the second list is for a part of the dish", () => {
    const sauce = "For the sauce\n\n200 g yoghurt\n1 lemon\n\nStir the lemon juice into the yoghurt.";
    expect(read(`${dip}\n\n${sauce}`)?.foods).toHaveLength(5);
  });
});

describe("our own Markdown", () => {
  it("comes back as it was, with its parts", () => {
    const line = (name: string, quantity: string | null, unit: string | null, group: string | null) => ({
      ...{ name, quantity, unit, note: null, group },
    });
    const text = writeMarkdown({
      title: "Soup *of the day*",
      description: null,
      servings: 4,
      yield_text: null,
      source_url: "https://soup.example/a",
      prep_time: 10,
      cook_time: null,
      total_time: null,
      ingredients: [
        line("potatoes", "1", "kg", null),
        line("salt", null, null, null),
        line("bacon", "50", "g", "For the top"),
      ],
      instructions: [
        { text: "Boil the potatoes.\nMash them.", group: null },
        { text: "Fry the bacon.", group: null },
      ],
      note: "Better the next day.",
      tags: ["soup"],
    });
    expect(read(text)).toEqual({
      title: "Soup *of the day*",
      foods: ["1 kg potatoes", "salt", "50 g bacon"],
      steps: ["Boil the potatoes. Mash them.", "Fry the bacon."],
      leftOut: [],
    });
  });
});

describe("a text that is no recipe", () => {
  it.each([
    ["a shopping list", "Saturday\n- 2 l milk\n- 6 eggs\n- call mum\n- 1 kg flour"],
    [
      "a report",
      "Sales of butter rose.\n\nThey counted 300 g of butter a head in May and 250 g in June.\n\nFarmers met the minister.",
    ],
    ["a letter", "Hi all,\n\nwe meet on Thursday at 10.\nBring the figures of 2 quarters.\n\nBest,\nJo"],
  ])("%s is refused", (_, text) => {
    expect(extractPastedRecipe(text, null).recipe).toBeNull();
  });

  it.each([
    "- ",
    "1 ",
    "🔥",
    "# ",
    "> ",
    "a: ",
    "12/12/2024, 18:02 - A: 1 g b\n",
    "1 g a, ",
    "Ingredients: 1 g a 2 g b ",
  ])("made of %j again and again costs no more than its length", (piece) => {
    const started = performance.now();
    extractPastedRecipe(piece.repeat(Math.floor(190_000 / piece.length)), null);
    expect(performance.now() - started).toBeLessThan(5000);
  });
});
