import { describe, expect, it } from "vitest";
import {
  confirmationError,
  emailError,
  messageOf,
  newPasswordProblem,
  passwordError,
  readableError,
} from "@/lib/auth/form-rules";

describe("emailError", () => {
  const cases: [string, string | null][] = [
    ["", "Email is required"],
    ["   ", "Email is required"],
    ["mira", "Please enter a valid email address"],
    ["mira@post", "Please enter a valid email address"],
    [" Mira@Post.example ", null],
  ];
  it.each(cases)("for %j returns %j", (text, expected) => expect(emailError(text)).toBe(expected));
});

describe("passwordError", () => {
  const cases: [string, "simple" | "full", string | null][] = [
    ["1234567", "simple", "Password must be at least 8 characters long"],
    ["gherkins", "simple", null],
    ["Short1", "full", "Password must be at least 8 characters long"],
    ["NO LOWER 1", "full", "Password must contain at least one lowercase letter"],
    ["no upper 1", "full", "Password must contain at least one uppercase letter"],
    ["No number", "full", "Password must contain at least one number"],
    ["Blue-Kettle-42", "full", null],
    ["ä".repeat(37), "simple", "Password must be at most 72 bytes long"],
  ];
  it.each(cases)("for %j by the %s rules returns %j", (text, rules, expected) =>
    expect(passwordError(text, rules)).toBe(expected),
  );
});

describe("confirmationError", () => {
  const cases: [string, string, string | null][] = [
    ["short", "other", null],
    ["long enough", "another one", "Passwords do not match"],
    ["long enough", " long enough ", null],
    ["long enough", "", "Passwords do not match"],
  ];
  it.each(cases)("for %j against %j returns %j", (password, confirmation, expected) =>
    expect(confirmationError(password, confirmation)).toBe(expected),
  );
});

describe("newPasswordProblem", () => {
  const cases: [string, string, string, string | null][] = [
    ["", "long enough", "long enough", "Invalid reset token."],
    ["token", "long enough", "another one", "Passwords do not match."],
    ["token", "short", "short", "Password must be at least 8 characters long."],
    ["token", "long enough", "long enough", null],
  ];
  it.each(cases)("token %j, %j, %j", (token, password, confirmation, expected) =>
    expect(newPasswordProblem(token, password, confirmation)).toBe(expected),
  );
});

describe("the message of a failure", () => {
  it("is the first msg of a JSON list, else the text itself", () => {
    expect(readableError('[{"loc":["body"],"msg":"Too short"},{"msg":"Second"}]')).toBe("Too short");
    for (const text of ["Incorrect email or password", "[not json", "[]", '[{"other":1}]']) {
      expect(readableError(text)).toBe(text);
    }
  });

  it("is a general sentence if the answer has none", () => {
    expect(messageOf(new Error("Taken"))).toBe("Taken");
    expect(messageOf(new Error(""))).toBe("An error occurred");
    expect(messageOf("thrown text", "Failed")).toBe("Failed");
  });
});
