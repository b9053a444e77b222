import { describe, expect, it } from "vitest";
import { describeError } from "@/server/log";

class PrismaClientKnownRequestError extends Error {
  override name = "PrismaClientKnownRequestError";
  code = "P2002";
}

describe("an error in the log", () => {
  it("keeps what went wrong and where, but no address", () => {
    const described = describeError(new TypeError("cannot mail mira.okafor@post.example now"));
    expect(described).toMatchObject({ type: "TypeError", message: "cannot mail [email] now" });
    expect(described.stack).toMatch(/^\s+at /);
  });

  it("omits the call that Prisma quotes with everybody's data in it", () => {
    const message =
      'Invalid `db.user.create()` invocation\n{ firstName: "Mira" }\n\nUnique constraint failed on: `email`';
    const described = describeError(new PrismaClientKnownRequestError(message));
    expect(described).toMatchObject({ errorCode: "P2002", message: "Unique constraint failed on: `email`" });
    expect(JSON.stringify(described)).not.toContain("Mira");
  });

  it("omits PostgreSQL's detail, which quotes the row", () => {
    const error = Object.assign(new Error("duplicate key"), {
      code: "23505",
      detail: "Key (email)=(a@b.example) exists",
    });
    expect(JSON.stringify(describeError(error))).not.toContain("Key");
  });

  it("includes its cause", () => {
    const described = describeError(new Error("outer", { cause: new Error("inner of a@b.example") }));
    expect(described.cause).toMatchObject({ type: "Error", message: "inner of [email]" });
  });

  it("may be a value that is no error", () => {
    expect(describeError("a@b.example")).toEqual({ type: "string", message: "[email]" });
  });
});
