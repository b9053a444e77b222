import { afterEach } from "vitest";
import { noteConsoleError, takeUnexpectedErrors } from "../support/console";

console.error = noteConsoleError;

afterEach(() => {
  const lines = takeUnexpectedErrors();
  if (lines.length > 0) throw new Error(`Unexpected on console.error:\n${lines.join("\n")}`);
});
