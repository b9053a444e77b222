import { plain, TOKEN } from "./answer-html";
import { make } from "./elements";
import { page } from "./page";
import { dressMarksIn } from "./tooltip";

/** Writes a text of `processMenu` into an element: its marks, and everything else as the text that it is. */
export function writeMarked(element: Element, html: string): void {
  const whole = page.createDocumentFragment();
  const open: ParentNode[] = [whole];
  const take = (_: string, className?: string, attribute?: string, tip = "", text?: string): string => {
    const inner = open.at(-1) ?? whole;
    if (text) inner.append(plain(text));
    else if (!className) open.length > 1 && open.pop();
    else {
      const mark = make("span", { class: className, ...(attribute && { [attribute]: plain(tip) }) });
      inner.append(mark);
      open.push(mark);
    }
    return "";
  };
  html.replace(TOKEN, take);
  element.replaceChildren(whole);
  dressMarksIn(element);
}
