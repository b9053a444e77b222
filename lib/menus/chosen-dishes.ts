import type { DishParts } from "./dishes-of-page";
import type { MarkupElement } from "./element-line";
import { selectAll } from "./selectors";

/** Selectors of CSS as `data-items`, `data-name` and `data-description` of the widget's script hold them. */
export type ChosenBy = { items: string; name: string; description: string };
type Chosen<E> = { dishes: DishParts<E>[]; unread: string[]; empty: string[] };

/** The first element inside, in the order of the page, that is one of these. */
export function firstWithin<E extends MarkupElement>(holder: E, wanted: ReadonlySet<E>): E | null {
  for (const child of holder.children) {
    if (typeof child === "string") continue;
    const found = wanted.has(child as E) ? (child as E) : firstWithin(child as E, wanted);
    if (found) return found;
  }
  return null;
}

/** The dishes whose elements selectors name, as the widget takes them (sdk/widget/src/items.ts). */
export function chosenDishes<E extends MarkupElement>(root: E, { items, name, description }: ChosenBy): Chosen<E> {
  const unread: string[] = [];
  const empty: string[] = [];
  const find = (selector: string): E[] => {
    if (selector === "") return [];
    const found = selectAll(root, selector);
    if (!found) unread.push(selector);
    return found ?? [];
  };
  const containers = find(items);
  const [names, descriptions] = [new Set(find(name)), new Set(find(description))];
  if (items !== "" && containers.length === 0 && !unread.includes(items)) empty.push(items);
  const dishes = containers.map((container) => ({
    container,
    name: firstWithin(container, names),
    description: firstWithin(container, descriptions) ?? container,
  }));
  const inside = [
    [name, dishes.some((dish) => dish.name)],
    [description, dishes.some((dish) => dish.description !== dish.container)],
  ] as const;
  for (const [selector, isThere] of inside)
    if (selector !== "" && dishes.length > 0 && !isThere && !unread.includes(selector)) empty.push(selector);
  return { dishes, unread, empty };
}
