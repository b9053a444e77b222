import { describe, expect, it } from "vitest";
import { page, recipeOf } from "./pages";

const FOODS = ["500 g plums", "200 g flour"];
const METHOD = ["Halve the plums.", "Bake for 40 minutes."];

const MICRODATA = `<div itemscope itemtype="http://schema.org/Recipe">
  <h1 itemprop="name">Plum cake</h1><img itemprop="image" src="plum.jpg">
  <p>By <span itemprop="author" itemscope itemtype="http://schema.org/Person"><span itemprop="name">Ana</span></span></p>
  <meta itemprop="totalTime" content="PT1H"> <span itemprop="recipeYield">8 slices</span>
  <ul><li itemprop="recipeIngredient">500 g plums</li><li itemprop="recipeIngredient">200 g flour</li></ul>
  <ol itemprop="recipeInstructions"><li>Halve the plums.<li>Bake for 40 minutes.</ol></div>`;

const RDFA = `<div vocab="http://schema.org/" typeof="Recipe"><h1 property="name">Plum cake</h1>
  <img property="image" src="plum.jpg"><span property="author">Ana</span><span property="recipeYield">8 slices</span>
  <time property="totalTime" datetime="PT1H">an hour</time>
  <span property="recipeIngredient">500 g plums</span><span property="recipeIngredient">200 g flour</span>
  <div property="recipeInstructions"><p>Halve the plums.</p><p>Bake for 40 minutes.</p></div></div>`;

const H_RECIPE = `<article class="h-recipe"><h1 class="p-name">Plum cake</h1><img class="u-photo" src="plum.jpg">
  <span class="p-author">Ana</span> <data class="p-yield" value="8">8 slices</data> <time class="dt-duration" datetime="PT1H">1 h</time>
  <ul><li class="p-ingredient">500 g plums<li class="p-ingredient">200 g flour</ul>
  <div class="e-instructions"><ol><li>Halve the plums.<li>Bake for 40 minutes.</ol></div></article>`;

const HRECIPE = `<div class="hrecipe"><h1 class="fn">Plum cake</h1><img class="photo" src="plum.jpg"><span class="author">Ana</span>
  <span class="yield">8 slices</span><span class="duration">1 hour</span>
  <p class="ingredient">500 g plums</p><p class="ingredient">200 g flour</p>
  <div class="instructions"><p>Halve the plums.</p><p>Bake for 40 minutes.</p></div></div>`;

describe("recipes annotated in the page's elements", () => {
  it.each([
    ["microdata", "microdata", MICRODATA],
    ["RDFa", "rdfa", RDFA],
    ["h-recipe", "h-recipe", H_RECIPE],
    ["hrecipe", "h-recipe", HRECIPE],
  ])("reads %s", (_, source, body) => {
    const recipe = recipeOf(page(body));
    expect(recipe).toMatchObject({
      source,
      title: "Plum cake",
      imageUrl: "https://kitchen.example/plum.jpg",
      servings: { count: 8 },
      totalMinutes: 60,
    });
    expect(recipe.ingredients.map(({ text }) => text)).toEqual(FOODS);
    expect(recipe.steps.map(({ text }) => text)).toEqual(METHOD);
  });

  it("read every element once even if two of its names mean the same", () => {
    const body = MICRODATA.replaceAll('itemprop="recipeIngredient"', 'itemprop="ingredients recipeIngredient"');
    expect(recipeOf(page(body)).ingredients.map(({ text }) => text)).toEqual(FOODS);
  });

  it("use the annotated steps, not the annotated element around the whole recipe", () => {
    const body = `<div class="hrecipe instructions"><h1 class="fn">Plum cake</h1><p>A long story.</p>
      <li class="ingredient">500 g plums</li><li class="ingredient">200 g flour</li>
      <p class="instructions">Halve the plums.</p><p class="instructions">Bake for 40 minutes.</p></div>`;
    expect(recipeOf(page(body)).steps.map(({ text }) => text)).toEqual(METHOD);
  });
});

const rdfa = (attributes: string, prefix = ""): string => {
  const name = (property: string) => `property="${prefix}${property}"`;
  return `<div ${attributes}><h2 ${name("name")}>Plum cake</h2><meta ${name("recipeYield")} content="8 slices">
    <link ${name("image")} href="plum.jpg"><time ${name("totalTime")} datetime="PT1H">1 h</time>
    <div ${name("author")} typeof="${prefix}Person"><span ${name("name")}>Ana</span></div>
    <ul><li ${name("recipeIngredient")}>500 g <b>plums</b></li><li ${name("recipeIngredient")}>200 g flour</li></ul>
    <ol><li ${name("recipeInstructions")}>Halve the plums.</li><li ${name("recipeInstructions")}>Bake for 40 minutes.</li></ol></div>`;
};

describe("RDFa in its forms", () => {
  it.each([
    ["a vocabulary", rdfa('vocab="https://schema.org/" typeof="Recipe"')],
    ["a vocabulary without a slash", rdfa('vocab="http://schema.org" typeof="Recipe"')],
    ["a vocabulary above", `<main vocab="https://schema.org/">${rdfa('typeof="Recipe"')}</main>`],
    ["a prefix", rdfa('prefix="schema: https://schema.org/" typeof="schema:Recipe"', "schema:")],
    ["whole addresses", rdfa('typeof="http://schema.org/Recipe"', "http://schema.org/")],
    ["several types", rdfa('vocab="https://schema.org/" typeof="Recipe NewsArticle"')],
    ["the older vocabulary", rdfa('xmlns:v="http://rdf.data-vocabulary.org/#" typeof="v:Recipe"', "v:")],
  ])("with %s", (_, body) => {
    const recipe = recipeOf(page(body));
    expect(recipe).toMatchObject({ source: "rdfa", title: "Plum cake", servings: { count: 8 } });
    expect(recipe.totalMinutes).toBe(60);
    expect(recipe.ingredients.map(({ text }) => text)).toEqual(FOODS);
    expect(recipe.steps.map(({ text }) => text)).toEqual(METHOD);
  });
});
