import { expect, it } from "vitest";
import * as inAdmin from "@/app/admin/[...path]/route";
import * as inApi from "@/app/api/[[...path]]/route";
import * as inAuth from "@/app/auth/[[...path]]/route";
import * as inGrocery from "@/app/grocery-lists/[...path]/route";
import * as inOAuth from "@/app/oauth/[[...path]]/route";
import * as inUser from "@/app/user/[[...path]]/route";
import { call } from "../../support/request";

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const;

it.each([
  ["/admin", inAdmin],
  ["/api", inApi],
  ["/auth", inAuth],
  ["/grocery-lists", inGrocery],
  ["/oauth", inOAuth],
  ["/user", inUser],
])("below %s an unknown path is absent, as JSON, by every method", async (where, handlers) => {
  for (const method of METHODS) {
    const answer = await call(handlers[method], { method, path: `${where}/no/such/thing` });
    expect(answer).toMatchObject({ status: 404, body: { detail: "Not found" } });
    expect(answer.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
  }
});
