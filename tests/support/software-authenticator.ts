import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";

/** Flags of the authenticator data (WebAuthn 3, 6.1): user present and user verified. */
const PRESENT = 0x01;
const VERIFIED = 0x04;
const MAY_BE_SYNCED = 0x08;
const SYNCED = 0x10;
const WITH_CREDENTIAL = 0x40;

type ClientData = { challenge: string; origin?: string; type?: string };
type Flags = { isVerified?: boolean; counter?: number; rpId?: string };

const sha256 = (value: string | Buffer) => createHash("sha256").update(value).digest();
const text = (value: string) => Buffer.concat([Buffer.from([0x60 | value.length]), Buffer.from(value)]);
/** CBOR (RFC 8949 3): a byte string of up to 65,535 bytes. */
const bytes = (value: Uint8Array) => Buffer.concat([Buffer.from([0x59, value.length >> 8, value.length & 255]), value]);

/**
 * A software passkey that answers as a device does: an ES256 key with `none` attestation. Its results have the form
 * that @simplewebauthn/browser returns.
 */
export class SoftwareAuthenticator {
  readonly id = randomBytes(32);
  readonly #key: KeyObject;
  readonly #cose: Buffer;
  #counter = 0;
  userHandle = "AAAA";

  constructor(
    readonly rpId = "localhost",
    readonly origin = "http://localhost:3000",
  ) {
    const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
    this.#key = privateKey;
    const { x = "", y = "" } = publicKey.export({ format: "jwk" });
    // RFC 9053 7.1.1: {1: 2, 3: -7, -1: 1, -2: x, -3: y}
    const point = (value: string) => Buffer.concat([Buffer.from([0x58, 32]), Buffer.from(value, "base64url")]);
    this.#cose = Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
      point(x),
      Buffer.from([0x22]),
      point(y),
    ]);
  }

  #clientData({ challenge, origin = this.origin, type = "" }: ClientData): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  #authData(
    flags: number,
    { isVerified = true, counter, rpId = this.rpId }: Flags,
    attested = Buffer.alloc(0),
  ): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter ?? ++this.#counter);
    const flagByte = PRESENT | MAY_BE_SYNCED | SYNCED | flags | (isVerified ? VERIFIED : 0);
    return Buffer.concat([sha256(rpId), Buffer.from([flagByte]), count, attested]);
  }

  #credential<T>(response: T) {
    const id = this.id.toString("base64url");
    return { id, rawId: id, type: "public-key" as const, clientExtensionResults: {}, response };
  }

  /** The result of navigator.credentials.create. */
  make(offer: { challenge: string; user: { id: string } }, told: Partial<ClientData> = {}, flags: Flags = {}) {
    this.userHandle = offer.user.id;
    const length = Buffer.from([this.id.length >> 8, this.id.length & 255]);
    const attested = Buffer.concat([Buffer.alloc(16), length, this.id, this.#cose]);
    const authData = this.#authData(WITH_CREDENTIAL, flags, attested);
    const attestation = Buffer.concat([
      Buffer.from([0xa3]),
      ...[text("fmt"), text("none"), text("attStmt"), Buffer.from([0xa0]), text("authData"), bytes(authData)],
    ]);
    const clientData = this.#clientData({ challenge: offer.challenge, type: "webauthn.create", ...told });
    return this.#credential({
      clientDataJSON: clientData.toString("base64url"),
      attestationObject: attestation.toString("base64url"),
      transports: ["internal"],
    });
  }

  /** The result of navigator.credentials.get. */
  answer(offer: { challenge: string }, told: Partial<ClientData> = {}, flags: Flags = {}) {
    const clientData = this.#clientData({ challenge: offer.challenge, type: "webauthn.get", ...told });
    const authData = this.#authData(0, flags);
    const signature = sign("sha256", Buffer.concat([authData, sha256(clientData)]), this.#key);
    return this.#credential({
      clientDataJSON: clientData.toString("base64url"),
      authenticatorData: authData.toString("base64url"),
      signature: signature.toString("base64url"),
      userHandle: this.userHandle,
    });
  }
}
