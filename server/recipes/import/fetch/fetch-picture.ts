import { fetchPublicly, headerOf } from "./fetch-page";
import { parsePageAddress } from "./page-address";
import { readBody } from "./read-body";

/** In milliseconds. A recipe is better shown without its picture than late. */
const TIME_LIMIT = 5_000;

/**
 * Fetches the bytes of a picture on the public web with the same protection as a page. The decoder decides what kind of
 * picture they are. `onHop`: called before every request.
 * @throws importFailure
 */
export async function fetchPicture(
  address: string,
  onHop: (url: URL) => Promise<void>,
  gone?: AbortSignal,
): Promise<Buffer> {
  const { value } = await fetchPublicly(
    parsePageAddress(address),
    {
      accept: "image/webp,image/jpeg,image/png",
      read: (answer) => readBody(answer.body, headerOf(answer, "content-encoding").trim().toLowerCase()),
    },
    { timeLimit: TIME_LIMIT, onHop, gone },
  );
  return value;
}
