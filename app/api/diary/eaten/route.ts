import { eatenWire } from "@/lib/schemas/diary";
import { listEaten } from "@/server/diary/eaten";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";

/** What the caller may have eaten: foods that they checked, visits, and recipes that they cooked. */
export const GET = endpoint({ caller: signedIn, response: eatenWire }, ({ caller }) => listEaten(caller));
