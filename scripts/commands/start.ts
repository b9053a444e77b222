import { runCommand } from "../process/report";
import { serve } from "../process/serve";

/** `npm start`: the built application, over the embedded database unless DATABASE_URL names another. */
export async function main(): Promise<void> {
  await runCommand(() => serve(process.cwd(), "production"));
  process.exit(0);
}
