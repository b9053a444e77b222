import { expect } from "vitest";
import { buildRequest, type CallOptions, type Handler } from "./request";

/** Reads a stream of events as a browser does. `close` hangs up. */
export async function readEvents<T>(handler: Handler, options: CallOptions) {
  const response = await handler(buildRequest(options), { params: Promise.resolve(options.params ?? {}) });
  expect(response.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
  const reader = response.body?.getReader();
  if (!reader) throw new Error("no stream");
  const decoder = new TextDecoder();
  let text = "";
  const more = async (): Promise<boolean> => {
    const { value, done } = await reader.read();
    if (!done) text += decoder.decode(value, { stream: true });
    return !done;
  };
  const next = async (): Promise<T> => {
    for (;;) {
      const event = /(?:^|\n\n)data: (.*)\n\n/.exec(text);
      if (event) {
        text = text.slice(event.index + event[0].length);
        return JSON.parse(event[1] ?? "") as T;
      }
      if (!(await more())) throw new Error("the stream ended");
    }
  };
  /** Everything until the stream ends. */
  const rest = async (): Promise<string> => {
    while (await more());
    return text;
  };
  return { next, rest, close: () => reader.cancel() };
}
