import { generateKeyPairSync } from "node:crypto";
import path from "node:path";
import { defineConfig } from "vitest/config";

const root = import.meta.dirname;
const setup = (name: string) => path.join(root, "tests", "setup", `${name}.ts`);

/** Settings of unit tests; those of the other projects come from their own setup. */
const UNIT_ENVIRONMENT = {
  APP_URL: "http://localhost:3000",
  AUTH_SECRET: "an-auth-secret-of-the-unit-tests-only",
  // Nothing listens there: a unit test that wants a database is an integration test.
  DATABASE_URL: "postgresql://nobody:nothing@127.0.0.1:1/none",
  OAUTH_PRIVATE_KEY: generateKeyPairSync("rsa", { modulusLength: 2048 })
    .privateKey.export({ type: "pkcs8", format: "pem" })
    .toString(),
};

/** Tests that count what the machine code does: they need modules that nothing has run yet. */
const ALONE = "tests/unit/**/*.alone.test.ts";

export default defineConfig({
  resolve: {
    alias: [
      { find: /^@\//, replacement: `${root}/` },
      // The marker throws outside a bundler; here every module is server code.
      { find: /^server-only$/, replacement: setup("empty") },
    ],
  },
  // Tests ask style sheets for names of classes; the sheets themselves come from the build.
  css: { postcss: { plugins: [] } },
  test: {
    // Two at most: PostgreSQL and the browsers of other projects want the rest of a small machine.
    maxWorkers: 2,
    passWithNoTests: false,
    restoreMocks: true,
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["tests/unit/**/*.test.{ts,tsx}"],
          exclude: [ALONE],
          // A process loads the product once for all its files; what a file changes for others it puts back.
          isolate: false,
          setupFiles: [setup("network"), setup("console"), setup("laws")],
          env: UNIT_ENVIRONMENT,
          // Properties are tried hundreds of times: minutes on a machine that does other things, seconds on a free one.
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: "unit-alone",
          include: [ALONE],
          setupFiles: [setup("network"), setup("console"), setup("laws")],
          env: UNIT_ENVIRONMENT,
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: "integration",
          include: ["tests/integration/**/*.test.{ts,tsx}"],
          globalSetup: [setup("database-server")],
          // The files of a process share a copy of the database, too.
          isolate: false,
          setupFiles: [setup("network"), setup("console"), setup("laws"), setup("database")],
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        extends: true,
        test: {
          // The real start command: whole processes, each file over data and ports of its own.
          name: "lifecycle",
          include: ["tests/lifecycle/**/*.test.ts"],
          setupFiles: [setup("network"), setup("console")],
          // A first start builds the product, which takes minutes on a machine that does other things.
          testTimeout: 600_000,
          hookTimeout: 900_000,
        },
      },
    ],
  },
});
