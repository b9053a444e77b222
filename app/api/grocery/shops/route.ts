import { z } from "zod";
import { shopBody, shopWire } from "@/lib/schemas/grocery";
import { createShop, listShops } from "@/server/grocery/shops";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";

export const GET = endpoint({ caller: signedIn, response: z.array(shopWire) }, ({ caller }) =>
  listShops(caller.userId),
);

export const POST = endpoint(
  { caller: signedIn, body: shopBody, response: shopWire, status: 201 },
  ({ caller, body }) => createShop(caller.userId, body),
);
