/**
 * Why nothing may be said to fit although no word is against it: nobody said that the list is whole, words could not be
 * read, nobody told the ingredients, the code is one that shops give themselves, or a recall does not say for what.
 */
export const CHECK_DOUBTS = ["not_whole", "unread", "no_ingredients", "own_number", "recalled"] as const;
