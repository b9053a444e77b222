import { describe, expect, it } from "vitest";
import { isAllowedOrigin } from "@/server/oauth/allowed-origin";

const DOMAINS = ["example.com", "Order.Example.com", "localhost:8080", "127.0.0.1", "bücher.example"];

describe("isAllowedOrigin", () => {
  it.each([
    "https://example.com",
    "http://example.com",
    "https://example.com:8443",
    "https://order.example.com",
    "http://localhost:8080",
    "http://127.0.0.1:5173",
    "https://xn--bcher-kva.example",
  ])("allows %s", (origin) => {
    expect(isAllowedOrigin(origin, DOMAINS)).toBe(true);
  });

  it.each([
    "null",
    "",
    "https://evil-example.com",
    "https://example.com.evil",
    "https://www.example.com",
    "https://example.com.",
    "https://example.comevil",
    "https://example.com@evil.test",
    "https://evil.test/example.com",
    "https://example.com/",
    "https://EXAMPLE.com",
    "https://evil.test#example.com",
    "http://localhost:8081",
    "http://localhost",
    "ftp://example.com",
    "file://example.com",
    "example.com",
    "chrome-extension://example.com",
    "https://еxample.com",
    "https://xn--xample-2of.com",
    "https://[::1]",
  ])("refuses %s", (origin) => {
    expect(isAllowedOrigin(origin, DOMAINS)).toBe(false);
  });

  it("refuses everybody if no site is registered, and an empty entry registers none", () => {
    expect(isAllowedOrigin("https://example.com", [])).toBe(false);
    expect(isAllowedOrigin("https://example.com", ["", " "])).toBe(false);
  });
});
