import { AppError } from "@/lib/errors";
import { anyone } from "./callers";
import { refusing } from "./described";
import { endpoint } from "./endpoint";

const refuse = refusing(
  endpoint({ caller: anyone }, () => {
    throw new AppError("not_found", "Not found");
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
