import { z } from "zod";
import { msg } from "@/lib/i18n/sentence";
import { adaptable, voices } from "./recipe-judgement";
import { timestamp } from "./text";

export const MAX_ITEMS_PER_CALL = 25;
const LONGEST_NAME = 300;
const LONGEST_DESCRIPTION = 4000;
const LONGEST_KEY = 4000;
const LONGEST_CODE = 300;

/** Part of every answer, as the terms require. */
export const DISCLAIMER =
  "This is no medical or allergy advice. Foods are read by software from what the venue has written, which may be wrong or incomplete. What is not marked is not thereby safe. If something could hurt you, ask the people who cook.";

/** The same for a recipe, which somebody cooks for themselves. */
export const RECIPE_DISCLAIMER =
  "This is no medical or allergy advice. Foods are read by software from the recipe's words, which may be wrong or incomplete. What is not marked is not thereby safe. If something could hurt you, read the labels of what you cook with.";

/** Names that a partner may not use: fields of the answer itself, and names with a meaning in JavaScript. */
const TAKEN = new Set([
  "id",
  "tags",
  "verdict",
  "reasons",
  "voices",
  "adaptable",
  "product",
  "gtin",
  "__proto__",
  "constructor",
  "prototype",
]);

const fieldName = z
  .string()
  .regex(/^[A-Za-z_][A-Za-z0-9_-]{0,63}$/, msg("fieldNamePlain", { count: 64 }))
  .refine((name) => !TAKEN.has(name), msg("fieldNameTaken"));

const USUAL_NAMES = { name: "name", description: "description", container: "container_class" };

/** The fields of a partner's items that hold the texts, and the class of the element around a dish. */
const markup = z
  .object({ name: fieldName.optional(), description: fieldName.optional(), container: fieldName.optional() })
  .transform(({ name, description, container }) => ({
    name: name ?? USUAL_NAMES.name,
    description: description ?? USUAL_NAMES.description,
    container: container ?? USUAL_NAMES.container,
  }))
  .refine((names) => {
    const given = Object.entries(names);
    const usual = Object.entries(USUAL_NAMES);
    const isFree = given.every(([key, name]) => usual.every(([other, taken]) => other === key || taken !== name));
    return isFree && new Set(Object.values(names)).size === given.length;
  }, msg("fieldNamesDiffer"));

const item = z.record(z.string().max(100), z.unknown());

/** A menu that was cut at a length may end in half a character; it is judged all the same, as a character nobody knows. */
const wholeCharacters = (text: string) => text.replace(/\p{Cs}/gu, "\ufffd");
const menuText = (max: number) =>
  z
    .string()
    .max(max, msg("charactersMost", { count: max }))
    .overwrite(wholeCharacters);

/** An item after its texts were read from the fields that `markup` names, or from the usual ones. */
const dish = z
  .object({
    id: z.union([menuText(200), z.number()]).nullish(),
    name: menuText(LONGEST_NAME).nullish(),
    description: menuText(LONGEST_DESCRIPTION).nullish(),
    /** The code of a packaged food: GTIN-8, 12, 13 or 14. A field of that name that holds no code is left out. */
    gtin: z
      .union([z.string().max(LONGEST_CODE), z.number()])
      .nullish()
      .catch(null),
  })
  .refine((each) => `${each.name ?? ""}${each.description ?? ""}`.trim() !== "", {
    message: msg("itemNeedsName"),
    path: ["name"],
  });

