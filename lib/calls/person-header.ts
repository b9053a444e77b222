/**
 * The id of the person for whom a page was rendered, sent with each call of the page. All tabs share one cookie: when
 * another tab signs somebody else in, the server refuses the calls of the old page instead of making them for the new
 * person.
 */
export const PERSON_HEADER = "X-Forkprint-Person";
