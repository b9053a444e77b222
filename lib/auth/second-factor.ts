/** The `code` of a 401 although the password was right: a second factor is required, or the given code was wrong. */
export const SECOND_FACTOR_REQUIRED = "second_factor_required";
export const SECOND_FACTOR_WRONG = "second_factor_wrong";

/** The `code` of a 403: two-step sign-in needs an email that its owner has confirmed. */
export const EMAIL_NOT_CONFIRMED = "email_not_confirmed";
