import { clientParams } from "@/lib/schemas/oauth";
import { business } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { deleteClient } from "@/server/oauth/clients/delete-client";

export const DELETE = endpoint({ caller: business, params: clientParams }, ({ caller, params }) =>
  deleteClient(caller, params.client_id),
);
