import { AppError } from "@/lib/errors";
import { DEFAULT_BODY_LIMIT_BYTES, readBytes } from "./body";
import { anyone } from "./callers";
import { refusing } from "./described";
import { endpoint } from "./endpoint";

const refuse = refusing(
  endpoint({ caller: anyone }, async ({ request }) => {
    // 413 where any other call would stop to read, so that an endless body has an answer and an end.
    await readBytes(request, DEFAULT_BODY_LIMIT_BYTES);
    throw new AppError("not_found", "notFound");
  }),
);

/** For addresses that programs call: an unknown path is answered with a JSON error, not with an HTML page. */
export const unknownPath = {
  GET: refuse,
  HEAD: refuse,
  POST: refuse,
  PUT: refuse,
  PATCH: refuse,
  DELETE: refuse,
  OPTIONS: refuse,
};
