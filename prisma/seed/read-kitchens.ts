import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { COURSE_KEYS, CUISINE_KEYS, CUISINES } from "@/lib/recipes/kinds";
import type { DemoRecipe } from "./demo-recipes";

/** The EU's 14 allergens, in the words of the files. */
export const ALLERGENS = [
  "gluten",
  "crustaceans",
  "eggs",
  "fish",
  "peanuts",
  "soy",
  "milk",
  "nuts",
  "celery",
  "mustard",
  "sesame",
  "sulphites",
  "lupin",
  "molluscs",
] as const;

const minutes = z.coerce.number().int().min(1).max(600);
const shelfRecipe = z.object({
  title: z.string().min(3).max(80),
  description: z.string().min(20).max(140).regex(/\.$/),
  cuisine: z.enum(CUISINE_KEYS),
  course: z.enum(COURSE_KEYS),
  servings: z.coerce.number().int().min(1).max(12),
  prepMinutes: minutes,
  cookMinutes: minutes.or(z.literal(0)),
  /** What the cook says is in it; a test compares it with the engine. */
  allergens: z.array(z.enum(ALLERGENS)),
  ingredients: z.array(z.tuple([z.string().regex(/^\d/), z.string(), z.string().min(2)])).min(4),
  steps: z.array(z.string().min(20).regex(/[.]$/)).min(2),
});
export type ShelfRecipe = z.infer<typeof shelfRecipe> & DemoRecipe;

const FACTS = /^Serves (\d+)\. Prep (\d+) min\.(?: Cook (\d+) min\.)? Course: ([a-z]+)\. Allergens: ([a-z, ]+)\.$/;
const INGREDIENT = /^- (\S+(?: \d+\/\d+)?)(?: (\S+))? \| (.+)$/;
const STEP = /^\d+\. (.+)$/;

/** The recipes of one kitchen. Throws if the file does not follow the format, naming the recipe. */
export function parseKitchen(text: string, file: string): ShelfRecipe[] {
  const [head = "", ...parts] = text.split(/^## /m);
  const name = head.replace(/^# /, "").trim();
  const cuisine = CUISINES.find(([, words]) => words === name)?.[0];
  if (!cuisine) throw new Error(`${file}: nobody knows the kitchen '${name}'`);
  return parts.map((part) => {
    const [title = "", description = "", facts = "", ...lines] = part.split("\n").map(trim).filter(Boolean);
    const refuse = (what: string): never => {
      throw new Error(`${file}, ${title}: ${what}`);
    };
    const [, servings, prepMinutes, cookMinutes = 0, course, allergens = ""] =
      FACTS.exec(facts) ?? refuse(`'${facts}' does not say what it serves`);
    const ingredients: string[][] = [];
    const steps: string[] = [];
    for (const line of lines) {
      const ingredient = INGREDIENT.exec(line);
      if (ingredient) ingredients.push(ingredient.slice(1).map((field) => field ?? ""));
      else steps.push(STEP.exec(line)?.[1] ?? refuse(`'${line}' is neither a line nor a step`));
    }
    const read = shelfRecipe.safeParse({
      ...{ title, description, cuisine, course, servings, prepMinutes, cookMinutes, ingredients, steps },
      allergens: allergens === "none" ? [] : allergens.split(", "),
    });
    return read.data ?? refuse(z.prettifyError(read.error as z.ZodError));
  });
}

const trim = (line: string): string => line.trim();

/** Every kitchen's recipes, in the order of the files' names. */
export function readKitchens(folder = join(process.cwd(), "prisma/seed/kitchens")): ShelfRecipe[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(".md"))
    .sort()
    .flatMap((file) => parseKitchen(readFileSync(join(folder, file), "utf8"), file));
}
