type ReplyOptions = { status?: number; headers?: Record<string, string>; cookies?: string[] };

/** What a handler returns when its answer needs another status, headers or cookies. */
export class Reply<T> {
  readonly status: number | undefined;
  readonly headers: Record<string, string>;
  readonly cookies: string[];

  constructor(
    readonly value: T,
    options: ReplyOptions = {},
  ) {
    this.status = options.status;
    this.headers = options.headers ?? {};
    this.cookies = options.cookies ?? [];
  }
}
