import { z } from "zod";
import { clientWire } from "@/lib/schemas/oauth";
import { may } from "@/server/http/business-caller";
import { endpoint } from "@/server/http/endpoint";
import { listClients } from "@/server/oauth/clients/list-clients";

export const GET = endpoint({ caller: may("applications"), response: z.array(clientWire) }, ({ caller }) =>
  listClients(caller.owner),
);
