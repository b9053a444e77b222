import generated from "@/server/db/data-model/data-model.json";

/** A field of the Prisma schema, as scripts/data-model-generator.mjs writes it. */
export type SchemaField = {
  readonly name: string;
  readonly column: string;
  readonly kind: "scalar" | "enum" | "object" | "unsupported";
  readonly type: string;
  readonly isList: boolean;
  readonly isRequired: boolean;
  readonly isId: boolean;
  readonly isUnique: boolean;
  readonly isUpdatedAt: boolean;
  readonly hasDefault: boolean;
  /** The database type if the schema names one: "Uuid", "Date". */
  readonly native: string | null;
  /** True if the application creates a UUID as the default. */
  readonly makesId: boolean;
  /** For a relation: the fields on both sides. */
  readonly from: readonly string[];
  readonly to: readonly string[];
  readonly docs: string;
};

export type SchemaModel = {
  readonly name: string;
  readonly table: string;
  readonly docs: string;
  readonly key: readonly string[];
  readonly uniques: readonly (readonly string[])[];
  readonly fields: readonly SchemaField[];
};

type DataModel = {
  readonly models: readonly SchemaModel[];
  readonly enums: Readonly<Record<string, readonly string[]>>;
};

const dataModel = generated as unknown as DataModel;

export const schemaModels = dataModel.models;
export const schemaEnums = dataModel.enums;
