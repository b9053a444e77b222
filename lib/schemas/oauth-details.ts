import { z } from "zod";
import { hasInvisible, readsAsOurs } from "../oauth/client-name";
import { TURNS_TEXT } from "./oauth";
import { line, timestamp } from "./text";

/** "" becomes null, which removes a value; undefined leaves it unchanged. */
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
 * What the consent screen shows about an application, and how it is treated. Stored beside its registration. "" and
 * null remove a value; a missing field stays unchanged.
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

/** `sector_identifier`: the host whose applications know a person by the same `sub`; null: the public `sub`. */
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
  /** When an administrator refused verification, and why. Removed when the application is submitted again. */
  refused_at: timestamp.nullable(),
  refusal: z.string().nullable(),
});

export type ClientDetailsBody = z.infer<typeof clientDetailsBody>;
export type ClientDetailsWire = z.infer<typeof clientDetailsWire>;
