import { z } from "zod";
import { hasInvisible, readsAsOurs } from "../oauth/client-name";
import { TURNS_TEXT } from "./oauth";
import { line, timestamp } from "./text";

/** "" is none; what was not sent stays apart from both. */
function orNull(text: string | null | undefined): string | null | undefined {
  return text === undefined ? undefined : text || null;
}

const webAddress = z
  .string()
  .trim()
  .max(500, "At most 500 characters")
  .refine(isWebAddress, "An address begins with https:// and holds no name or password")
  .nullish()
  .transform(orNull);

function isWebAddress(text: string): boolean {
  if (text === "") return true;
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text) || hasInvisible(text)) return false;
  const url = new URL(text);
  const isLoopback = ["127.0.0.1", "[::1]", "localhost"].includes(url.hostname);
  return url.username === "" && url.password === "" && (url.protocol === "https:" || isLoopback);
}

/**
 * What the consent page shows of an application, and how it is treated. Read and written beside its registration. "" and
 * null take a value away; what is not named stays as it is.
 */
export const clientDetailsBody = z.object({
  developer: line(100)
    .refine((name) => !TURNS_TEXT.test(name) && !hasInvisible(name), "A name must not hold characters that nobody sees")
    .refine((name) => !readsAsOurs(name), "A name must not read as ours")
    .nullish()
    .transform(orNull),
  logo_uri: webAddress,
  site_uri: webAddress,
  privacy_uri: webAddress,
  terms_uri: webAddress,
  notice_uri: webAddress,
  require_pkce: z.boolean().optional(),
  forgive_repeated_refresh: z.boolean().optional(),
});

/** `sector_identifier`: the host whose applications know a person by one `sub`; null: everybody's `sub`. */
export const clientDetailsWire = z.object({
  developer: z.string().nullable(),
  logo_uri: z.string().nullable(),
  site_uri: z.string().nullable(),
  privacy_uri: z.string().nullable(),
  terms_uri: z.string().nullable(),
  notice_uri: z.string().nullable(),
  require_pkce: z.boolean(),
  forgive_repeated_refresh: z.boolean(),
  subject_type: z.enum(["public", "pairwise"]),
  sector_identifier: z.string().nullable(),
  previous_secret_ends_at: timestamp.nullable(),
  submitted_at: timestamp.nullable(),
  verified_at: timestamp.nullable(),
  /** Not verified, and why, in the administrator's words. Gone when it is submitted again. */
  refused_at: timestamp.nullable(),
  refusal: z.string().nullable(),
});

export type ClientDetailsBody = z.infer<typeof clientDetailsBody>;
export type ClientDetailsWire = z.infer<typeof clientDetailsWire>;
