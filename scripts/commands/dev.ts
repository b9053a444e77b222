import { DEV_DEFAULTS } from "../process/dev-defaults";
import { runCommand } from "../process/report";
import { serve } from "../process/serve";

/** `npm run dev`: the same as `npm start`, from the sources, with hot reload and hardly any limits of requests. */
export async function main(): Promise<void> {
  for (const [name, value] of Object.entries(DEV_DEFAULTS)) process.env[name] ||= value;
  await runCommand(() => serve(process.cwd(), "dev"));
  process.exit(0);
}
