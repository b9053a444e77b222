import { AppError } from "@/lib/errors";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import type { Product } from "@/server/db/generated/client";
import { log } from "@/server/log";
import { askProductService } from "./product-service";

/**
 * The product with this GTIN: from the imported ones, or else from the service that PRODUCTS_API names, whose answer is
 * then kept. Null: nobody has told it. Errors: 503 if the service does not answer, because then nothing is known.
 */
export async function findProduct(gtin: string, signal?: AbortSignal): Promise<Product | null> {
  const known = await db.product.findUnique({ where: { gtin } });
  if (known) return known;
  const asked = await askProductService(gtin, signal);
  if (asked === "not_configured" || asked === "not_found") return null;
  if (asked === "no_answer") {
    log.warn({ gtin }, "the service that knows products did not answer");
    throw new AppError("unavailable", "productServiceSilent", { retryAfterSeconds: 30 });
  }
  const product = { ...asked, readAt: now() };
  return db.product.upsert({ where: { gtin }, create: product, update: product });
}
