/**
 * A generator of `prisma generate`: writes the models of the schema (columns, types, keys, relations and comments) to
 * the file that the admin console reads. Speaks Prisma's generator protocol: JSON-RPC, one message a line, requests
 * on stdin and answers on stderr. Plain JavaScript, because `npm ci` runs it.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline";

const answer = (id, result) => process.stderr.write(`${JSON.stringify({ jsonrpc: "2.0", id, result })}\n`);

const toField = (field) => ({
  name: field.name,
  column: field.dbName ?? field.name,
  kind: field.kind,
  type: field.type,
  isList: field.isList,
  isRequired: field.isRequired,
  isId: field.isId,
  isUnique: field.isUnique,
  isUpdatedAt: field.isUpdatedAt ?? false,
  hasDefault: field.hasDefaultValue,
  native: field.nativeType?.[0] ?? null,
  makesId: field.default?.name === "uuid",
  from: field.relationFromFields ?? [],
  to: field.relationToFields ?? [],
  docs: field.documentation ?? "",
});

const toModel = (model) => ({
  name: model.name,
  table: model.dbName ?? model.name,
  docs: model.documentation ?? "",
  key: model.primaryKey?.fields ?? model.fields.filter((field) => field.isId).map((field) => field.name),
  uniques: model.uniqueFields,
  fields: model.fields.map(toField),
});

function generate({ generator, dmmf }) {
  const { models, enums } = dmmf.datamodel;
  const dataModel = {
    models: models.map(toModel),
    enums: Object.fromEntries(enums.map((each) => [each.name, each.values.map((value) => value.dbName ?? value.name)])),
  };
  const file = path.join(generator.output.value, "data-model.json");
  mkdirSync(generator.output.value, { recursive: true });
  writeFileSync(file, JSON.stringify(dataModel));
}

createInterface({ input: process.stdin }).on("line", (text) => {
  const { id, method, params } = JSON.parse(text);
  if (method === "getManifest") {
    answer(id, { manifest: { prettyName: "data model", defaultOutput: "../../server/db/data-model" } });
  } else if (method === "generate") {
    generate(params);
    answer(id, null);
  }
});
