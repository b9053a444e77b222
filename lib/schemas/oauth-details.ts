import { z } from "zod";
import { msg } from "@/lib/i18n/sentence";
import { hasInvisible, readsAsOurs, TURNS_TEXT } from "../oauth/client-name";
import { line, timestamp } from "./text";

/** "" becomes null, which removes a value; undefined leaves it unchanged. */
function orNull(text: string | null | undefined): string | null | undefined {
  return text === undefined ? undefined : text || null;
}

const webAddress = z
  .string()
  .trim()
  .max(500, msg("charactersMost", { count: 500 }))
  .refine(isWebAddress, msg("httpsAddress"))
  .nullish()
  .transform(orNull);

function isWebAddress(text: string): boolean {
  if (text === "") return true;
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text) || hasInvisible(text)) return false;
  const url = new URL(text);
  const isLoopback = ["127.0.0.1", "[::1]", "localhost"].includes(url.hostname);
  return url.username === "" && url.password === "" && (url.protocol === "https:" || isLoopback);
}

const developer = line(100)
  .refine((name) => !TURNS_TEXT.test(name) && !hasInvisible(name), msg("nameUnseen"))
  .refine((name) => !readsAsOurs(name), msg("nameReadsAsOurs"))
  .nullish()
  .transform(orNull);

const shownAtConsent = { developer, site_uri: webAddress, privacy_uri: webAddress, terms_uri: webAddress };
const texts = { ...shownAtConsent, logo_uri: webAddress, notice_uri: webAddress };
/** The last two are named as in RFC 9449 5.2 and RFC 9126 6. */
const switches = {
  require_pkce: z.boolean(),
  forgive_repeated_refresh: z.boolean(),
  dpop_bound_access_tokens: z.boolean(),
  require_pushed_authorization_requests: z.boolean(),
};

/** The texts that an application says about itself. All are optional. */
export type DetailText = keyof typeof texts;
export type DetailSwitch = keyof typeof switches;
export const DETAIL_TEXTS = Object.keys(texts) as DetailText[];
export const DETAIL_SWITCHES = Object.keys(switches) as DetailSwitch[];
/** The texts that the consent screen receives as the application gave them. */
export const CONSENT_TEXTS = Object.keys(shownAtConsent) as (keyof typeof shownAtConsent)[];

const nullableText = z.string().nullable();
const wireOf = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, nullableText])) as Record<Name, typeof nullableText>;

/**
 * How the consent screen shows an application, and how the application is treated. Stored beside its registration. ""
 * and null remove a value; a missing field stays unchanged.
 */
export const clientDetailsBody = z.object({ ...texts, ...z.object(switches).partial().shape });

/** What the consent screen shows about an application. */
export const aboutClientWire = z.object({
  ...wireOf(CONSENT_TEXTS),
  /** An address of ours, so that no other site learns who opens the screen. */
  logo: z.string().nullable(),
  /** True if the application registered itself and nobody has checked who it is. */
  registered_itself: z.boolean(),
  /** The host whose document describes the application; null if it has an account or a registration here. */
  described_at: z.string().nullable(),
  /** True if the answer goes to a program on the person's device, which any program there may pretend to be. */
  answers_on_device: z.boolean(),
});

/** `sector_identifier`: the host whose applications know a person by the same `sub`; null: the public `sub`. */
export const clientDetailsWire = z.object({
  ...wireOf(DETAIL_TEXTS),
  ...switches,
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
