/** What `code` says beside the 401 of a right password: a code is wanted, or the one that came was wrong. */
export const SECOND_FACTOR_REQUIRED = "second_factor_required";
export const SECOND_FACTOR_WRONG = "second_factor_wrong";
