import { AppError, invalidField } from "@/lib/errors";
import { says } from "@/lib/i18n/sentence";
import { readCode } from "@/lib/products/gtin";
import type { CheckWordsBody, FoodCheckWire } from "@/lib/schemas/food-checks";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { lockPerson } from "@/server/db/lock-person";
import { findProduct } from "@/server/products/find-product";
import { recallsOf } from "@/server/products/recalled";
import { judgeCheck } from "./history";
import { keepNewest } from "./keep-newest";

type Caller = { userId: string };
/** Checks words that a person photographed or wrote. The same words again are the same check, moved to today. */
export async function checkWords(caller: Caller, body: CheckWordsBody): Promise<FoodCheckWire> {
  const { kind, text, name, is_whole: isWhole, unread, gtin = null } = body;
  const read = { kind, text, textAt: now(), isWhole, unread, checkedAt: now(), ...(name ? { name } : {}) };
  const check = await db.$transaction(async (tx) => {
    await lockPerson(tx, caller.userId);
    const known = await tx.foodCheck.findFirst({
      where: { userId: caller.userId, ...(gtin === null ? { gtin: null, kind, text } : { gtin }) },
      select: { id: true },
    });
    return keepNewest(
      tx,
      caller,
      known
        ? await tx.foodCheck.update({ where: { id: known.id }, data: read })
        : await tx.foodCheck.create({ data: { ...read, gtin, userId: caller.userId } }),
    );
  });
  return judgeCheck(caller, check);
}

/**
 * Checks the product with a code. Errors: 422 for what is no code of a product, with the reason; 404 `no_product` if
 * nobody has told the product, no recall names it and the caller has photographed no label of it; 503 if the service that knows products
 * does not answer.
 */
export async function checkCode(caller: Caller, code: string, signal?: AbortSignal): Promise<FoodCheckWire> {
  const read = readCode(code);
  if ("problem" in read) throw refused(read);
  const { gtin } = read;
  const before = await db.foodCheck.findUnique({ where: { userId_gtin: { userId: caller.userId, gtin } } });
  const product = await findProduct(gtin, signal).catch((error: unknown) => {
    // The label that the person photographed answers without the service.
    if (before?.text && error instanceof AppError) return null;
    throw error;
  });
  // A recall of a food that nobody told us is an answer, too.
  if (!product && !before?.text && !(await recallsOf([gtin])).has(gtin))
    throw new AppError("not_found", "productNotFound", { reason: "no_product", beside: { gtin } });
  const check = await db.$transaction(async (tx) => {
    await lockPerson(tx, caller.userId);
    const seen = { checkedAt: now() };
    return keepNewest(
      tx,
      caller,
      await tx.foodCheck.upsert({
        where: { userId_gtin: { userId: caller.userId, gtin } },
        create: { ...seen, kind: "code", gtin, userId: caller.userId },
        update: seen,
      }),
    );
  });
  return judgeCheck(caller, check);
}

function refused(read: Exclude<ReturnType<typeof readCode>, { gtin: string }>): AppError {
  if (read.problem === "digits") return invalidField("code", says("codeDigits", { count: read.count }));
  return invalidField("code", read.problem === "check_digit" ? "codeCheckDigit" : "noProductCode");
}
