/** Escapes the JSON for a script element, so that no text can end the element or start another. */
export const scriptText = (value: object): string => JSON.stringify(value).replaceAll("<", "\\u003c");
