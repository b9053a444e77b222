import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { migrate } from "@/server/db/migrate";
import { createDatabase, dropDatabase } from "../../support/database";

const run = promisify(execFile);
const root = process.cwd();

let database: { name: string; url: string };

/** Runs Prisma's own command line with our replacement of the schema engine, against this test's database. */
async function prisma(...options: string[]): Promise<{ code: number; output: string }> {
  const env = { ...process.env, DATABASE_URL: database.url, NO_COLOR: "1" };
  try {
    const { stdout } = await run(process.execPath, [path.join(root, "scripts", "prisma.mjs"), ...options], { env });
    return { code: 0, output: stdout };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, output: stdout + stderr };
  }
}

beforeAll(async () => {
  database = await createDatabase({ isMigrated: false });
  await migrate(database.url, path.join(root, "prisma", "migrations"));
});

afterAll(() => dropDatabase(database.name));

describe("the migrations and the schema", () => {
  it("lead to the same database", { timeout: 60_000 }, async () => {
    const { code, output } = await prisma(
      ...["migrate", "diff", "--from-config-datasource", "--to-schema", "prisma/schema", "--script", "--exit-code"],
    );
    expect(output).toContain("-- This is an empty migration.");
    expect(code).toBe(0);
  });

  it("are recorded by the product's start as Prisma records them", { timeout: 60_000 }, async () => {
    const status = await prisma("migrate", "status");
    expect(status.output).toContain("Database schema is up to date!");
    expect(status.code).toBe(0);
    const deploy = await prisma("migrate", "deploy");
    expect(deploy.output).toContain("No pending migrations to apply.");
    expect(deploy.code).toBe(0);
  });
});
