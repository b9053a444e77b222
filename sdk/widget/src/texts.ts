/** A character of an element's text and where it stands, or null where a break between blocks was put into words. */
type Place = { node: Text; offset: number } | null;
export type ReadText = { text: string; places: Place[] };

/** Elements that do not end a word or a line. */
const INLINE = /^(A|ABBR|B|BD[IO]|CITE|DEL|DFN|EM|FONT|I|INS|MARK|Q|S|SMALL|SPAN|STRONG|SU[BP]|U|WBR)$/;
const UNSEEN = /^(SCRIPT|STYLE|TEMPLATE|NOSCRIPT|TEXTAREA|SELECT|BUTTON|SVG)$/i;
const BREAK = ", ";

/**
 * The text as it reads on the page: runs of white space are one space, and between blocks stands a comma, so that
 * neither two cells of a table nor two lines of a list grow together into a word that nobody knows.
 */
export function readText(element: Element): ReadText {
  const read: ReadText = { text: "", places: [] };
  let isBroken = false;
  const visit = (parent: Node) => {
    for (let child = parent.firstChild; child; child = child.nextSibling) {
      if (child instanceof Text) take(child);
      else if (child instanceof Element && !UNSEEN.test(child.tagName)) {
        const isBlock = !INLINE.test(child.tagName);
        isBroken ||= isBlock;
        visit(child);
        isBroken ||= isBlock;
      }
    }
  };
  const add = (sign: string, place: Place) => {
    read.text += sign;
    read.places.push(place);
  };
  const take = (node: Text) => {
    const { data } = node;
    for (let offset = 0; offset < data.length; offset++) {
      const sign = data[offset] as string;
      if (/\s/.test(sign)) {
        if (read.text && !read.text.endsWith(" ")) add(" ", { node, offset });
        continue;
      }
      if (isBroken && read.text) {
        while (read.text.endsWith(" ")) {
          read.text = read.text.slice(0, -1);
          read.places.pop();
        }
        if (!/[,;.:]$/.test(read.text)) for (const each of BREAK) add(each, null);
        else add(" ", null);
      }
      isBroken = false;
      add(sign, { node, offset });
    }
  };
  visit(element);
  while (read.text.endsWith(" ")) {
    read.text = read.text.slice(0, -1);
    read.places.pop();
  }
  return read;
}
