/**
 * The parameters of a protocol request. Read from the raw text, because a parsed form hides names that come
 * twice (RFC 6749 3.1). An empty value counts as absent.
 */
export class Parameters {
  readonly #values: URLSearchParams;

  constructor(text: string) {
    this.#values = new URLSearchParams(text);
  }

  get(name: string): string | undefined {
    return this.#values.get(name) || undefined;
  }

  has(name: string): boolean {
    return this.get(name) !== undefined;
  }

  isRepeated(name: string): boolean {
    return this.#values.getAll(name).length > 1;
  }

  /** A name that comes more than once, other than those in `except`; whether we know it or not. */
  repeatedName(except: readonly string[] = []): string | undefined {
    return [...new Set(this.#values.keys())].find((name) => !except.includes(name) && this.isRepeated(name));
  }
}
