import type { AnnotatedProperty, Vocabulary } from "./annotated";
import type { HtmlElement } from "./html/html-tree";

const SCHEMA_PROPERTIES: Readonly<Record<string, AnnotatedProperty>> = {
  name: "name",
  recipeingredient: "ingredient",
  ingredients: "ingredient",
  ingredient: "ingredient",
  recipeingredients: "ingredient",
  recipeinstructions: "instructions",
  recipedirections: "instructions",
  instructions: "instructions",
  image: "image",
  photo: "image",
  recipeyield: "yield",
  yield: "yield",
  servings: "yield",
  preptime: "prepTime",
  cooktime: "cookTime",
  totaltime: "totalTime",
  duration: "totalTime",
  description: "description",
  summary: "description",
  keywords: "keywords",
  recipecategory: "category",
  recipecuisine: "cuisine",
  suitablefordiet: "diet",
  url: "url",
};
const RECIPE_TYPE = /(?:schema\.org|data-vocabulary\.org)\/#?Recipe\b/i;

const schemaProperties = (names: string | undefined): AnnotatedProperty[] =>
  names === undefined
    ? []
    : words(names).flatMap((name) => {
        const local = name.slice(Math.max(name.lastIndexOf(":"), name.lastIndexOf("/")) + 1).toLowerCase();
        return Object.hasOwn(SCHEMA_PROPERTIES, local) ? (SCHEMA_PROPERTIES[local] ?? []) : [];
      });

const words = (text: string): string[] => text.trim().split(/\s+/);

/**
 * Microdata (https://html.spec.whatwg.org/multipage/microdata.html) with schema.org or the older data-vocabulary.org
 * names.
 */
export const MICRODATA: Vocabulary = {
  source: "microdata",
  isRecipe: ({ attributes }) => attributes.itemtype !== undefined && RECIPE_TYPE.test(attributes.itemtype),
  isOtherItem: ({ attributes }) => attributes.itemscope !== undefined || attributes.itemtype !== undefined,
  propertiesOf: ({ attributes }) => schemaProperties(attributes.itemprop),
};

/** RDFa Lite: typeof="Recipe" within vocab schema.org, or typeof="schema:Recipe", "v:Recipe". */
export const RDFA: Vocabulary = {
  source: "rdfa",
  isRecipe: ({ attributes }) =>
    attributes.typeof !== undefined && /(?:^|[\s:/])Recipe(?:\s|$)/i.test(attributes.typeof),
  isOtherItem: ({ attributes }) => attributes.typeof !== undefined,
  propertiesOf: ({ attributes }) => [
    ...schemaProperties(attributes.property),
    ...(attributes.property === undefined ? schemaProperties(attributes.rel) : []),
  ],
};

const MICROFORMAT_PROPERTIES: Readonly<Record<string, AnnotatedProperty>> = {
  fn: "name",
  "p-name": "name",
  ingredient: "ingredient",
  "p-ingredient": "ingredient",
  instructions: "instructions",
  "e-instructions": "instructions",
  "p-instructions": "instructions",
  yield: "yield",
  "p-yield": "yield",
  duration: "totalTime",
  "dt-duration": "totalTime",
  preptime: "prepTime",
  cooktime: "cookTime",
  photo: "image",
  "u-photo": "image",
  summary: "description",
  "p-summary": "description",
  "p-category": "category",
  "u-url": "url",
};
const classesOf = (element: HtmlElement): string[] =>
  element.attributes.class === undefined ? [] : words(element.attributes.class);

/** h-recipe and hrecipe: http://microformats.org/wiki/h-recipe and /hrecipe. */
export const MICROFORMATS: Vocabulary = {
  source: "h-recipe",
  isRecipe: (element) => {
    const names = element.attributes.class;
    return names !== undefined && /(?:^|\s)h-?recipe(?:\s|$)/i.test(names);
  },
  isOtherItem: (element) =>
    classesOf(element).some((name) => /^(?:h-(?!recipe)|vcard$|hreview|nutrition$)/i.test(name)),
  propertiesOf: (element) =>
    classesOf(element).flatMap((name) => {
      const key = name.toLowerCase();
      return Object.hasOwn(MICROFORMAT_PROPERTIES, key) ? (MICROFORMAT_PROPERTIES[key] ?? []) : [];
    }),
};

/** Exports of apps whose elements bear the names of schema.org as classes and ids. */
export const NAMED_ELEMENTS: Vocabulary = {
  source: "microdata",
  isRecipe: ({ tag, attributes }) => tag !== "body" && words(attributes.class ?? "").includes("recipe"),
  isOtherItem: () => false,
  propertiesOf: ({ attributes }) => {
    const named = `${attributes.id ?? ""} ${attributes.class ?? ""}`.trim();
    if (named === "") return [];
    return words(named).flatMap((name) => NAMED[name.toLowerCase()] ?? []);
  },
};

const NAMED: Readonly<Record<string, AnnotatedProperty>> = {
  name: "name",
  recipename: "name",
  recipeingredient: "ingredient",
  instruction: "instructions",
  recipeinstruction: "instructions",
  recipeyield: "yield",
  recipeimage: "image",
  description: "description",
};
