import { expect, it } from "vitest";
import {
  asksForSignIn,
  asksForSilence,
  promptAfterSignIn,
  requestInAddress,
} from "@/lib/oauth/authorization-parameters";

const inAddress = (search: string) => requestInAddress(new URLSearchParams(search));

it("an address without an application contains no request", () => {
  expect(inAddress("venue-id=v&state=s")).toBeNull();
  expect(inAddress("client_id=&state=s")).toBeNull();
});

it("the request is taken from the address without the page's own parameters", () => {
  const request = inAddress(
    "venue-id=v&step=health&mode=register&client_id=c&state=a%20b%26c&scope=openid&decision=allow",
  );
  expect(request?.toString()).toBe("client_id=c&scope=openid&state=a+b%26c&response_type=code");
});

it("a repeated parameter stays repeated, so that the server refuses it (RFC 6749 3.1)", () => {
  expect(inAddress("client_id=c&state=1&state=2")?.getAll("state")).toEqual(["1", "2"]);
});

it("the response type stays as it is given", () => {
  expect(inAddress("client_id=c&response_type=token")?.get("response_type")).toBe("token");
});

it.each([
  ["", false, false, null],
  ["prompt=none", false, true, "none"],
  ["prompt=login", true, false, null],
  ["prompt=consent", false, false, "consent"],
  ["prompt=login%20consent", true, false, "consent"],
  ["prompt=consent%20login", true, false, "consent"],
  ["prompt=loginx", false, false, "loginx"],
] as const)(
  "'%s' asks for sign-in: %s, asks for silence: %s, and leaves the prompt %s",
  (search, signIn, silence, then) => {
    const parameters = new URLSearchParams(search);
    expect(asksForSignIn(parameters)).toBe(signIn);
    expect(asksForSilence(parameters)).toBe(silence);
    expect(promptAfterSignIn(parameters)).toBe(then);
  },
);
