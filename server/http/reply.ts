import { FAREWELL } from "@/server/events/event-stream";

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

/**
 * An answer that is still being made while it is sent: a long file, or events as they happen. It ends when its caller
 * may no longer make the call, or when `isStillAllowed` answers false.
 */
export class StreamReply {
  /** Sent before a stream that its caller may no longer read closes; null: it breaks off instead. */
  readonly farewell: Uint8Array | null = null;

  constructor(
    readonly stream: ReadableStream<Uint8Array>,
    readonly headers: Record<string, string>,
    readonly isStillAllowed: () => Promise<boolean> = async () => true,
  ) {}
}

/** Server-sent events. */
export class EventsReply extends StreamReply {
  override readonly farewell = new TextEncoder().encode(FAREWELL);

  constructor(stream: ReadableStream<Uint8Array>, isStillAllowed?: () => Promise<boolean>) {
    super(
      stream,
      {
        "Content-Type": "text/event-stream; charset=utf-8",
        // `no-transform` keeps proxies from compressing, which would hold an event back until later ones fill the buffer.
        "Cache-Control": "no-cache, no-transform",
        "X-Accel-Buffering": "no",
      },
      isStillAllowed,
    );
  }
}

/** One page of a list, answered as a plain array; the X-Total-Count header holds the length of the whole list. */
export const pageReply = <T>({ items, total }: { items: T[]; total: number }): Reply<T[]> =>
  new Reply(items, { headers: { "X-Total-Count": String(total) } });
