import { execFileSync } from "node:child_process";
import fc from "fast-check";
import { expect, it } from "vitest";
import { describeError, inTerminal } from "@/server/log";

/** What a user agent, a name, a path or a header may hold: lines, terminal commands, the end of a JSON text. */
const HOSTILE =
  '"}\n{"level":"info","msg":"signed in"}\n    at \u001b[2J\r\u001b[2J\u001b]0;owned\u0007\u009b31m\u2028\u0000\u007f\u202egpj.exe\u2066\u200b\u{e0041}';
/** What a terminal obeys or does not show, and what begins a line. */
const OBEYED = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

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
  expect(lines[0]).not.toMatch(OBEYED);
  const line = JSON.parse(lines[0] ?? "") as { level: string; msg: string; err: { message: string; cause: object } };
  expect(line).toMatchObject({ level: "error", msg: "it failed" });
  expect(line.err.message).toContain("\\u001b[2J");
});

it("what a developer's terminal shows of a line holds no such character, and only the stack has lines of its own", () => {
  const piece = fc.oneof(fc.string({ unit: "binary" }), fc.constantFrom(...HOSTILE), fc.constant(HOSTILE));
  fc.assert(
    fc.property(
      fc.array(piece).map((pieces) => pieces.join("")),
      (text) => {
        const error = new Error(text);
        const shown = inTerminal(JSON.stringify({ msg: text, err: describeError(error) })).split("\n");
        const frames = shown.filter((line) => line.startsWith("    at "));
        expect(shown.join("")).not.toMatch(OBEYED);
        expect(frames.join("")).not.toContain("owned");
        expect(shown.length - frames.length).toBeLessThanOrEqual(2);
      },
    ),
  );
});
