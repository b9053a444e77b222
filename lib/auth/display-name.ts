/** The part of an email before the @ sign: what a person is called on screen. */
export const displayNameOf = (email: string): string => email.split("@")[0] || email;
