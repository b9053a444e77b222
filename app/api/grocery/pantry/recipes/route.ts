import { pantryRecipesQuery, pantryRecipesWire } from "@/lib/schemas/pantry";
import { cookFromPantry } from "@/server/grocery/cook-from-pantry";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";

export const GET = endpoint(
  { caller: signedIn, query: pantryRecipesQuery, response: pantryRecipesWire },
  ({ caller, query }) => cookFromPantry(caller.userId, query),
);
