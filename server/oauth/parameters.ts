/**
 * The parameters of a protocol request, read from the raw text: a parsed form would hide names that are sent twice
 * (RFC 6749 3.1). An empty value counts as absent.
 */
export class Parameters {
  readonly #values: URLSearchParams;

  /** `pushed`: the stored request that they come from (RFC 9126), by its hash and its `request_uri`; null: the request itself. */
  constructor(
    readonly text: string,
    readonly pushed: { hash: string; address: string } | null = null,
  ) {
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

  /**
   * A parameter that is sent more than once, known or unknown, other than those in `except`; undefined when there is
   * none.
   */
  repeatedName(except: readonly string[] = []): string | undefined {
    return [...new Set(this.#values.keys())].find((name) => !except.includes(name) && this.isRepeated(name));
  }
}
