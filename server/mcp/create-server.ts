import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { PRODUCT_NAME } from "@/lib/product";
import { charactersIn, UNITS } from "@/server/work/budget";
import { answering, type Caller } from "./tool";
import { addToGroceryList, addToGroceryListInput } from "./tools/add-to-grocery-list";
import { checkMenu, checkMenuInput } from "./tools/check-menu";
import { checkRecipe, checkRecipeInput } from "./tools/check-recipe";
import { findRecipes, findRecipesInput } from "./tools/find-recipes";

const INSTRUCTIONS = `Answers for one person, by the dietary ID that they keep with ${PRODUCT_NAME}: diets, allergies, health concerns, foods they avoid and like. Unknown is never safe. Repeat the reasons; never promise that something is safe.`;

/** The tools that an assistant may call for one person. The server is made for a single request and keeps no state. */
export function createMcpServer(caller: Caller): McpServer {
  const server = new McpServer(
    { name: "forkprint", title: PRODUCT_NAME, version: "1.0.0" },
    { instructions: INSTRUCTIONS },
  );
  const reads = { readOnlyHint: true, openWorldHint: false };
  server.registerTool(
    "check_menu",
    {
      title: "Check a menu",
      description:
        "Holds up to 25 dishes against the person's dietary ID and says of each what speaks against it, and why.",
      inputSchema: checkMenuInput,
      annotations: reads,
    },
    (input) => answering(caller, charactersIn(input), () => checkMenu(caller, input)),
  );
  server.registerTool(
    "check_recipe",
    {
      title: "Check a recipe",
      description:
        "Reads the recipe at a web address and holds every line of it against the person's dietary ID. Of a page with several recipes it names them all, so that the person can say which.",
      inputSchema: checkRecipeInput,
      annotations: { readOnlyHint: false, destructiveHint: false, openWorldHint: true },
    },
    (input) => answering(caller, UNITS.page, () => checkRecipe(caller, input)),
  );
  server.registerTool(
    "find_recipes",
    {
      title: "Find recipes that fit",
      description: "Finds public recipes with nothing against them in the person's dietary ID.",
      inputSchema: findRecipesInput,
      annotations: reads,
    },
    (input) => answering(caller, UNITS.search, () => findRecipes(caller, input)),
  );
  server.registerTool(
    "add_recipe_to_grocery_list",
    {
      title: "Put a recipe on the grocery list",
      description: "Adds what a recipe needs to one of the person's grocery lists.",
      inputSchema: addToGroceryListInput,
      annotations: { readOnlyHint: false, destructiveHint: false, openWorldHint: false },
    },
    (input) => answering(caller, UNITS.search, () => addToGroceryList(caller, input)),
  );
  return server;
}
