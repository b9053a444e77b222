#!/usr/bin/env node
/**
 * Stands in for Prisma's native schema engine, which the CLI would otherwise download at first use.
 * It speaks the same protocol (command line, JSON-RPC by line, log lines on standard error) over the
 * WebAssembly build of that very engine, so every `prisma migrate …` and `prisma db …` works offline.
 * scripts/prisma.mjs points PRISMA_SCHEMA_ENGINE_BINARY here; nothing else runs it.
 */
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath, pathToFileURL } from "node:url";
import pg from "pg";
import { AdapterFactory, bindFactory } from "./schema-engine-adapter.mjs";

/** The native engine's answers for the connection errors that the CLI distinguishes. */
const CONNECTION_ERRORS = {
  "28P01": ["P1000", "Authentication failed against the database server: the user name or password is not valid."],
  28000: ["P1010", "The user was denied access to the database."],
  "3D000": ["P1003", "The database does not exist."],
};

function readArguments(argv) {
  const options = { url: undefined, schemaPaths: [], command: undefined };
  for (let index = 0; index < argv.length; index += 1) {
    if (argv[index] === "--datasource") options.url = JSON.parse(argv[++index]).url;
    else if (argv[index] === "--datamodels") options.schemaPaths.push(argv[++index]);
    else if (argv[index] === "cli") options.command = argv[++index];
    else if (argv[index] === "--version") options.command = "version";
  }
  return options;
}

/** The CLI reads what went wrong from JSON lines on standard error. */
function logLine(level, fields) {
  process.stderr.write(
    `${JSON.stringify({ timestamp: new Date().toISOString(), level, fields, target: "schema_engine::logger" })}\n`,
  );
}

/**
 * Discrete fields, never a connection string: the adapter makes its shadow database by overriding
 * `database`, and node-postgres lets a connection string win over that.
 */
function connectionFields(url) {
  const { host, port, user, password, database, ssl } = new pg.Client({ connectionString: url });
  return { host, port, user, password, database, ssl, connectionTimeoutMillis: 5000 };
}

async function withClient(fields, use) {
  const client = new pg.Client(fields);
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}

async function runCommand(command, url) {
  const fields = connectionFields(url);
  const name = pg.escapeIdentifier(fields.database ?? "");
  const onMaintenance = (sql) => withClient({ ...fields, database: "postgres" }, (client) => client.query(sql));
  if (command === "can-connect-to-database") await withClient(fields, (client) => client.query("SELECT 1"));
  else if (command === "create-database") await onMaintenance(`CREATE DATABASE ${name}`);
  else if (command === "drop-database") await onMaintenance(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  else throw new Error(`This engine has no command named ${command}.`);
}

function connectionErrorFields(error, url) {
  const { host, port } = connectionFields(url);
  const [code, message] = CONNECTION_ERRORS[error.code] ?? [
    "P1001",
    `Can't reach database server at \`${host}:${port}\`: ${error.message || error.code}`,
  ];
  return { error_code: code, message, is_panic: false };
}

const engineFolder = () => path.dirname(fileURLToPath(import.meta.resolve("@prisma/schema-engine-wasm")));

async function loadEngine() {
  const folder = engineFolder();
  // The engine calls this when it panics, before the exception reaches us.
  globalThis.PRISMA_WASM_PANIC_REGISTRY = { set_message: (message) => logLine("ERROR", { message, is_panic: true }) };
  const bindings = await import(pathToFileURL(path.join(folder, "schema_engine_bg.js")).href);
  const wasm = await readFile(path.join(folder, "schema_engine_bg.wasm"));
  const { instance } = await WebAssembly.instantiate(wasm, { "./schema_engine_bg.js": bindings });
  bindings.__wbg_set_wasm(instance.exports);
  instance.exports.__wbindgen_start();
  return bindings.SchemaEngine;
}

async function openEngine({ url, schemaPaths }) {
  const SchemaEngine = await loadEngine();
  const datamodels = await Promise.all(schemaPaths.map(async (file) => [file, await readFile(file, "utf8")]));
  const factory = new AdapterFactory(url ? connectionFields(url) : {});
  return SchemaEngine.new(
    // An empty list is not "none": the engine would then miss the provider.
    { datamodels: datamodels.length > 0 ? datamodels : undefined },
    (line) => process.stderr.write(`${line}\n`),
    bindFactory(factory),
  );
}

function toRpcError(error) {
  const message = error?.message ?? String(error);
  return {
    code: 4466,
    message: "An error happened. Check the data field for details.",
    data: { is_panic: false, message, error_code: error?.code ?? null, meta: error?.meta ?? null },
  };
}

async function answer(engine, request) {
  const reply = { jsonrpc: "2.0", id: request.id };
  try {
    return { ...reply, result: (await engine[request.method](request.params ?? {})) ?? null };
  } catch (error) {
    return { ...reply, error: toRpcError(error) };
  }
}

/** A command's output (only `migrate diff` has one) is sent as a request of its own, as the native engine does. */
function printRequest(content) {
  return { jsonrpc: "2.0", id: randomUUID(), method: "print", params: { content } };
}

async function serve(options) {
  let engine;
  const send = (message) => process.stdout.write(`${JSON.stringify(message)}\n`);
  for await (const line of createInterface({ input: process.stdin })) {
    if (line.trim() === "") continue;
    const request = JSON.parse(line);
    if (!request.method) continue; // The acknowledgement of an output.
    engine ??= await openEngine(options);
    const reply = await answer(engine, request);
    if (typeof reply.result?.stdout === "string") send(printRequest(reply.result.stdout));
    send(reply);
  }
}

/** The commit that the engine was built from: the part of the package's version after the dots. */
function engineCommit() {
  const manifest = JSON.parse(readFileSync(path.join(engineFolder(), "package.json"), "utf8"));
  return manifest.version.split(".").at(-1);
}

const options = readArguments(process.argv.slice(2));
if (options.command === "version") {
  process.stdout.write(`schema-engine-cli ${engineCommit()}\n`);
} else if (options.command) {
  // The CLI skips the first line of a command's log.
  logLine("INFO", { message: options.command });
  try {
    await runCommand(options.command, options.url);
  } catch (error) {
    logLine("ERROR", connectionErrorFields(error, options.url));
    process.exit(1);
  }
} else {
  await serve(options);
  process.exit(0);
}
