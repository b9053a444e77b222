import { AppError, notFound } from "@/lib/errors";
import { says } from "@/lib/i18n/sentence";
import type { ColumnMeta, ModelMeta } from "@/lib/schemas/admin";
import { type SchemaField, type SchemaModel, schemaEnums, schemaModels } from "./data-model";
import {
  groupOf,
  isClosed,
  isHidden,
  isModelReadOnly,
  mayCreate,
  mayDelete,
  mayEdit,
  mayGiveOnCreate,
  type RowSlice,
  SLICES,
} from "./policy";

export type AdminColumn = ColumnMeta & { readonly field: SchemaField };

/**
 * A model as the console knows it. Its names come from the schema and never from a request, so they may be part of SQL.
 */
export type AdminModel = Omit<ModelMeta, "fields"> & {
  readonly schema: SchemaModel;
  readonly table: string;
  /** Selects the rows of the table: a condition on a row `r`, "true" for all. */
  readonly rows: string;
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

/** The columns that may name a row to a person, in order of preference. */
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
  // For a relation over several columns, only the first one names the other row.
  return target && !isClosed(target) && target.key.length === 1 ? target.table : null;
}

function toColumn(model: SchemaModel, slice: RowSlice, field: SchemaField): AdminColumn {
  return {
    field,
    name: field.column,
    type: typeOf(field),
    primary_key: field.isId || model.key.includes(field.name),
    list: field.isList,
    nullable: !field.isRequired,
    has_default: field.hasDefault || field.isUpdatedAt,
    options: field.kind === "enum" ? (schemaEnums[field.type] ?? []) : [],
    relation: slice.relations?.[field.column] ?? relationOf(model, field),
    read_only: !mayEdit(slice.name, field),
    on_create: mayGiveOnCreate(slice.name, field),
    docs: field.docs,
  };
}

function toAdminModel(model: SchemaModel, slice: RowSlice): AdminModel {
  const columns = model.fields
    .filter((field) => (field.kind === "scalar" || field.kind === "enum") && !isHidden(model, field))
    // Pictures and sealed texts: nobody reads them in a table, and no text is found in them.
    .filter((field) => field.type !== "Bytes")
    .filter((field) => !slice.without.includes(field.column))
    .map((field) => toColumn(model, slice, field));
  const names = columns.map((column) => column.name);
  return {
    schema: model,
    table: model.table,
    rows: slice.rows,
    model: slice.name,
    group: groupOf(slice.name),
    docs: model.docs,
    key: columns.filter((column) => column.primary_key).map((column) => column.name),
    name_column: NAMES.find((name) => names.includes(name)) ?? columns.find((each) => each.primary_key)?.name ?? "id",
    read_only: isModelReadOnly(slice.name),
    can_create: mayCreate(slice.name),
    can_delete: mayDelete(slice.name),
    columns,
    keyColumns: columns.filter((column) => column.primary_key),
  };
}

function slicesOf({ table }: SchemaModel): readonly RowSlice[] {
  const slices = SLICES.filter((slice) => slice.table === table);
  return slices.length > 0 ? slices : [{ name: table, table, rows: "true", without: [] }];
}

/** Built once, because the schema does not change while the process runs. */
const MODELS: ReadonlyMap<string, AdminModel> = new Map(
  schemaModels
    .filter((model) => !isClosed(model))
    .flatMap((model) => slicesOf(model).map((slice) => [slice.name, toAdminModel(model, slice)])),
);

export const listModels = (): AdminModel[] =>
  [...MODELS.values()].sort((one, other) => (one.model < other.model ? -1 : 1));

/** The models that show rows of a table, usually one. */
export const modelsOfTable = (table: string): AdminModel[] =>
  [...MODELS.values()].filter((model) => model.table === table);

/**
 * Finds a model by its name, which is that of its table or of a slice of it; `dietary-attributes` means
 * `dietary_attributes`. 404 if the model does not exist or is closed.
 */
export function getModel(name: string): AdminModel {
  const model = MODELS.get(name.replaceAll("-", "_"));
  if (!model) throw notFound("model");
  return model;
}

/** The same as getModel, for a change: 403 if the model is read-only. */
export function getEditableModel(name: string): AdminModel {
  const model = getModel(name);
  if (model.read_only) throw new AppError("forbidden", says("readOnlyModel", { model: model.model }));
  return model;
}

export const toMeta = ({
  columns,
  schema: _,
  table: __,
  rows: ___,
  keyColumns: ____,
  ...model
}: AdminModel): ModelMeta => ({
  ...model,
  fields: columns.map(({ field: _____, ...column }) => column),
});

/** Quotes a name of the schema for SQL. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
