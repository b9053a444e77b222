import "reflect-metadata";
import { webcrypto } from "node:crypto";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { SubjectAlternativeNameExtension, X509CertificateGenerator } from "@peculiar/x509";
import type { PageHandler } from "./page-server";

const ALGORITHM = { name: "ECDSA", namedCurve: "P-256", hash: "SHA-256" };
const DAY_MS = 86_400_000;

/** A certificate for 127.0.0.1 that signs itself. A client that trusts it names its file in NODE_EXTRA_CA_CERTS. */
async function createCertificate(): Promise<{ cert: string; key: string }> {
  const keys = await webcrypto.subtle.generateKey(ALGORITHM, true, ["sign", "verify"]);
  const certificate = await X509CertificateGenerator.createSelfSigned({
    name: "CN=127.0.0.1",
    notBefore: new Date(Date.now() - DAY_MS),
    notAfter: new Date(Date.now() + DAY_MS),
    signingAlgorithm: ALGORITHM,
    keys,
    extensions: [new SubjectAlternativeNameExtension([{ type: "ip", value: "127.0.0.1" }])],
  });
  const key = Buffer.from(await webcrypto.subtle.exportKey("pkcs8", keys.privateKey)).toString("base64");
  return {
    cert: certificate.toString("pem"),
    key: `-----BEGIN PRIVATE KEY-----\n${key.replace(/.{64}/g, "$&\n")}\n-----END PRIVATE KEY-----\n`,
  };
}

export type TlsSite = { origin: string; authority: string; cert: string; close: () => Promise<void> };

/** A real website over HTTPS on a free loopback port. */
export async function startTlsSite(answer: PageHandler): Promise<TlsSite> {
  const { cert, key } = await createCertificate();
  const server = createServer({ cert, key }, answer);
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const authority = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin: `https://${authority}`,
    authority,
    cert,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
