import { type Mark, readAnswer } from "./answer-html";
import { type Run, readText, runsOf } from "./texts";
import { controlOf, newMark } from "./tooltip";

type Undo = () => void;
type MarkedRun = Run & { mark: Mark };

/**
 * Puts marks around words of an element that was given to us. The elements and text nodes that stand in it stay where
 * they are, so that a framework that holds them keeps them: a text node is cut before its first mark, what follows
 * stands after it until the marks go.
 * @returns how to take it back, or null when the answer is about another text
 */
export function markText(element: Element, html: string): Undo | null {
  const { pieces, title } = readAnswer(html);
  const read = readText(element);
  if (pieces.map(({ text }) => text).join("") !== read.text) return null;
  const runs: MarkedRun[] = [];
  let at = 0;
  for (const { text, mark } of pieces) {
    if (mark) for (const run of runsOf(read, at, at + text.length)) runs.push({ ...run, mark });
    at += text.length;
  }
  const undo: Undo[] = [];
  for (let first = 0, next = 0; first < runs.length; first = next) {
    while (runs[next]?.node === runs[first]?.node) next++;
    undo.push(wrap(runs.slice(first, next)));
  }
  if (title) undo.push(markContainer(element, title));
  return () => {
    for (const each of undo) each();
  };
}

export function markContainer(element: Element, className: string): Undo {
  if (!className || element.classList.contains(className)) return () => {};
  element.classList.add(className);
  return () => {
    element.classList.remove(className);
    if (!element.classList.length) element.removeAttribute("class");
  };
}

/** Marks within one text node, from its first word to its last. */
function wrap(runs: readonly MarkedRun[]): Undo {
  const [{ node, from: start }] = runs as [MarkedRun];
  const { data } = node;
  const before = data.slice(0, start);
  const rest = document.createDocumentFragment();
  const control = controlOf(node.parentElement as Element);
  runs.forEach(({ from, to, mark }, index) => {
    rest.append(newMark(mark, data.slice(from, to), control), data.slice(to, runs[index + 1]?.from));
  });
  const added = [...rest.childNodes];
  node.data = before;
  node.after(rest);
  return () => {
    for (const each of added) (each as ChildNode).remove();
    // A page that has written another text meanwhile keeps that.
    if (node.data === before) node.data = data;
  };
}
