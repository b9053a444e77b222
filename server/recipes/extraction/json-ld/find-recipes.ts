import { asList, isObject, isReference, type JsonObject, type JsonValue, property } from "./json-value";

const MAX_DEPTH = 30;
const MAX_VALUES = 100_000;
/** Keys whose values are recipes of other pages. */
const OTHERS = new Set([
  "isRelatedTo",
  "relatedLink",
  "mentions",
  "citation",
  "significantLink",
  "hasPart",
  "isPartOf",
]);

/** The objects of a page's JSON-LD, with a map to resolve references by `@id`. */
export interface JsonLdGraph {
  recipes: FoundRecipe[];
  byId: ReadonlyMap<string, JsonObject>;
  /** Articles and web pages: they may hold the recipe's headline and image. */
  pages: JsonObject[];
  hasItemList: boolean;
}

export interface FoundRecipe {
  object: JsonObject;
  /**
   * True inside an item list or under a key for other works: it links to another page and is not this page's recipe.
   */
  isListed: boolean;
}

/** All recipes in the blocks, in order, wherever they are nested. Bounded in depth and number of values. */
export function findJsonLdRecipes(blocks: readonly JsonValue[]): JsonLdGraph {
  const recipes: FoundRecipe[] = [];
  const byId = new Map<string, JsonObject>();
  const pages: JsonObject[] = [];
  let hasItemList = false;
  let visited = 0;

  const visit = (value: JsonValue | undefined, depth: number, isListed: boolean): void => {
    if (depth > MAX_DEPTH || visited++ > MAX_VALUES) return;
    if (Array.isArray(value)) {
      for (const item of value) visit(item, depth + 1, isListed);
      return;
    }
    if (!isObject(value)) return;
    const id = property(value, "@id");
    if (typeof id === "string" && !isReference(value) && !byId.has(id)) byId.set(id, value);
    const types = typesOf(value);
    if (types.includes("recipe") || (types.length === 0 && property(value, "recipeIngredient") !== undefined)) {
      recipes.push({ object: value, isListed });
    } else if (types.some((type) => PAGE_TYPES.has(type))) pages.push(value);
    const isItemList = types.includes("itemlist") && !isListed;
    if (isItemList) hasItemList = true;
    for (const key of Object.keys(value)) {
      const listed = isListed || OTHERS.has(key) || (isItemList && key === "itemListElement");
      visit(property(value, key), depth + 1, listed);
    }
  };
  for (const block of blocks) visit(block, 0, false);
  return { recipes, byId, pages, hasItemList };
}

const PAGE_TYPES = new Set(["article", "blogposting", "newsarticle", "webpage", "itempage"]);

/** The local names of `@type`, lower case: "http://schema.org/Recipe" and ["Recipe", "NewsArticle"] alike. */
export function typesOf(object: JsonObject): string[] {
  return asList(property(object, "@type")).flatMap((type) =>
    typeof type === "string"
      ? [
          type
            .slice(Math.max(type.lastIndexOf("/"), type.lastIndexOf(":")) + 1)
            .trim()
            .toLowerCase(),
        ]
      : [],
  );
}
