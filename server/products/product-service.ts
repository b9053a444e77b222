import { AppError } from "@/lib/errors";
import { printedCode } from "@/lib/products/gtin";
import { env } from "@/server/env";
import { fetchPublicly } from "@/server/recipes/import/fetch/fetch-page";
import { readBody } from "@/server/recipes/import/fetch/read-body";
import { readProductRow, type ToldProduct } from "./open-food-facts";

const FIELDS =
  "code,product_name,brands,quantity,ingredients_text,lang,allergens_tags,traces_tags,categories_tags,last_modified_t";
const MOST_BYTES = 512 * 1024;
const TIME_LIMIT_MS = 6_000;

/**
 * Asks the service that PRODUCTS_API names, in the shape of the Open Food Facts API version 2
 * (`{PRODUCTS_API}/api/v2/product/{code}.json`). Only the code is sent, and nothing of the person.
 */
export async function askProductService(
  gtin: string,
  gone?: AbortSignal,
): Promise<ToldProduct | "not_configured" | "not_found" | "no_answer"> {
  const base = env.PRODUCTS_API;
  if (!base) return "not_configured";
  const address = new URL(`${base}/api/v2/product/${printedCode(gtin)}.json?fields=${FIELDS}`);
  try {
    const { value } = await fetchPublicly(
      address,
      { accept: "application/json", read },
      { timeLimit: TIME_LIMIT_MS, gone },
    );
    return ofThisCode(value, gtin);
  } catch (error) {
    return error instanceof AppError && error.reason === "page_not_found" ? "not_found" : "no_answer";
  }
}

type Answer = Parameters<Parameters<typeof fetchPublicly<unknown>>[1]["read"]>[0];

async function read({ headers, body }: Answer): Promise<unknown> {
  const coding = String(headers["content-encoding"] ?? "").toLowerCase();
  return JSON.parse((await readBody(body, coding, MOST_BYTES)).toString("utf8"));
}

/** An answer about another code is none. */
function ofThisCode(answer: unknown, gtin: string): ToldProduct | "not_found" | "no_answer" {
  if (typeof answer !== "object" || answer === null) return "no_answer";
  const { status, product } = answer as { status?: unknown; product?: unknown };
  if (status === 0 || product === undefined || product === null) return "not_found";
  const told = readProductRow(product);
  return told?.gtin === gtin ? told : "no_answer";
}
