import { z } from "zod";
import { notFound } from "@/lib/errors";
import { line } from "@/lib/schemas/text";
import { nameKey } from "@/lib/text/normalized-name";
import { addRecipe } from "@/server/grocery/add-recipe";
import { createList } from "@/server/grocery/create-list";
import { listLists } from "@/server/grocery/list-lists";
import { noteRead } from "@/server/oauth/diary/note-read";
import type { Caller } from "../tool";
import { inWords } from "./words";

export const addToGroceryListInput = {
  recipe_id: z.uuid().describe("From find_recipes or check_recipe"),
  list: line(100, inWords).optional().describe("The list by its name; without it the newest, or a new one"),
  servings: z.number().positive().max(1000).optional(),
  request_id: z.uuid().optional().describe("The same for a repeated request: it is then carried out once"),
};

type Input = {
  recipe_id: string;
  list?: string | undefined;
  servings?: number | undefined;
  request_id?: string | undefined;
};

export async function addToGroceryList({ access }: Caller, { recipe_id, list, servings, request_id }: Input) {
  const { userId } = access;
  const chosen = await chooseList(userId, list);
  const added = await addRecipe(userId, chosen, {
    recipe_id,
    ...(request_id === undefined ? {} : { id: request_id }),
    ...(servings === undefined ? {} : { servings }),
  });
  noteRead(access, "groceries", ["grocery_lists"]);
  return { list: added.name, list_id: added.id, added_lines: added.added_items };
}

async function chooseList(userId: string, name: string | undefined): Promise<string> {
  const lists = await listLists(userId);
  const wanted = name && nameKey(name);
  const found = wanted ? lists.find((each) => nameKey(each.name) === wanted) : lists[0];
  if (found) return found.id;
  if (wanted) throw notFound("groceryList");
  return (await createList(userId, { name: "Groceries" })).id;
}
