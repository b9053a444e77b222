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

/** An answer that is a file. The handler decides its bytes, type and caching; no response schema checks them. */
export class FileReply {
  constructor(
    readonly bytes: Uint8Array | null,
    readonly headers: Record<string, string>,
    readonly status = 200,
  ) {}
}

/** An answer that is still being made while it is sent: a long file, or events as they happen. */
export class StreamReply {
  constructor(
    readonly stream: ReadableStream<Uint8Array>,
    readonly headers: Record<string, string>,
  ) {}
}

/** One page of a list, answered as a plain array; the X-Total-Count header holds the length of the whole list. */
export const pageReply = <T>({ items, total }: { items: T[]; total: number }): Reply<T[]> =>
  new Reply(items, { headers: { "X-Total-Count": String(total) } });
