import { LINKS } from "@/lib/links";
import { env } from "@/server/env";
import { signedIds } from "@/server/signed-id";

/** The key of a reader's mail: whoever has it was mailed it, and may say yes to the mail and stop it. */
const keys = signedIds("figures mail");

export const readerOfKey = (key: string): string | null => keys.idOf(key);

/** The page on which a reader answers. */
export const pageOf = (readerId: string): string => `${env.APP_URL}${LINKS.figuresMail}${keys.keyOf(readerId)}`;

/** What a mail program calls to stop the mail. */
export const stopAddressOf = (readerId: string): string =>
  `${env.APP_URL}/api/figures-mails/${keys.keyOf(readerId)}/stop`;
