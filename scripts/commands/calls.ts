import { listCalls } from "../process/list-calls";

/** `node scripts/run.mjs calls`: writes app/calls.generated.ts anew. `npm run dev` does so too when it starts. */
export const main = (): Promise<void> => listCalls(process.cwd());
