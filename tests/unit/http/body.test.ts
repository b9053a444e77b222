import { describe, expect, it } from "vitest";
import { AppError } from "@/lib/errors";
import { readJson } from "@/server/http/body";

const request = (body: string | ReadableStream | null, type: string | null = "application/json") =>
  new Request("http://localhost:3000/x", {
    method: "POST",
    body,
    headers: type ? { "content-type": type } : {},
    ...(body instanceof ReadableStream ? { duplex: "half" } : {}),
  } as RequestInit);

const codeOf = async (reading: Promise<unknown>) => {
  try {
    await reading;
    return "read";
  } catch (error) {
    return error instanceof AppError ? error.code : error;
  }
};

describe("reading a body", () => {
  it.each(["application/json", "application/json; charset=utf-8", "application/merge-patch+json", "APPLICATION/JSON"])(
    "accepts %s",
    async (type) => {
      expect(await readJson(request('{"a":1}', type), 100)).toEqual({ a: 1 });
    },
  );

  it.each(["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "text/json", ""])(
    "refuses the type '%s'",
    async (type) => {
      expect(await codeOf(readJson(request("{}", type), 100))).toBe("unsupported_media_type");
    },
  );

  it.each(["", "{", "nul", "{'a':1}", '{"a":1}{', "\u0000"])("refuses %j as malformed", async (text) => {
    expect(await codeOf(readJson(request(text), 100))).toBe("bad_request");
  });

  it("refuses NUL characters, which the database cannot keep, wherever they stand", async () => {
    for (const text of ['{"a":"x\\u0000y"}', '{"a":[{"b\\u0000":1}]}', '"\\u0000"']) {
      expect(await codeOf(readJson(request(text), 100))).toBe("invalid");
    }
    expect(await readJson(request('{"a":"\\\\u0000"}'), 100)).toEqual({ a: "\\u0000" });
  });

  it("stops reading at the limit, also when no length was announced", async () => {
    let sent = 0;
    const endless = new ReadableStream({
      pull(controller) {
        sent += 1;
        controller.enqueue(new Uint8Array(1024).fill(32));
      },
    });
    expect(await codeOf(readJson(request(endless), 4096))).toBe("payload_too_large");
    expect(sent).toBeLessThan(16);
    expect(await codeOf(readJson(request(`"${"x".repeat(200)}"`), 100))).toBe("payload_too_large");
  });
});
