import { createHash, randomBytes } from "node:crypto";
import { DAY_MS, MINUTE_MS } from "@/lib/durations";

export const RESET_TTL_MS = 60 * MINUTE_MS;
/**
 * How long a mailed reset link is not replaced by a new one. Otherwise a stranger who asks again and again for
 * somebody's address could fill their mailbox and kill the link that they are about to open.
 */
export const RESET_REUSE_MS = 10 * MINUTE_MS;

export const CONFIRMATION_TTL_MS = DAY_MS;
export const EMAIL_CHANGE_TTL_MS = DAY_MS;
export const CONFIRMATION_REUSE_MS = MINUTE_MS;

/** 32 random bytes; only the hash is stored. */
export const createMailedToken = (): string => randomBytes(32).toString("base64url");

/** A fast hash is right for a random value of 256 bits. */
export const hashMailedToken = (token: string): string => createHash("sha256").update(token).digest("hex");
