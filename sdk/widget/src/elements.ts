import { page } from "./page";

type Attributes = Record<string, string | null>;

/** Attributes that are null are left out. */
export function dress<T extends Element>(element: T, attributes: Attributes): T {
  for (const name in attributes) if (attributes[name] != null) element.setAttribute(name, attributes[name]);
  return element;
}

export function make(tag: string, attributes: Attributes, ...content: (Node | string)[]): HTMLElement {
  const element = dress(page.createElement(tag), attributes);
  element.append(...content);
  return element;
}
