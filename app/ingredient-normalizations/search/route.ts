import { z } from "zod";
import { ingredientWire, searchQuery } from "@/lib/schemas/profile";
import { anyone } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { searchIngredients } from "@/server/profile/search-ingredients";

export const GET = endpoint({ caller: anyone, query: searchQuery, response: z.array(ingredientWire) }, ({ query }) =>
  searchIngredients(query.q, query.limit),
);
