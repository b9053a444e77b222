import { execFileSync } from "node:child_process";
import { expect, it } from "vitest";

/** What a user agent, a name, a path or a header may hold: lines, terminal commands, the end of a JSON text. */
const HOSTILE = '"}\n{"level":"info","msg":"signed in"}\r\u001b[2J\u001b]0;owned\u0007\u009b31m\u2028\u0000\u007f';

it("whatever a log line quotes, it is one line of JSON without a character that a terminal obeys", () => {
  const program = `
    const { log } = await import("./server/log.ts");
    const hostile = JSON.parse(process.env.HOSTILE);
    log.error({ err: new Error(hostile, { cause: new Error(hostile) }), path: encodeURI(hostile), agent: hostile }, "it failed");`;
  const output = execFileSync(process.execPath, ["--import", "tsx", "--input-type=module", "-e", program], {
    env: { ...process.env, HOSTILE: JSON.stringify(HOSTILE) },
    encoding: "utf8",
  });
  const lines = output.trimEnd().split("\n");
  expect(lines).toHaveLength(1);
  expect(lines[0]).not.toMatch(/[\p{Cc}\u2028]/u);
  const line = JSON.parse(lines[0] ?? "") as { level: string; msg: string; err: { message: string; cause: object } };
  expect(line).toMatchObject({ level: "error", msg: "it failed" });
  expect(line.err.message).toContain("\\u001b[2J");
});
