/** Events of the scanner in the order of the page. Names are in lower case; text and values are as written. */
export interface TagSink {
  onText(start: number, end: number): void;
  onOpenTag(name: string): void;
  /** An attribute of the tag that opens next. Without a value it is "". */
  onAttribute(name: string, start: number, end: number): void;
  onCloseTag(name: string): void;
}

const GREATER = 62;
const SLASH = 47;
const EQUALS = 61;
const EXCLAMATION = 33;
const QUESTION = 63;
const DOUBLE_QUOTE = 34;
const SINGLE_QUOTE = 39;

/** Elements whose content is text up to their own closing tag. */
const RAW = new Set(["script", "style", "title", "textarea", "xmp", "iframe", "noembed", "noframes"]);

const isSpace = (code: number): boolean => code === 32 || (code >= 9 && code <= 13);
const isLetter = (code: number): boolean => (code | 32) >= 97 && (code | 32) <= 122;

/**
 * Reads the tags of a page as browsers do (HTML, "Tokenization"), without what recipes never need: entities,
 * declarations, comments. It passes the page once; a quote or comment that is never closed ends the page, so that
 * nothing is searched twice. Every text is accepted.
 */
export function scanTags(markup: string, sink: TagSink): void {
  new TagScanner(markup, sink).scan();
}

class TagScanner {
  private at = 0;
  private readonly length: number;
  /** Maps each tag name to one shared string, because names are compared a million times. */
  private readonly names = new Map<string, string>();

  constructor(
    private readonly markup: string,
    private readonly sink: TagSink,
  ) {
    this.length = markup.length;
  }

  scan(): void {
    let textStart = 0;
    while (this.at < this.length) {
      const start = this.markup.indexOf("<", this.at);
      if (start < 0) break;
      const next = this.markup.charCodeAt(start + 1);
      if (!isLetter(next) && next !== SLASH && next !== EXCLAMATION && next !== QUESTION) {
        this.at = start + 1;
        continue;
      }
      if (start > textStart) this.sink.onText(textStart, start);
      this.at = start + 1;
      if (next === SLASH) this.closingTag();
      else if (isLetter(next)) this.openingTag();
      else this.skipDeclaration();
      textStart = this.at;
    }
    if (textStart < this.length) this.sink.onText(textStart, this.length);
  }

  /** Moves past the next `text`, or to the end of the page. */
  private skipPast(text: string): void {
    const found = this.markup.indexOf(text, this.at);
    this.at = found < 0 ? this.length : found + text.length;
  }

  private skipDeclaration(): void {
    if (this.markup.startsWith("!--", this.at)) this.skipPast("-->");
    else if (this.markup.startsWith("![CDATA[", this.at)) this.skipPast("]]>");
    else this.skipPast(">");
  }

  private closingTag(): void {
    this.at++;
    this.skipSpaces();
    if (isLetter(this.code())) this.sink.onCloseTag(this.tagName());
    this.skipPast(">");
  }

  private openingTag(): void {
    const name = this.tagName();
    if (!this.attributes()) return;
    this.sink.onOpenTag(name);
    if (RAW.has(name)) this.rawText(name);
  }

  private rawText(name: string): void {
    const closing = new RegExp(`</${name}(?=[\\s/>])`, "gi");
    closing.lastIndex = this.at;
    const end = closing.exec(this.markup)?.index ?? this.length;
    if (end > this.at) this.sink.onText(this.at, end);
    this.at = end;
  }

  /** @returns false if the page ends inside the tag, which then does not count */
  private attributes(): boolean {
    for (;;) {
      this.skipSpaces();
      const code = this.code();
      if (this.at >= this.length) return false;
      if (code === GREATER) {
        this.at++;
        return true;
      }
      if (code === SLASH) this.at++;
      else if (!this.attribute()) return false;
    }
  }

  private attribute(): boolean {
    const start = this.at++;
    while (this.at < this.length && !this.endsName(this.code())) this.at++;
    const name = this.markup.slice(start, this.at).toLowerCase();
    this.skipSpaces();
    if (this.code() !== EQUALS) {
      this.sink.onAttribute(name, this.at, this.at);
      return true;
    }
    this.at++;
    this.skipSpaces();
    const quote = this.code();
    return quote === DOUBLE_QUOTE || quote === SINGLE_QUOTE ? this.quotedValue(name, quote) : this.bareValue(name);
  }

  private quotedValue(name: string, quote: number): boolean {
    const start = this.at + 1;
    const end = this.markup.indexOf(quote === DOUBLE_QUOTE ? '"' : "'", start);
    if (end < 0) {
      this.at = this.length;
      return false;
    }
    this.sink.onAttribute(name, start, end);
    this.at = end + 1;
    return true;
  }

  private bareValue(name: string): boolean {
    const start = this.at;
    while (this.at < this.length && this.code() !== GREATER && !isSpace(this.code())) this.at++;
    this.sink.onAttribute(name, start, this.at);
    return true;
  }

  private tagName(): string {
    const start = this.at;
    for (; this.at < this.length; this.at++) {
      const code = this.code();
      if (code === GREATER || code === SLASH || isSpace(code)) break;
    }
    const written = this.markup.slice(start, this.at);
    const known = this.names.get(written);
    if (known !== undefined) return known;
    const name = written.toLowerCase();
    this.names.set(written, name);
    return name;
  }

  private endsName(code: number): boolean {
    return code === EQUALS || code === GREATER || code === SLASH || isSpace(code);
  }

  private skipSpaces(): void {
    while (isSpace(this.code())) this.at++;
  }

  /** NaN after the end, which equals no character code. */
  private code(): number {
    return this.markup.charCodeAt(this.at);
  }
}
