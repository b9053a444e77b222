import { expect, it } from "vitest";
import { GET as getRecipe, PUT as updateRecipe } from "@/app/api/recipes/[id]/route";
import { POST as parseRecipe } from "@/app/parse/recipe/route";
import type { RecipeDetailWire } from "@/lib/schemas/recipes";
import type { ReviewWire } from "@/lib/schemas/reviewed-lines";
import { db } from "@/server/db/client";
import { createSignedInPerson, type SignedInPerson } from "../../../factories/people";
import { call } from "../../../support/request";

const page = (data: readonly string[], shown: readonly string[]): string => {
  const recipe = {
    "@context": "https://schema.org",
    "@type": "Recipe",
    name: "Plum cake",
    recipeYield: "8",
    recipeIngredient: data,
    recipeInstructions: ["Halve the plums and mix the rest in a bowl.", "Bake for 40 minutes."],
  };
  return `<!doctype html><html lang="en"><title>Plum cake</title>
    <script type="application/ld+json">${JSON.stringify(recipe)}</script>
    <h1>Plum cake</h1><h2>Ingredients</h2><ul>${shown.map((line) => `<li>${line}</li>`).join("")}</ul></html>`;
};
const DATA = ["500 g plums", "200 g rice flour", "3 apples", "80 g sugar"];
const SHOWN = ["500 g plums", "250 g rice flour", "3 apples", "80 g sugar"];
const DOUBT = { line: "200 g rice flour", reason: "amounts", page_text: "250 g rice flour" };

async function paste(who: SignedInPerson, html = page(DATA, SHOWN)): Promise<RecipeDetailWire> {
  const { status, body } = await call<RecipeDetailWire>(parseRecipe, { body: { html }, token: who.token });
  expect(status).toBe(200);
  return body;
}

const change = (who: SignedInPerson, { id, title, ingredients, instructions }: RecipeDetailWire, over: object) =>
  call<RecipeDetailWire>(updateRecipe, {
    method: "PUT",
    params: { id },
    body: { title, ingredients, instructions, ...over },
    token: who.token,
  });
const read = async (who: SignedInPerson, id: string) =>
  (await call<RecipeDetailWire>(getRecipe, { params: { id }, token: who.token })).body;

it("keeps a line that the import doubts marked, with the page's words, until its owner decides", async () => {
  const person = await createSignedInPerson();
  const { id, left_out } = await paste(person);
  expect(left_out).toBeUndefined();
  expect((await read(person, id)).doubtful_lines).toEqual([DOUBT]);
});

it("ends the doubt with a correction of the line, or with its owner's word that it is right", async () => {
  const person = await createSignedInPerson();
  const recipe = await paste(person);
  const other = recipe.ingredients.map((line) => (line.name === "rice flour" ? { ...line, quantity: "250" } : line));
  expect((await change(person, recipe, { ingredients: other })).body.doubtful_lines).toBeUndefined();
  expect((await read(person, recipe.id)).doubtful_lines).toBeUndefined();

  const second = await createSignedInPerson();
  const again = await paste(second);
  expect((await change(second, again, { title: "Our plum cake" })).status).toBe(200);
  expect((await read(second, again.id)).doubtful_lines).toEqual([DOUBT]);
  await change(second, await read(second, again.id), { dismiss_left_out: [DOUBT.line] });
  expect((await read(second, again.id)).doubtful_lines).toBeUndefined();
});

it("keeps unknown what the page names in the place of a doubtful line", async () => {
  const person = await createSignedInPerson();
  const almond = { ingredient: { connect: { slug: "almond" } }, preferenceType: "allergy" as const };
  await db.ingredientPreference.create({ data: { user: { connect: { id: person.id } }, ...almond } });
  const { id } = await paste(person);
  const open = [{ line: "200 g rice flour", reason: "foods", page_text: "200 g ground almonds" }];
  const recipe = await read(person, id);
  await db.recipe.update({ where: { id }, data: { leftOut: open } });
  await change(person, recipe, {});
  const judged = await read(person, id);
  expect(judged.doubtful_lines).toEqual(open);
  expect(judged.judgement?.fit.state).not.toBe("match");
  await change(person, judged, { dismiss_left_out: ["200 g rice flour"] });
  expect((await read(person, id)).doubtful_lines).toBeUndefined();
});

type Refusal = { code: string; review?: ReviewWire };
const ask = (who: SignedInPerson, body: object) =>
  call<RecipeDetailWire & Refusal>(parseRecipe, { body, token: who.token });

it("shows the lines of a doubtful text before anything is stored, and stores what the person made of them", async () => {
  const person = await createSignedInPerson();
  const html = page(DATA, SHOWN);
  const shown = await ask(person, { html, review: true });
  expect(shown.status).toBe(422);
  expect(shown.body.code).toBe("needs_review");
  expect(shown.body.review?.recipe_id).toBeNull();
  expect(shown.body.review?.lines.map(({ line, confidence }) => [line, confidence.amount])).toEqual([
    ["500 g plums", "sure"],
    ["200 g rice flour", "doubtful"],
    ["3 apples", "sure"],
    ["80 g sugar", "sure"],
  ]);
  expect(shown.body.review?.lines[1]).toMatchObject({ from: "250 g rice flour", source: "data" });
  expect(await db.recipe.count({ where: { ownerId: person.id } })).toBe(0);

  const corrections = [{ line: "200 g rice flour", text: "250 g rice flour" }];
  const { status, body } = await ask(person, { html, corrections });
  expect(status).toBe(200);
  expect(body.ingredients.map(({ quantity, name }) => `${quantity} ${name}`)).toContain("250 rice flour");
  expect(body.doubtful_lines).toBeUndefined();
  // The text is known now: nobody is asked again, and nothing is stored twice.
  expect((await ask(person, { html, review: true })).body.id).toBe(body.id);
});

it("stores a text without doubts at once, and keeps the doubts of lines that nobody decided", async () => {
  const person = await createSignedInPerson();
  const sure = await ask(person, { html: page(DATA, DATA), review: true });
  expect(sure.status).toBe(200);
  const undecided = await ask(person, {
    html: page(DATA, SHOWN),
    corrections: [{ line: "3 apples", text: "4 apples" }],
  });
  expect(undecided.body.doubtful_lines).toEqual([DOUBT]);
});

it("takes no corrections that make the recipe empty or longer than a recipe may be", async () => {
  const person = await createSignedInPerson();
  const html = page(DATA, SHOWN);
  const none = DATA.map((line) => ({ line, text: "" }));
  expect((await ask(person, { html, corrections: none })).status).toBe(422);
  const many = DATA.map((line) => ({ line, text: "a\n".repeat(400) }));
  expect((await ask(person, { html, corrections: many })).status).toBe(422);
  expect(await db.recipe.count({ where: { ownerId: person.id } })).toBe(0);
});
