import { createHash, randomBytes } from "node:crypto";
import { now } from "@/server/clock";
import type { Transaction } from "@/server/db/client";
import { toBase32 } from "./base32";

const CODES = 10;
/** 80 bits: too many to try, so that a fast hash is right, and none is lost with another AUTH_SECRET. */
const CODE_BYTES = 10;

/** Blanks, hyphens and the case that people type in do not count; 0, 1 and 8 stand for what they are misread from. */
const normalized = (code: string): string =>
  code.toUpperCase().replace(/[\s-]/g, "").replaceAll("0", "O").replaceAll("1", "I").replaceAll("8", "B");

/** Of one person: equal codes of two people are two hashes. */
export const hashRecoveryCode = (userId: string, code: string): string =>
  createHash("sha256")
    .update(`${userId}\n${normalized(code)}`)
    .digest("hex");

const createCode = (): string => (toBase32(randomBytes(CODE_BYTES)).toLowerCase().match(/.{4}/g) ?? []).join("-");

/** Replaces the person's codes. @returns the new ones, which nobody can read again */
export async function replaceRecoveryCodes(tx: Transaction, userId: string): Promise<string[]> {
  const codes = Array.from({ length: CODES }, createCode);
  await tx.recoveryCode.deleteMany({ where: { userId } });
  await tx.recoveryCode.createMany({
    data: codes.map((code) => ({ userId, codeHash: hashRecoveryCode(userId, code), createdAt: now() })),
  });
  return codes;
}
