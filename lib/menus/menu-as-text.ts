type Dish = { readonly name: string; readonly description: string };

const line = (text: string): string => text.replace(/\s+/g, " ").trim();

/** A line for each dish, as the reader of paper menus reads it again. */
export const menuAsText = (dishes: readonly Dish[]): string =>
  dishes
    .map(({ name, description }) => [line(name), line(description)].filter(Boolean).join(": "))
    .filter(Boolean)
    .join("\n");
