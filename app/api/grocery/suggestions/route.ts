import { z } from "zod";
import { suggestionsQuery, suggestionWire } from "@/lib/schemas/grocery";
import { suggestLines } from "@/server/grocery/suggest-lines";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";

export const GET = endpoint(
  { caller: signedIn, query: suggestionsQuery, response: z.array(suggestionWire) },
  ({ caller, query }) => suggestLines(caller.userId, query.list_id ?? null),
);
