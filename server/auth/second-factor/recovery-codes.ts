import { createHash, randomBytes } from "node:crypto";
import { now } from "@/server/clock";
import type { Transaction } from "@/server/db/client";
import { toBase32 } from "./base32";

const CODES = 10;
/** 80 bits are too many to guess, so a fast hash is enough; and hashes still work when AUTH_SECRET is replaced. */
const CODE_BYTES = 10;

/** Ignores blanks, hyphens and case, and reads 0, 1 and 8 as the letters O, I and B, which they are mistaken for. */
const normalized = (code: string): string =>
  code.toUpperCase().replace(/[\s-]/g, "").replaceAll("0", "O").replaceAll("1", "I").replaceAll("8", "B");

/** Hashed together with the person's id, so that equal codes of two people have different hashes. */
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
