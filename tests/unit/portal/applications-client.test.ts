import { afterEach, describe, expect, it, vi } from "vitest";
import { failureOf } from "@/lib/api-call";
import { applicationsApi } from "@/lib/portal/applications-client";

const fields = { name: "Lungara", description: "", redirect_uris: [], allowed_domains: [], scopes: [] };
const register = () => applicationsApi.register(fields, { isPublic: false, isPairwise: false });
const answerWith = (status: number, body: string) => vi.stubGlobal("fetch", async () => new Response(body, { status }));
const failure = async () => failureOf(await register().catch((error: unknown) => error), "Error creating application");

afterEach(() => vi.unstubAllGlobals());

describe("registering an application", () => {
  it("returns the client of the answer", async () => {
    answerWith(201, JSON.stringify({ client_id: "fpc_1" }));
    expect(await register()).toMatchObject({ client_id: "fpc_1" });
  });

  it("fails if the answer claims success without a client", async () => {
    answerWith(200, "{}");
    expect(await failure()).toBe("Failed to create OAuth client");
  });

  it("shows the server's reason, or else the screen's own words", async () => {
    answerWith(422, JSON.stringify({ detail: "A name is required" }));
    expect(await failure()).toBe("A name is required");
    answerWith(502, "<html>");
    expect(await failure()).toBe("Error creating application");
  });
});
