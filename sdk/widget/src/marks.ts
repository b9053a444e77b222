import { type Mark, readAnswer } from "./answer-html";
import { markContainer } from "./mark-classes";
import { page } from "./page";
import { MARK } from "./selectors";
import { type Run, readText, runsOf } from "./texts";
import { controlOf, newMark } from "./tooltip";

type Undo = () => void;
type MarkedRun = Run & { mark: Mark };

/**
 * Puts marks around words of the given element. Its elements and text nodes stay where they are, so that a framework
 * that holds references to them still works: a text node is cut before its first mark, and the rest stands after it
 * until the marks are removed.
 * @returns the function that undoes it, or null if the answer is about another text
 */
export function markText(element: Element, html: string, without?: Element | null): Undo | null {
  const { text, marks, title } = readAnswer(html);
  const read = readText(element, without);
  if (text !== read.text) return null;
  const runs: MarkedRun[] = marks.flatMap(({ mark, from, to }) =>
    runsOf(read, from, to).map((run) => ({ ...run, mark })),
  );
  const undo = [...new Set(runs.map(({ node }) => node))].map((node) => wrap(runs.filter((run) => run.node === node)));
  const whole = markContainer(element, title);
  return () => {
    for (const each of [...undo, whole]) each?.();
  };
}

/** Marks within one text node, from its first word to its last. */
function wrap(runs: readonly MarkedRun[]): Undo {
  const [{ node, from: start }] = runs as [MarkedRun];
  const { data } = node;
  const before = data.slice(0, start);
  const control = controlOf(node.parentElement as Element);
  const added = runs.flatMap(({ from, to, mark }, index) => [
    newMark(mark, data.slice(from, to), control),
    new Text(data.slice(to, runs[index + 1]?.from)),
  ]);
  node.data = before;
  node.after(...added);
  return () => {
    for (const each of added) each.remove();
    // If the page has replaced the text meanwhile, the page's text stays.
    if (node.data === before) node.data = data;
  };
}

/** Takes away the marks that a page has put in place itself: they were for somebody who is no longer signed in. */
export function unmarkPage(): void {
  for (const mark of page.querySelectorAll(MARK)) mark.replaceWith(...mark.childNodes);
  for (const kind of ["conflict", "match", "unchecked"])
    for (const part of ["title", "container"]) {
      const name = `pfai-${part}-${kind}`;
      for (const each of page.querySelectorAll(`.${name}`)) each.classList.remove(name);
    }
}
