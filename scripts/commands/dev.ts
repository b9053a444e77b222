import { runCommand } from "../process/report";
import { serve } from "../process/serve";

/** `npm run dev`: the same as `npm start`, from the sources and with hot reload. */
export async function main(): Promise<void> {
  await runCommand(() => serve(process.cwd(), "dev"));
  process.exit(0);
}
