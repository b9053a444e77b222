import { z } from "zod";
import { PRODUCT_NAME } from "@/lib/product";
import { type AccountExportWire, EXPORT_PARTS } from "@/lib/schemas/export";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { queryRowsIn } from "@/server/db/query-rows";
import { EXPORT_QUERIES } from "./export-queries";

const ROW = z.object({ row: z.record(z.string(), z.unknown()) });

const LEFT_OUT = [
  "Your password: only a one-way hash of it is kept, which is of no use to you and would be to a thief.",
  "The secret values of sign-ins, reset links, share links and tokens: only hashes of them are kept, or nothing.",
  "Who opened your share links: viewers are told apart by a hash that names nobody, so only the times stand here.",
];

/** Everything stored about a person, as of one moment; times in UTC. */
export async function exportAccount(userId: string): Promise<AccountExportWire> {
  const parts = await db.$transaction(
    async (tx) => {
      await tx.$executeRaw`SET LOCAL TIME ZONE 'UTC'`;
      const read: [string, z.infer<typeof ROW>["row"][]][] = [];
      for (const part of EXPORT_PARTS) {
        const rows = await queryRowsIn(tx, ROW, EXPORT_QUERIES[part](userId));
        read.push([part, rows.map(({ row }) => row)]);
      }
      return Object.fromEntries(read) as Pick<AccountExportWire, (typeof EXPORT_PARTS)[number]>;
    },
    { isolationLevel: "RepeatableRead" },
  );
  return { product: PRODUCT_NAME, exported_at: now().toISOString(), left_out: LEFT_OUT, ...parts };
}
