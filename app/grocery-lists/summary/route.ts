import { z } from "zod";
import { grocerySummaryWire } from "@/lib/schemas/grocery";
import { summarizeLists } from "@/server/grocery/list-lists";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";

export const GET = endpoint({ caller: signedIn, response: z.array(grocerySummaryWire) }, ({ caller }) =>
  summarizeLists(caller.userId),
);
