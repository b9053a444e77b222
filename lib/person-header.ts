/**
 * Names whose page a call of ours comes from. A cookie is shared by all tabs: where another tab has signed somebody else
 * in, the call of the page that has not heard of it is refused instead of being made in the wrong name.
 */
export const PERSON_HEADER = "X-Forkprint-Person";
