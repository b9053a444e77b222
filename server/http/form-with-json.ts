import { invalidField } from "@/lib/errors";
import { readForm, refuseNul } from "./body";

/** Reads a multipart form whose fields named in `names` hold JSON text; 422 when one of them is not valid JSON. */
export const formWithJson =
  (names: readonly string[]) =>
  async (request: Request, limitBytes: number): Promise<unknown> => {
    const fields = Object.entries(await readForm(request, limitBytes));
    return Object.fromEntries(
      fields.map(([name, value]) => [name, names.includes(name) ? parseJson(name, value) : value]),
    );
  };

function parseJson(name: string, value: string | File): unknown {
  if (typeof value !== "string") throw invalidField(name, "textNotFile");
  if (value.includes("\\u0000")) refuseNul("body");
  try {
    return JSON.parse(value) as unknown;
  } catch {
    throw invalidField(name, "validJson");
  }
}
