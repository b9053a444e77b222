import { signedIds } from "./signed-id";

/** The key of a share link, and the link of a key. */
export const { keyOf: shareKeyOf, idOf: linkIdOf } = signedIds("forkprint share link");
