import { describe, expect, it } from "vitest";
import { extractPastedRecipe } from "../../../server/recipes/extraction/extract-from-text";
import { page, recipeOf } from "./pages";

const FOODS = ["500 g plums", "200 g flour", "3 eggs"];
const STEPS = ["Halve the plums and mix the flour with the eggs.", "Bake for 40 minutes in the oven until golden."];
const list = (tag: string, lines: readonly string[]): string =>
  `<${tag}>${lines.map((line) => `<li>${line}</li>`).join("")}</${tag}>`;
const marked = (property: string, lines: readonly string[]): string =>
  lines.map((line) => `<p ${property}>${line}</p>`).join("");
const plain = (lines: readonly string[]) => lines.map((text) => ({ text, group: null }));

describe("a page's own markup", () => {
  it.each([
    ["RDFa with a prefix", "typeof='s:Recipe' prefix='s: https://schema.org/'", "property='s:"],
    ["RDFa with whole addresses", "typeof='http://schema.org/Recipe'", "property='http://schema.org/"],
    ["microdata", "itemscope itemtype='https://schema.org/Recipe'", "itemprop='"],
  ])("of %s excludes the title from the groups", (_, scope, property) => {
    const html = page(
      `<div ${scope}><h1 ${property}name'>Plum cake</h1>${marked(`${property}recipeIngredient'`, FOODS)}${marked(`${property}recipeInstructions'`, STEPS)}</div>`,
    );
    expect(recipeOf(html)).toMatchObject({ title: "Plum cake", ingredients: plain(FOODS), steps: plain(STEPS) });
  });

  it("gives the recipe that the page is named after, never one shown beside it", () => {
    const scope = (name: string, foods: readonly string[], steps: readonly string[]): string =>
      `<div itemscope itemtype="http://schema.org/Recipe"><h2 itemprop="name">${name}</h2>${marked('itemprop="recipeIngredient"', foods)}${marked('itemprop="recipeInstructions"', steps)}</div>`;
    const beside = scope("Nut pie", ["1 cup walnuts", "2 apples"], ["Bake it all."]);
    const own = `<h1>Plum cake</h1>${scope("Plum cake", FOODS, STEPS)}`;
    expect(recipeOf(page(beside + own))).toMatchObject({ title: "Plum cake", ingredients: plain(FOODS) });
    expect(recipeOf(page(own + beside))).toMatchObject({ title: "Plum cake", ingredients: plain(FOODS) });
  });

  it("ends where readers' comments begin, also inside one frame", () => {
    const card = `<div class="card-ingredients"><h3>Ingredients</h3>${list("ul", FOODS)}</div><div class="card-instructions"><h3>Instructions</h3>${list("ol", STEPS)}</div>`;
    const comments = `<div id="comments">${list("ol", ["I add 2 cups of walnuts and bake it longer.", "Mix in some milk."])}</div>`;
    expect(recipeOf(page(`<h1>Plum cake</h1>${card}${comments}`))).toMatchObject({
      ingredients: plain(FOODS),
      steps: plain(STEPS),
    });
  });

  it("pairs the terms of a definition list with their amounts", () => {
    const pairs = "<dl><dt>plums</dt><dd>500 g</dd><dt>flour</dt><dd>200 g</dd><dt>eggs</dt><dd>3</dd></dl>";
    const html = page(`<h1>Plum cake</h1><h2>Ingredients</h2>${pairs}<h2>Method</h2>${list("ol", STEPS)}`);
    expect(recipeOf(html).ingredients).toMatchObject(plain(["plums 500 g", "flour 200 g", "eggs 3"]));
  });

  it.each([
    ["bold lines at the end, for their allergens", list("ul", [...FOODS, "<b>Milk</b>", "<strong>Walnuts</strong>"])],
    [
      "a bold line in between",
      `<p><b>Milk</b></p>${FOODS.map((food) => `<p>${food}</p>`).join("")}<p><b>Walnuts</b></p>`,
    ],
    ["a second column", `<div>${list("ul", FOODS)}</div><div>${list("ul", ["Milk", "Walnuts"])}</div>`],
  ])("loses no food to %s", (_, foods) => {
    const html = page(`<h1>Plum cake</h1><h2>Ingredients</h2>${foods}<h2>Method</h2>${list("ol", STEPS)}`);
    const lines = recipeOf(html).ingredients.map(({ text }) => text);
    expect([...lines].sort()).toEqual([...FOODS, "Milk", "Walnuts"].sort());
  });

  it("is read to the end of the list's last part", () => {
    const parts = `<h2>Ingredients for the cake</h2>${list("ul", FOODS)}<h2>Ingredients for the icing</h2>${list("ul", ["100 g sugar", "50 g almond butter"])}`;
    expect(recipeOf(page(`<h1>Plum cake</h1>${parts}<h2>Method</h2>${list("ol", STEPS)}`)).ingredients).toMatchObject([
      ...plain(FOODS),
      { text: "100 g sugar", group: "Ingredients for the icing" },
      { text: "50 g almond butter", group: "Ingredients for the icing" },
    ]);
  });

  it("states servings and times that are neither food nor steps", () => {
    const html = page(
      `<h1>Pflaumenkuchen</h1><h3>Zutaten</h3><p>Für 4 Personen</p>${marked("", ["500 g Pflaumen", "200 g Mehl", "3 Eier"])}<h3>Zubereitung</h3>${marked("", ["Mehl und Eier verrühren.", "40 Minuten im Ofen backen."])}<p>Arbeitszeit: ca. 20 Minuten</p>`,
    );
    expect(recipeOf(html)).toMatchObject({
      ingredients: plain(["500 g Pflaumen", "200 g Mehl", "3 Eier"]),
      steps: plain(["Mehl und Eier verrühren.", "40 Minuten im Ofen backen."]),
      servings: { count: 4 },
      prepMinutes: 20,
    });
  });

  it.each([
    [
      "材料（4人分）",
      ["プラム 500g", "薄力粉 200g", "卵 3個", "塩 少々"],
      "作り方",
      ["薄力粉と卵をボウルに入れて混ぜる。", "オーブンで40分焼く。"],
    ],
    [
      "食材",
      ["李子 500克", "面粉 200克", "鸡蛋 3个", "盐 少许"],
      "做法",
      ["将面粉和鸡蛋放入碗中混合均匀。", "放入烤箱烤40分钟。"],
    ],
    [
      "재료",
      ["자두 500g", "밀가루 200g", "달걀 3개"],
      "만드는 법",
      ["밀가루와 달걀을 볼에 넣고 잘 섞는다.", "오븐에서 40분 동안 굽는다."],
    ],
    [
      "ส่วนผสม",
      ["ไข่ 2 ฟอง", "น้ำตาล 1 ช้อนโต๊ะ", "กุ้ง 100 กรัม"],
      "วิธีทำ",
      ["ตั้งกระทะใส่น้ำมัน ผัดกุ้งให้สุก", "ใส่ไข่ลงไปผัดประมาณ 5 นาที"],
    ],
    [
      "المكونات",
      ["500 غرام برقوق", "200 غرام دقيق", "3 بيضات"],
      "طريقة التحضير",
      ["اخلط الدقيق مع البيض في وعاء كبير جيدا.", "اخبز في الفرن لمدة 40 دقيقة حتى يصبح ذهبي اللون."],
    ],
  ])("is read under %s", (heading, foods, methodHeading, steps) => {
    const html = page(
      `<h1>＊</h1><h2>${heading}</h2>${list("ul", foods)}<h2>${methodHeading}</h2>${list("ol", steps)}`,
    );
    expect(recipeOf(html)).toMatchObject({ ingredients: plain(foods), steps: plain(steps) });
  });
});

describe("pasted text", () => {
  it.each([
    ["with servings under the title", `Plum cake\nServes 8\n\n${FOODS.join("\n")}\n\n${STEPS.join("\n")}`],
    [
      "as Markdown",
      `# Plum cake\n\n## Ingredients\n- ${FOODS.join("\n- ")}\n\n## Method\n1. ${STEPS[0]}\n2. ${STEPS[1]}`,
    ],
    ["with a list in a line", `Plum cake\nIngredients: ${FOODS.join(", ")}\nMethod: 1. ${STEPS[0]} 2. ${STEPS[1]}`],
  ])("%s", (_, text) => {
    expect(extractPastedRecipe(text, null).recipe).toMatchObject({
      title: "Plum cake",
      ingredients: plain(FOODS),
      steps: plain(STEPS),
    });
  });

  it("keeps foods without an amount below a list without a heading", () => {
    const text = `Plum cake\n\n${FOODS.join("\n")}\nhandful of walnuts\npinch salt\n\n${STEPS.join("\n\n")}`;
    expect(extractPastedRecipe(text, null).recipe).toMatchObject({
      ingredients: plain([...FOODS, "handful of walnuts", "pinch salt"]),
      steps: plain(STEPS),
    });
  });
});
