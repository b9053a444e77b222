import { describe, expect, it, vi } from "vitest";
import { AppError } from "@/lib/errors";
import { readForm, readJson } from "@/server/http/body";

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

  it("refuses NUL characters, which the database cannot store, wherever they are", async () => {
    for (const text of ['{"a":"x\\u0000y"}', '{"a":[{"b\\u0000":1}]}', '"\\u0000"']) {
      expect(await codeOf(readJson(request(text), 100))).toBe("invalid");
    }
    expect(await readJson(request('{"a":"\\\\u0000"}'), 100)).toEqual({ a: "\\u0000" });
  });

  it("stops reading at the limit, even if no length was announced", async () => {
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

describe("reading a form", () => {
  const formOf = (parts: number, boundary = "x") => {
    const body = Array.from(
      { length: parts },
      (_, i) => `--${boundary}\r\nContent-Disposition: form-data; name="f${i}"\r\n\r\n1\r\n`,
    );
    return `${body.join("")}--${boundary}--\r\n`;
  };
  const type = "multipart/form-data; boundary=x";

  it("returns its fields", async () => {
    expect(await readForm(request(formOf(2), type), 10_000)).toEqual({ f0: "1", f1: "1" });
    expect(Object.keys(await readForm(request(formOf(20), type), 10_000))).toHaveLength(20);
  });

  it.each([
    ["21 fields", 21, type],
    ["150,000 fields", 150_000, type],
    ["21 fields and a quoted boundary", 21, 'multipart/form-data; boundary="x"'],
  ])("refuses a form with %s before reading any field", async (_name, parts, contentType) => {
    const parsed = vi.spyOn(Response.prototype, "formData");
    expect(await codeOf(readForm(request(formOf(parts), contentType), 20_000_000))).toBe("payload_too_large");
    expect(parsed).not.toHaveBeenCalled();
  });

  it.each([1, 3, 7, 64])(
    "counts delimiters that arrive in pieces of %i bytes, and reads no more than the limit",
    async (size) => {
      const bytes = new TextEncoder().encode(formOf(1000));
      let sent = 0;
      const pieces = new ReadableStream<Uint8Array>({
        pull(controller) {
          controller.enqueue(bytes.subarray(sent, sent + size));
          sent += size;
        },
      });
      const body = { method: "POST", headers: { "content-type": type }, body: pieces, duplex: "half" };
      expect(await codeOf(readForm(new Request("http://x", body), 20_000_000))).toBe("payload_too_large");
      expect(sent).toBeLessThan(bytes.length / 10);
      expect(Object.keys(await readForm(request(formOf(20), type), 10_000))).toHaveLength(20);
    },
  );
});
