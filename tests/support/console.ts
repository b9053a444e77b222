import { format } from "node:util";

/** The console.error lines that tests expect, and those that came unexpectedly. */
const expected: RegExp[] = [];
const unexpected: string[] = [];

/** For a test that provokes an error: a console.error line like this does not fail the test. */
export function expectConsoleError(pattern: RegExp): void {
  expected.push(pattern);
}

export function noteConsoleError(...args: unknown[]): void {
  const line = format(...args);
  if (!expected.some((pattern) => pattern.test(line))) unexpected.push(line);
}

/** The unexpected lines since the last call. */
export function takeUnexpectedErrors(): string[] {
  expected.length = 0;
  return unexpected.splice(0);
}
