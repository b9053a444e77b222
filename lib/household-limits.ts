export const MAX_TABLE_PEOPLE = 12;
export const MAX_TABLE_LIMITS = 60;
export const MAX_TABLE_NAME = 60;
