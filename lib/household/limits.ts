export const MAX_TABLE_PEOPLE = 12;
export const MAX_TABLE_LIMITS = 60;
export const MAX_TABLE_NAME = 60;

/** Parents who live apart, a shared flat, grandparents at the weekend. */
export const MAX_HOUSEHOLDS = 5;
export const MAX_MEMBERS = 12;
export const MAX_HOUSEHOLD_NAME = 60;
export const MAX_HOUSEHOLD_LISTS = 30;
export const MAX_INVITATIONS = 10;
export const INVITATION_DAYS = [1, 7, 30] as const;
