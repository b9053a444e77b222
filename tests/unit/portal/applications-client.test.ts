import { afterEach, describe, expect, it, vi } from "vitest";
import { failureOf } from "@/lib/api-call";
import { applicationsApi } from "@/lib/portal/applications-client";

const fields = { name: "Lungara", description: "", redirect_uris: [], allowed_domains: [], scopes: [] };
const register = () => applicationsApi.register(fields, { isPublic: false, isPairwise: false });
const answerWith = (status: number, body: string) => vi.stubGlobal("fetch", async () => new Response(body, { status }));
const failure = async () => failureOf(await register().catch((error: unknown) => error), "Error creating application");

afterEach(() => vi.unstubAllGlobals());

describe("registering an application", () => {
  it("gives the client that the answer brings", async () => {
    answerWith(201, JSON.stringify({ client_id: "fpc_1" }));
    expect(await register()).toMatchObject({ client_id: "fpc_1" });
  });

  it("has failed where the answer calls itself a success and brings no client", async () => {
    answerWith(200, "{}");
    expect(await failure()).toBe("Failed to create OAuth client");
  });

  it("says the server's reason, and the screen's own words where it gives none", async () => {
    answerWith(422, JSON.stringify({ detail: "A name is required" }));
    expect(await failure()).toBe("A name is required");
    answerWith(502, "<html>");
    expect(await failure()).toBe("Error creating application");
  });
});
