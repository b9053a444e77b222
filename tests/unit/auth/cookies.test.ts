import { describe, expect, it } from "vitest";
import { cookieOf, cookiePrefix, setCookie } from "@/server/auth/cookies";
import { sessionCookie, sessionCookieName } from "@/server/auth/session-cookie";
import { useSettings } from "../../support/settings";

describe("a cookie", () => {
  it("belongs to this host alone with https, and has no prefix without", () => {
    useSettings({ APP_URL: "https://forkprint.example" });
    expect(sessionCookieName()).toBe("__Host-next-auth.session-token");
    expect(sessionCookie("x", 60)).toBe(
      "__Host-next-auth.session-token=x; Path=/; Max-Age=60; HttpOnly; SameSite=Lax; Secure",
    );
    // A cookie that another host of the domain could have set is ignored.
    const request = new Request("https://forkprint.example", {
      headers: { cookie: "next-auth.session-token=a; __Secure-next-auth.session-token=b" },
    });
    expect(cookieOf(request, sessionCookieName())).toBeNull();
  });

  it("has no prefix over plain http, where browsers would refuse it", () => {
    useSettings({ APP_URL: "http://localhost:3000" });
    expect([cookiePrefix(), setCookie("a", "b", 1)]).toEqual(["", "a=b; Path=/; Max-Age=1; HttpOnly; SameSite=Lax"]);
  });
});
