import { createHash, randomBytes } from "node:crypto";

export const RESET_TTL_MS = 60 * 60_000;

/** 32 random bytes; only the hash is stored. */
export const createResetToken = (): string => randomBytes(32).toString("base64url");

/** A fast hash is right for a random value of 256 bits. */
export const hashResetToken = (token: string): string => createHash("sha256").update(token).digest("hex");
