import { format } from "node:util";

/** What tests said they expect on console.error, and what came without being expected. */
const expected: RegExp[] = [];
const unexpected: string[] = [];

/** For a test that provokes it: a line like this on console.error is no failure of this test. */
export function expectConsoleError(pattern: RegExp): void {
  expected.push(pattern);
}

export function noteConsoleError(...args: unknown[]): void {
  const line = format(...args);
  if (!expected.some((pattern) => pattern.test(line))) unexpected.push(line);
}

/** What came unexpectedly since the last call. */
export function takeUnexpectedErrors(): string[] {
  expected.length = 0;
  return unexpected.splice(0);
}
