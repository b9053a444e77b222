import { signedIds } from "@/server/signed-id";

/** Converts between the id of a share link and the key in its address. */
export const { keyOf: shareKeyOf, idOf: linkIdOf } = signedIds("forkprint share link");
