import { AppError } from "@/lib/errors";
import { anyone } from "./callers";
import { refusing } from "./described";
import { endpoint } from "./endpoint";

const refuse = refusing(
  endpoint({ caller: anyone }, () => {
    throw new AppError("not_found", "Not found");
  }),
);

/** For the parts of the address space that programs call: what is not there is said as they read it, not as a page. */
export const unknownPath = {
  GET: refuse,
  HEAD: refuse,
  POST: refuse,
  PUT: refuse,
  PATCH: refuse,
  DELETE: refuse,
  OPTIONS: refuse,
};
