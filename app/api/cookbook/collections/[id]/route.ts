import { z } from "zod";
import { collectionChanges, collectionWire, cookbookParams } from "@/lib/schemas/cookbook";
import { changeCollection, deleteCollection } from "@/server/cookbook/collections";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";

export const PATCH = endpoint(
  { caller: signedIn, params: cookbookParams, body: collectionChanges, response: z.array(collectionWire) },
  ({ caller, params, body }) => changeCollection(caller, params.id, body),
);

export const DELETE = endpoint({ caller: signedIn, params: cookbookParams }, ({ caller, params }) =>
  deleteCollection(caller, params.id),
);
