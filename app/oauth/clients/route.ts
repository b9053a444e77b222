import { z } from "zod";
import { clientWire } from "@/lib/schemas/oauth";
import { business } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { listClients } from "@/server/oauth/clients/list-clients";

export const GET = endpoint({ caller: business, response: z.array(clientWire) }, ({ caller }) => listClients(caller));
