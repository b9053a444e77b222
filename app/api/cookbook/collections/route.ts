import { z } from "zod";
import { collectionName, collectionWire } from "@/lib/schemas/cookbook";
import { createCollection, listCollections } from "@/server/cookbook/collections";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";

export const GET = endpoint({ caller: signedIn, response: z.array(collectionWire) }, ({ caller }) =>
  listCollections(caller),
);

export const POST = endpoint(
  { caller: signedIn, body: collectionName, response: collectionWire, status: 201 },
  ({ caller, body }) => createCollection(caller, body),
);
