import { parseMinutes } from "../../extraction/duration";
import { parseYield } from "../../extraction/yield";
import type { CarriedIngredient } from "../carried-recipe";
import { type CarriedDraft, oneLine, readBlock, readWords } from "../draft";
import { elementsNamed, readXml, type XmlElement } from "./xml-tree";

/**
 * Recipes in XML, as MasterCook (mx2), RecipeML, Gourmet, Meal-Exchange and other programs write them. Their elements are
 * named alike: a recipe holds ingredients with an amount, a unit and a food each, and a method.
 */
const set = (names: string): ReadonlySet<string> => new Set(names.split("|"));
const RECIPE = set("recipe|rcpe");
const NAME = set("title|name");
const INGREDIENT = set("ingr|ing|ingredient|li");
const LISTS = set("ingredients|ingredient-list|ingredientlist|ing-div|inggroup|ingredient-group|ingredientgroup");
const GROUP = set("groupname|title");
const AMOUNT = set("qty|amount|quantity|amt");
const UNIT = set("unit|measure|units");
const FOOD = set("item|name|food");
const PREPARED = set("iprp|prep|preparation|modifier|note");
const METHOD = set("dirs|directions|instructions|recipetext|method|steps|procedure|preparation-steps");
const STEP = set("dirt|step|instruction|li");
const YIELD = set("serv|servings|yields|yield|serves|quantity");
const CATEGORY = set("catt|cat|category");
const PREP_TIME = set("prpt|preptime|prep-time");
const COOK_TIME = set("cooktime|cook-time");
const SOURCE = set("link|url|source|srce");
const NOTES = set("modifications|note|notes|comments|description");

export const isXml = (text: string): boolean =>
  /^\uFEFF?\s*<\?xml\b|^\uFEFF?\s*<(?:recipeml|mx2|gourmetdoc|recipes?|cookbook)\b/i.test(text);

/** The recipes of an XML file; null for one that holds none. */
export function readRecipeXml(text: string): CarriedDraft[] | null {
  const recipes = elementsNamed(readXml(text), RECIPE).flatMap(whole);
  return recipes.length > 0 ? recipes.map(draftOf) : null;
}

/** A program may write a list of recipes as `<recipe>` around others. */
const whole = (element: XmlElement): XmlElement[] => {
  const inside = elementsNamed(element, RECIPE);
  return inside.length > 0 ? inside.flatMap(whole) : [element];
};

const first = (element: XmlElement, names: ReadonlySet<string>): XmlElement | undefined =>
  elementsNamed(element, names)[0];
const textIn = (element: XmlElement, names: ReadonlySet<string>): string => oneLine(first(element, names)?.text ?? "");

function draftOf(recipe: XmlElement): CarriedDraft {
  const head = recipe.children.filter(({ tag }) => !LISTS.has(tag) && !METHOD.has(tag) && !INGREDIENT.has(tag));
  const outside = { ...recipe, children: head };
  const serves = first(outside, YIELD);
  const makes = serves?.attributes.qty ?? oneLine(serves?.text ?? "");
  const source = textIn(outside, SOURCE);
  return {
    title: recipe.attributes.name ?? textIn(outside, NAME),
    categories: elementsNamed(outside, CATEGORY).map(({ text }) => oneLine(text)),
    servings: parseYield(makes)?.count ?? null,
    yieldText: makes,
    prepMinutes: minutesOf(first(outside, PREP_TIME)),
    cookMinutes: minutesOf(first(outside, COOK_TIME)),
    sourceUrl: /^https?:/i.test(source) ? source : null,
    ingredients: foodsIn(recipe, null),
    instructions: elementsNamed(recipe, METHOD).flatMap(stepsIn),
    notes: elementsNamed(outside, NOTES).map(({ text }) => text.trim()),
  };
}

const minutesOf = (element: XmlElement | undefined): number | null => {
  const said = element?.attributes.elapsed ?? oneLine(element?.text ?? "");
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})$/.exec(said) ?? [];
  return hours === undefined ? parseMinutes(said) : Number(hours) * 60 + Number(minutes);
};

function foodsIn(element: XmlElement, group: string | null): CarriedIngredient[] {
  let own = group;
  return element.children.flatMap((child) => {
    if (METHOD.has(child.tag)) return [];
    if (LISTS.has(child.tag) && !hasFoods(child))
      return readBlock(child.text).map((line) => readWords(line.text, line.group));
    if (LISTS.has(child.tag)) return foodsIn(child, own);
    if (GROUP.has(child.tag) && LISTS.has(element.tag)) {
      own = oneLine(child.text) || null;
      return [];
    }
    if (!INGREDIENT.has(child.tag)) return foodsIn(child, own);
    const inside = elementsNamed(child, INGREDIENT);
    return (inside.length > 0 ? inside : [child]).flatMap((each) => foodOf(each, own));
  });
}

const hasFoods = (list: XmlElement): boolean =>
  elementsNamed(list, INGREDIENT).length > 0 || elementsNamed(list, LISTS).length > 0;

function foodOf(element: XmlElement, group: string | null): CarriedIngredient[] {
  const { attributes } = element;
  const amount = attributes.qty ?? textIn(element, AMOUNT_AND_UNIT);
  const unit = attributes.unit ?? (textIn(element, AMOUNT_AND_UNIT) === "" ? "" : unitBeside(element));
  const food =
    attributes.name ?? (textIn(element, FOOD) || (element.children.length === 0 ? oneLine(element.text) : ""));
  const said = [amount, unit, food].filter((part) => part !== "").join(" ");
  const prepared = textIn(element, PREPARED);
  const words = [said || oneLine(element.text), prepared].filter((part) => part !== "").join(", ");
  return words === "" ? [] : [readWords(words, group)];
}

/** `<amt>` holds the number and the unit; elsewhere the unit stands beside the number. */
const AMOUNT_AND_UNIT = AMOUNT;
const unitBeside = (element: XmlElement): string => {
  const amount = first(element, AMOUNT);
  return amount && elementsNamed(amount, UNIT).length > 0 ? "" : textIn(element, UNIT);
};

const stepsIn = (method: XmlElement): { text: string; group: string | null }[] => {
  const steps = elementsNamed(method, STEP);
  return steps.length > 0 ? steps.map(({ text }) => ({ text: oneLine(text), group: null })) : readBlock(method.text);
};
