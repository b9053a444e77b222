/** When an account is deleted: at once, or after days in which its owner can still keep it. */
export const DELETION_TIMES = ["at_once", "in_14_days"] as const;
export type DeletionTime = (typeof DELETION_TIMES)[number];
export const DAYS_TO_KEEP = 14;

/** The `code` of a 403: the sign-in is too old to delete the account without its password. */
export const PASSWORD_REQUIRED = "password_required";

/** The `code` of a 403 although the password was right: the account is scheduled for deletion. */
export const ACCOUNT_CLOSING = "account_closing";
