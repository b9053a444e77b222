const { get, set } = Reflect;

/**
 * The document as the browser defines it. An element of the page may have the name of a property, and then stands in
 * for it: `document.body` is an image if the page holds `<img name="body">`, which a visitor's comment may do.
 */
export const page = new Proxy(document, {
  get: (target, name) => {
    const value = get(Document.prototype, name, target);
    return typeof value === "function" ? value.bind(target) : value;
  },
  set: (target, name, value) => set(Document.prototype, name, value, target),
});

/** A property of an element as the browser defines it: a form's inputs stand in for the form's properties. */
export const of = <Name extends keyof Element>(element: Element, name: Name): Element[Name] =>
  get(Element.prototype, name, element);

export const matches = (element: Element, selector: string): boolean => of(element, "matches").call(element, selector);
export const closest = (element: Element, selector: string): Element | null =>
  of(element, "closest").call(element, selector);
export const find = (element: Element, selector: string): Element | null =>
  of(element, "querySelector").call(element, selector);
