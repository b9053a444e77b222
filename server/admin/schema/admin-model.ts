import { AppError, notFound } from "@/lib/errors";
import type { ColumnMeta, ModelMeta } from "@/lib/schemas/admin";
import { type SchemaField, type SchemaModel, schemaEnums, schemaModels } from "./data-model";
import { groupOf, isClosed, isModelReadOnly, isSecret, mayCreate, mayDelete, mayEdit, mayGiveOnCreate } from "./policy";

export type AdminColumn = ColumnMeta & { readonly field: SchemaField };

/** A model as the console knows it. Its names come from the schema, never from a request: they may stand in SQL. */
export type AdminModel = Omit<ModelMeta, "fields"> & {
  readonly schema: SchemaModel;
  readonly table: string;
  readonly columns: readonly AdminColumn[];
  readonly keyColumns: readonly AdminColumn[];
};

const TYPES: Readonly<Record<string, ColumnMeta["type"]>> = {
  String: "string",
  Int: "integer",
  BigInt: "bigint",
  Float: "float",
  Decimal: "decimal",
  Boolean: "boolean",
  DateTime: "datetime",
  Json: "json",
};

/** What names a row to a person, in order of preference. */
const NAMES = ["name", "title", "label", "key", "email", "text", "word", "slug"];

function typeOf(field: SchemaField): ColumnMeta["type"] {
  if (field.kind === "enum") return "enum";
  if (field.native === "Uuid") return "uuid";
  if (field.native === "Date") return "date";
  return TYPES[field.type] ?? "string";
}

function relationOf(model: SchemaModel, field: SchemaField): string | null {
  const relation = model.fields.find((other) => other.kind === "object" && other.from[0] === field.name);
  const target = relation && schemaModels.find((other) => other.name === relation.type);
  // Of a relation by several columns only the first names the other row.
  return target && !isClosed(target) && target.key.length === 1 ? target.table : null;
}

function toColumn(model: SchemaModel, field: SchemaField): AdminColumn {
  return {
    field,
    name: field.column,
    type: typeOf(field),
    primary_key: field.isId || model.key.includes(field.name),
    list: field.isList,
    nullable: !field.isRequired,
    has_default: field.hasDefault || field.isUpdatedAt,
    options: field.kind === "enum" ? (schemaEnums[field.type] ?? []) : [],
    relation: relationOf(model, field),
    read_only: !mayEdit(model, field),
    on_create: mayGiveOnCreate(model, field),
    docs: field.docs,
  };
}

function toAdminModel(model: SchemaModel): AdminModel {
  const columns = model.fields
    .filter((field) => (field.kind === "scalar" || field.kind === "enum") && !isSecret(field))
    .map((field) => toColumn(model, field));
  const names = columns.map((column) => column.name);
  return {
    schema: model,
    table: model.table,
    model: model.table,
    group: groupOf(model.table),
    docs: model.docs,
    key: columns.filter((column) => column.primary_key).map((column) => column.name),
    name_column: NAMES.find((name) => names.includes(name)) ?? columns.find((each) => each.primary_key)?.name ?? "id",
    read_only: isModelReadOnly(model.table),
    can_create: mayCreate(model.table),
    can_delete: mayDelete(model.table),
    columns,
    keyColumns: columns.filter((column) => column.primary_key),
  };
}

/** Built once: the schema does not change while the process runs. */
const MODELS: ReadonlyMap<string, AdminModel> = new Map(
  schemaModels.filter((model) => !isClosed(model)).map((model) => [model.table, toAdminModel(model)]),
);

export const listModels = (): AdminModel[] =>
  [...MODELS.values()].sort((one, other) => (one.table < other.table ? -1 : 1));

/** By the name of its table; `dietary-attributes` is `dietary_attributes`. 404 for what is no model or is closed. */
export function getModel(name: string): AdminModel {
  const model = MODELS.get(name.replaceAll("-", "_"));
  if (!model) throw notFound("Model");
  return model;
}

/** As getModel, for a change: 403 where the model may only be read. */
export function getEditableModel(name: string): AdminModel {
  const model = getModel(name);
  if (model.read_only) throw new AppError("forbidden", `${model.table} is read-only.`);
  return model;
}

export const toMeta = ({ columns, schema: _, table: __, keyColumns: ___, ...model }: AdminModel): ModelMeta => ({
  ...model,
  fields: columns.map(({ field: ____, ...column }) => column),
});

/** A name of the schema, quoted for SQL. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
