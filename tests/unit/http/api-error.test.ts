import { describe, expect, it } from "vitest";
import { toApiError } from "@/lib/api-call";

const answer = (body: string, status = 400) => new Response(body, { status });

/**
 * The text that a form shows for an error, as documented: the detail's text, the first message of a list, else JSON.
 */
describe("the text of an error response", () => {
  it.each([
    ['{"detail":"Email is taken"}', "Email is taken"],
    ['{"detail":[{"loc":["body","email"],"msg":"Not this one"},{"loc":["body"],"msg":"Nor this"}]}', "Not this one"],
    ['{"detail":{"reason":"closed"}}', '{"reason":"closed"}'],
    ['{"detail":423}', "423"],
    ['{"error":"invalid_request","error_description":"No client"}', "No client"],
    ['{"detail":null}', "An error occurred"],
    ['{"detail":[]}', "An error occurred"],
    ["{}", "An error occurred"],
    ["null", "An error occurred"],
    ["<h1>Bad gateway</h1>", "An error occurred"],
    ["", "An error occurred"],
  ])("%s: %s", async (body, words) => {
    expect((await toApiError(answer(body))).message).toBe(words);
  });
});
