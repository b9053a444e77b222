/** The words of a text, in its own spelling: runs of letters and digits of any script. */
export const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];
