import { z } from "zod";
import { verdictNewsWire } from "@/lib/schemas/cookbook";
import { listVerdictNews } from "@/server/cookbook/verdicts/verdict-news";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";

export const GET = endpoint({ caller: signedIn, response: z.array(verdictNewsWire) }, ({ caller }) =>
  listVerdictNews(caller),
);
