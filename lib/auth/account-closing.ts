/** When an account goes: at once, or after days in which its owner can still keep it. */
export const DELETION_TIMES = ["at_once", "in_14_days"] as const;
export type DeletionTime = (typeof DELETION_TIMES)[number];
export const DAYS_TO_KEEP = 14;

/** What `code` says beside the 403 of a right password: the account waits for its end. */
export const ACCOUNT_CLOSING = "account_closing";
