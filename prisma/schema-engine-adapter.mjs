/**
 * Prisma's PostgreSQL driver adapter, made fit for the schema engine: version 7.10 was written for queries and leaves
 * three gaps that affect migrations. Used only by schema-engine-stand-in.mjs.
 */
import { randomUUID } from "node:crypto";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { PrismaPg } from "@prisma/adapter-pg";
import pg from "pg";

// Imported from where the adapter finds it: its errors are recognised by class, so it must be the same copy.
const adapterRequire = createRequire(fileURLToPath(import.meta.resolve("@prisma/adapter-pg")));
const { ColumnTypeEnum, DriverAdapterError, bindMigrationAwareSqlAdapterFactory } =
  adapterRequire("@prisma/driver-adapter-utils");

/** PostgreSQL's one-byte "char", the type of many catalogue columns, and bpchar, which the adapter knows. */
const CHAR_OID = 18;
const BPCHAR_OID = 1042;

function fillGaps(adapter) {
  // Gap 1: the adapter refuses "char" columns; the engine wants them as Character.
  const performIO = adapter.performIO.bind(adapter);
  const queryRaw = adapter.queryRaw.bind(adapter);
  const charColumnsOfRows = new WeakMap();
  adapter.performIO = async (query) => {
    const { fields, rows, rowCount } = await performIO(query);
    charColumnsOfRows.set(
      rows,
      fields.map((field) => field.dataTypeID === CHAR_OID),
    );
    const known = ({ name, dataTypeID }) => ({ name, dataTypeID: dataTypeID === CHAR_OID ? BPCHAR_OID : dataTypeID });
    return { fields: fields.map(known), rows, rowCount };
  };
  adapter.queryRaw = async (query) => {
    const result = await queryRaw(query);
    const isChar = charColumnsOfRows.get(result.rows);
    return {
      ...result,
      columnTypes: result.columnTypes.map((type, column) => (isChar[column] ? ColumnTypeEnum.Character : type)),
    };
  };

  // Gap 2: the adapter cuts scripts at every semicolon, also inside strings and function bodies.
  // One simple query keeps them whole and, like the native engine, in one implicit transaction.
  adapter.executeScript = async (script) => {
    try {
      await adapter.underlyingDriver().query(script);
    } catch (error) {
      throw toAdapterError(error);
    }
  };
  return adapter;
}

function toAdapterError(error) {
  return new DriverAdapterError({
    kind: "postgres",
    code: error.code ?? "N/A",
    severity: error.severity ?? "N/A",
    message: error.message,
    detail: error.detail,
    column: error.column,
    hint: error.hint,
  });
}

export class AdapterFactory extends PrismaPg {
  constructor(fields) {
    super(fields);
    this.fields = fields;
  }

  async connect() {
    return fillGaps(await super.connect());
  }

  /** Gap 3: the adapter drops the shadow database while its own pool still holds connections to it. */
  async connectToShadowDb() {
    const database = `prisma_migrate_shadow_db_${randomUUID()}`;
    await this.onServer(`CREATE DATABASE "${database}"`);
    const shadow = await new PrismaPg({ ...this.fields, database }).connect();
    const endPool = shadow.dispose.bind(shadow);
    shadow.dispose = async () => {
      await endPool();
      await this.onServer(`DROP DATABASE IF EXISTS "${database}" WITH (FORCE)`);
    };
    return fillGaps(shadow);
  }

  async onServer(sql) {
    const client = new pg.Client(this.fields);
    try {
      await client.connect();
      await client.query(sql);
    } catch (error) {
      throw toAdapterError(error);
    } finally {
      await client.end();
    }
  }
}

export const bindFactory = bindMigrationAwareSqlAdapterFactory;
