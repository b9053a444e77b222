import { describe, expect, it, vi } from "vitest";
import { AppError } from "@/lib/errors";
import { toAppError } from "@/server/http/error-response";

class Special extends AppError {}

describe("an error of ours", () => {
  it("is known as one when another copy of the module made it", async () => {
    vi.resetModules();
    const other = await import("@/lib/errors");
    expect(other.AppError).not.toBe(AppError);
    const error = new other.AppError("unavailable", "unavailable");
    expect(error).toBeInstanceOf(AppError);
    expect(toAppError(error).status).toBe(503);
  });

  it("is of a special kind only if it was made as one", () => {
    expect(new Special("conflict", "unavailable")).toBeInstanceOf(AppError);
    expect(new Special("conflict", "unavailable")).toBeInstanceOf(Special);
    expect(new AppError("conflict", "unavailable")).not.toBeInstanceOf(Special);
  });

  it.each([new Error("no"), null, "unavailable", { code: "unavailable" }])("is not %s", (value) => {
    expect(value instanceof AppError).toBe(false);
    expect(toAppError(value).status).toBe(500);
  });
});