export const analyzeMenuBody = z
  .object({
    /** Not needed with an access token, because the token belongs to one application. */
    client_id: z
      .string()
      .min(1, msg("requiredField"))
      .max(200, msg("charactersMost", { count: 200 }))
      .nullish(),
    items: z
      .array(item)
      .min(1, msg("itemsLeast", { count: 1 }))
      .max(MAX_ITEMS_PER_CALL, msg("itemsMost", { count: MAX_ITEMS_PER_CALL })),
    /** The key of the menu's codes as the menu prints it: "A = gluten, G = milk, * may contain nuts". */
    allergen_key: menuText(LONGEST_KEY).nullish(),
    use_brackets: z.boolean().nullish(),
    /** Leaves out of each item what a page that only shows marks does not need: tags, verdict, reasons and advice. */
    only_marks: z.boolean().nullish(),
    markup: markup.nullish(),
    /** A hint for the sign-in window. It never selects whose data is used. */
    userEmail: z
      .string()
      .max(320, msg("charactersMost", { count: 320 }))
      .nullish(),
  })
  .transform((body, context) => {
    const names = body.markup ?? USUAL_NAMES;
    const items = body.items.map((each, index) => {
      const texts = {
        id: each.id,
        name: each[names.name] ?? each.name,
        description: each[names.description] ?? each.description,
        gtin: each.gtin,
      };
      const read = dish.safeParse(texts);
      if (read.success) return read.data;
      for (const issue of read.error.issues)
        context.addIssue({ code: "custom", message: issue.message, path: ["items", index, ...issue.path] });
      return z.NEVER;
    });
    return { ...body, names, items };
  });

const settingWire = z.object({
  type: z.enum(["diet", "health", "ingredient"]),
  key: z.string(),
  preference: z.string().optional(),
});

/**
 * `ingredient` as written, or "" if the reason is about the whole item. `setting` is null for a reason that holds for
 * everybody.
 */
const reasonWire = z.object({
  kind: z.enum(["conflict", "may_contain", "unknown", "match", "info"]),
  setting: settingWire.nullable(),
  ingredient: z.string(),
  rule: z.string(),
  provenance: z.enum(["venue", "recipe", "product", "inferred"]),
  field: z.enum(["name", "description"]),
});

/** `name` and `description` are HTML. */
const marks = z.object({
  id: z.union([z.string(), z.number()]).optional(),
  name: z.string(),
  description: z.string(),
  container_class: z.string(),
});

/** `verdict` is null if nothing is known about the caller. */
const judgement = z.object({
  tags: z.array(z.string()),
  verdict: z.enum(["conflict", "may_contain", "unknown", "match", "info"]).nullable(),
  reasons: z.array(reasonWire),
  /**
   * The gravest verdict of each kind of setting. Health concerns only advise and make no dish unfit. Null if
   * `verdict` is null.
   */
  voices: voices.nullable(),
  /** The one change that would make the item fit, with the words to ask for it. */
  adaptable: adaptable.nullable(),
  /**
   * Of an item with a `gtin`. `read`: its list of ingredients was judged, with what the producer declares;
   * `without_ingredients`: only what the producer declares, if anything; `not_told`: nobody has told the product;
   * `no_code`: the digits are no code. `told_at`: from when the label is.
   */
  product: z
    .object({
      gtin: z.string().nullable(),
      state: z.enum(["read", "without_ingredients", "not_told", "no_code"]),
      told_at: timestamp.nullable(),
    })
    .optional(),
});

const markedItemWire = marks.extend(judgement.shape).catchall(z.string());

const answer = z.object({
  personalised: z.boolean(),
  /** The kinds of records that the answer considered; empty for an anonymous caller. */
  based_on: z.array(z.enum(["diets", "health_concerns", "allergies", "ingredient_preferences"])),
  disclaimer: z.string(),
  engine_version: z.string(),
});

const wholeWire = answer.extend({ items: z.array(markedItemWire) });
/** The answer to a call with `only_marks`. */
const onlyMarksWire = answer.extend({ items: z.array(marks.catchall(z.string())) });
/** Either: one description, so that the clients that are generated from it have one type of item. */
export const analyzeMenuWire = answer.extend({
  items: z.array(marks.extend(judgement.partial().shape).catchall(z.string())),
});

/** The example of the documentation: one dish a call. */
export const previewMenuBody = analyzeMenuBody.refine(({ items }) => items.length === 1, msg("oneItemPerCall"));
export const previewMenuWire = onlyMarksWire;

export type PreviewMenuBody = z.infer<typeof previewMenuBody>;
export type PreviewMenuWire = z.infer<typeof previewMenuWire>;
export type AnalyzeMenuBody = z.infer<typeof analyzeMenuBody>;
export type AnalyzeMenuWire = z.infer<typeof wholeWire>;
export type OnlyMarksWire = z.infer<typeof onlyMarksWire>;
export type MarkedItemWire = z.infer<typeof markedItemWire>;
