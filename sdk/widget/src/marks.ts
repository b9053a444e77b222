import { type Piece, readAnswer } from "./answer-html";
import { type ReadText, readText } from "./texts";
import { dressMark } from "./tooltip";

type Undo = () => void;

/**
 * Puts marks around words of an element that was given to us. The text itself, and every element in it, stays where
 * it is; only text nodes are split, and put back together when the marks go.
 * @returns how to take it back, or null when the answer is about another text
 */
export function markText(element: Element, html: string): Undo | null {
  const { pieces, titleClass } = readAnswer(html);
  const read = readText(element);
  if (pieces.map(({ text }) => text).join("") !== read.text) return null;
  const undo: Undo[] = [];
  // From the end, so that the places before stay true.
  let at = read.text.length;
  for (const { text, mark } of [...pieces].reverse()) {
    at -= text.length;
    if (mark) for (const run of runsOf(read, at, at + text.length).reverse()) undo.push(wrap(run, mark));
  }
  const isNew = titleClass !== "" && !element.classList.contains(titleClass);
  if (isNew) element.classList.add(titleClass);
  return () => {
    for (const each of undo.reverse()) each();
    if (isNew) removeClass(element, titleClass);
  };
}

export function markContainer(element: Element, className: string): Undo {
  if (!className || element.classList.contains(className)) return () => {};
  element.classList.add(className);
  return () => removeClass(element, className);
}

function removeClass(element: Element, className: string): void {
  element.classList.remove(className);
  if (element.getAttribute("class") === "") element.removeAttribute("class");
}

type Run = { node: Text; from: number; to: number };

function runsOf({ places }: ReadText, from: number, to: number): Run[] {
  const runs: Run[] = [];
  for (const place of places.slice(from, to)) {
    const last = runs.at(-1);
    if (!place) continue;
    if (last?.node === place.node) last.to = place.offset + 1;
    else runs.push({ node: place.node, from: place.offset, to: place.offset + 1 });
  }
  return runs;
}

function wrap({ node, from, to }: Run, mark: NonNullable<Piece["mark"]>): Undo {
  const marked = from > 0 ? node.splitText(from) : node;
  const rest = marked.data.length > to - from ? marked.splitText(to - from) : null;
  const span = document.createElement("span");
  span.className = mark.className;
  span.setAttribute(mark.attribute, mark.tip);
  dressMark(span);
  marked.replaceWith(span);
  span.append(marked);
  return () => {
    // A page that has replaced the text meanwhile has nothing of ours left in it.
    if (!span.isConnected) return;
    span.replaceWith(marked);
    if (rest && marked.nextSibling === rest) {
      marked.data += rest.data;
      rest.remove();
    }
    if (marked !== node && node.nextSibling === marked) {
      node.data += marked.data;
      marked.remove();
    }
  };
}
