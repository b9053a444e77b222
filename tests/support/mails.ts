import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { env } from "@/server/env";

/** The texts of the mails that were written to an address, the latest first. */
export async function readMailsTo(address: string): Promise<string[]> {
  const names = (await readdir(env.MAIL_OUTBOX).catch(() => [])).filter((name) => name.endsWith(".eml"));
  const mails = await Promise.all(
    names
      .sort()
      .reverse()
      .map(async (name) => PostalMime.parse(await readFile(join(env.MAIL_OUTBOX, name)))),
  );
  return mails.filter(({ to }) => to?.some((each) => each.address === address)).map(({ text }) => text ?? "");
}
