import { accountExportWire } from "@/lib/schemas/export";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { Reply } from "@/server/http/reply";
import { exportAccount } from "@/server/profile/export-account";
import { UNITS } from "@/server/work/budget";

export const GET = endpoint(
  { caller: signedIn, cost: () => UNITS.file, response: accountExportWire },
  async ({ caller }) => {
    const account = await exportAccount(caller.userId);
    const fileName = `${account.product.toLowerCase()}-my-data-${account.exported_at.slice(0, 10)}.json`;
    return new Reply(account, { headers: { "Content-Disposition": `attachment; filename="${fileName}"` } });
  },
);
