import { recallWish, recallWishBody } from "@/lib/schemas/recalls";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { changeWish } from "@/server/recalls/wishes";

export const PUT = endpoint({ caller: signedIn, body: recallWishBody, response: recallWish }, ({ caller, body }) =>
  changeWish(caller, body),
);
