import "vitest";

/** What the one database server of a run tells the workers. */
export type TestServer = {
  /** Leads to the server's own database, from which others are made. */
  adminUrl: string;
  /** Migrated and with reference data; copied, never used. */
  template: string;
  signingKey: string;
  /** Where the server has its files and its log. */
  dataDir: string;
};

declare module "vitest" {
  export interface ProvidedContext {
    testServer: TestServer;
  }
}
