import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import PostalMime from "postal-mime";

const OUTBOX = path.join(process.env.FORKPRINT_E2E_DATA_DIR ?? "", "outbox");

/** The link to one of our pages in the mail that the server of the browser tests sent to an address. */
export async function mailedLink(
  address: string,
  page: "/reset-password" | "/confirm-email" | "/team-invitation/" | "/figures-mail/",
): Promise<URL> {
  const files = await readdir(OUTBOX).catch(() => []);
  for (const file of files.filter((name) => name.endsWith(".eml"))) {
    const mail = await PostalMime.parse(await readFile(path.join(OUTBOX, file)));
    const link = mail.text
      ?.match(/https?:\S+/g)
      ?.find((each) => each.includes(page.endsWith("/") ? page : `${page}?token=`));
    if (link && mail.to?.some((to) => to.address === address)) return new URL(link);
  }
  throw new Error(`No mail to ${address} yet`);
}
