export const MAX_PENS = 6;
export const MAX_CONTACTS = 4;
export const MAX_OWN_STEPS = 6;
