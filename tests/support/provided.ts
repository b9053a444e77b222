import "vitest";

/** What the database server of a run passes to the workers. */
export type TestServer = {
  /** The connection string of the server's own database, from which others are created. */
  adminUrl: string;
  /** The database with all migrations and reference data; it is only copied, never used itself. */
  template: string;
  signingKey: string;
  /** The folder of the server's files and log. */
  dataDir: string;
};

declare module "vitest" {
  export interface ProvidedContext {
    testServer: TestServer;
  }
}
