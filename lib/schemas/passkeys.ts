import { z } from "zod";
import { msg } from "@/lib/i18n/sentence";
import { givenPassword, keepAccount } from "./auth";
import { givenCode } from "./second-factor";
import { line, timestamp } from "./text";

/** Bytes in WebAuthn's JSON encoding. An answer has some hundred of them, a certificate some thousand. */
const bytes = (most: number) =>
  z
    .string()
    .min(1)
    .max(most)
    .regex(/^[A-Za-z0-9_-]+$/, msg("noBase64"));

const credential = {
  id: bytes(1400),
  rawId: bytes(1400),
  type: z.literal("public-key"),
  authenticatorAttachment: z.enum(["cross-platform", "platform"]).optional(),
  // Results of extensions are ignored.
  clientExtensionResults: z.object({}).default({}),
};

/** The used parts of RegistrationResponseJSON and AuthenticationResponseJSON (WebAuthn 3). */
const madePasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4000),
    attestationObject: bytes(20_000),
    transports: z.array(z.string().max(40)).max(10).optional(),
  }),
});
export const passkeyAnswer = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4000),
    authenticatorData: bytes(4000),
    signature: bytes(4000),
    userHandle: bytes(200).optional(),
  }),
});

const passkeyName = line(60).min(1, msg("namePasskey"));

export const passkeyOfferBody = z.object({ current_password: givenPassword, code: givenCode.optional() });
export const addPasskeyBody = z.object({ name: passkeyName, response: madePasskey });
export const renamePasskeyBody = z.object({ name: passkeyName });
export const passkeySignInBody = z.object({ response: passkeyAnswer, keep_account: keepAccount });

const verification = z.enum(["discouraged", "preferred", "required"]);

/** PublicKeyCredentialCreationOptionsJSON (WebAuthn 3), as the browser's own functions take it. */
const credentialRef = z.object({
  id: z.string(),
  type: z.string(),
  transports: z.array(z.string()).optional(),
});
export const passkeyOfferWire = z.object({
  rp: z.object({ id: z.string().optional(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ type: z.literal("public-key"), alg: z.number() })),
  timeout: z.number().optional(),
  attestation: z.enum(["direct", "enterprise", "indirect", "none"]).optional(),
  excludeCredentials: z.array(credentialRef).optional(),
  authenticatorSelection: z
    .object({
      residentKey: verification.optional(),
      requireResidentKey: z.boolean().optional(),
      userVerification: verification.optional(),
    })
    .optional(),
});
export const passkeySignInOfferWire = z.object({
  challenge: z.string(),
  rpId: z.string().optional(),
  timeout: z.number().optional(),
  userVerification: verification.optional(),
});

export const passkeyWire = z.object({
  id: z.string(),
  name: z.string(),
  /** True if the person's platform account synchronises the passkey across devices. */
  is_synced: z.boolean(),
  created_at: timestamp,
  last_used_at: timestamp.nullable(),
});

export type PasskeyWire = z.infer<typeof passkeyWire>;
export type PasskeyOfferBody = z.infer<typeof passkeyOfferBody>;
export type AddPasskeyBody = z.infer<typeof addPasskeyBody>;
export type PasskeyAnswer = z.infer<typeof passkeyAnswer>;
