import { guestSearchBody } from "@/lib/schemas/guest-card";
import { recipeSearchWire } from "@/lib/schemas/recipe-search";
import { addressOf } from "@/server/http/address";
import { anyone } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { perAddress } from "@/server/http/limit";
import { readGuest } from "@/server/recipes/judge-for-guest";
import { searchRecipes } from "@/server/recipes/search/search-recipes";

/** Beyond the specification: a search with the card of a device without an account. Nothing of the card is stored. */
export const POST = endpoint(
  {
    caller: anyone,
    limits: [perAddress("guest_judge_address")],
    body: guestSearchBody,
    response: recipeSearchWire,
  },
  async ({ body, request }) =>
    searchRecipes(null, body.search, { known: await readGuest(body.card, addressOf(request)) }),
);
