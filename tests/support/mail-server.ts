import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

/** The full time passes only when a message never arrives, so no test depends on the machine's speed. */
const WAIT_MILLISECONDS = 60_000;
const POLL_MILLISECONDS = 10;

/** A received message, parsed; `to`: its recipients in the SMTP envelope. */
export type ReceivedMail = { to: string[]; message: Email };

export type MailServer = {
  /** The value for SMTP_URL. */
  url: string;
  received: readonly ReceivedMail[];
  /** Waits for the first message to this address. */
  messageTo: (address: string) => Promise<Email>;
  /** Refuses every message from now on with this sentence, or accepts again if it is undefined. */
  refuseWith: (reason: string | undefined) => void;
  close: () => Promise<void>;
};

/** A real SMTP server on a loopback port (a free one by default), until `close`. */
export async function startMailServer(wantedPort = 0): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  let refusal: string | undefined;
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", async () => {
        if (refusal !== undefined) return done(Object.assign(new Error(refusal), { responseCode: 550 }));
        const to = session.envelope.rcptTo.map(({ address }) => address);
        received.push({ to, message: await PostalMime.parse(Buffer.concat(chunks)) });
        done();
      });
    },
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(wantedPort, "127.0.0.1", () => resolve());
  });
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    messageTo: (address) => waitFor(received, address),
    refuseWith: (reason) => {
      refusal = reason;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function waitFor(received: readonly ReceivedMail[], address: string): Promise<Email> {
  const giveUpAt = Date.now() + WAIT_MILLISECONDS;
  for (;;) {
    const found = received.find(({ to }) => to.includes(address));
    if (found) return found.message;
    if (Date.now() > giveUpAt) throw new Error(`No mail to ${address} within ${WAIT_MILLISECONDS} ms.`);
    await sleep(POLL_MILLISECONDS);
  }
}
