import { fetchPublicly, headerOf } from "./fetch-page";
import { parsePageAddress } from "./page-address";
import { readBody } from "./read-body";

/** A recipe is shown without its picture rather than late. */
const TIME_LIMIT = 5_000;

/**
 * The bytes of a picture of the public web, fetched with the same care as a page. What they are is for the decoder to
 * say. `onHop`: looked at before every request.
 * @throws importFailure
 */
export async function fetchPicture(address: string, onHop: (url: URL) => Promise<void>): Promise<Buffer> {
  const { value } = await fetchPublicly(
    parsePageAddress(address),
    {
      accept: "image/webp,image/jpeg,image/png",
      read: (answer) => readBody(answer.body, headerOf(answer, "content-encoding").trim().toLowerCase()),
    },
    { timeLimit: TIME_LIMIT, onHop },
  );
  return value;
}
