import { listCalls } from "../process/list-calls";
import { listSdkTypes } from "../process/sdk-types";

/**
 * `node scripts/run.mjs calls`: writes anew what is made of the declarations of calls, which is the list of all of them
 * (`npm run dev` does that too when it starts) and the types of the packages in sdk/.
 */
export async function main(): Promise<void> {
  await listCalls(process.cwd());
  await listSdkTypes(process.cwd());
}
