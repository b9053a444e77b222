import { defineConfig } from "prisma/config";

const url = process.env.DATABASE_URL;

export default defineConfig({
  schema: "prisma/schema",
  migrations: { path: "prisma/migrations" },
  // `generate` needs no database, so none may be demanded here.
  ...(url ? { datasource: { url } } : {}),
});
