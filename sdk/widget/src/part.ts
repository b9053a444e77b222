import { issuer, nonce } from "./config";
import type { DishesPart } from "./dishes";
import { make } from "./elements";
import { fail } from "./errors";
import { lent } from "./lent";
import { page } from "./page";

/** The address of the part for dishes, which names its content, and its hash. */
declare const PART: string;
declare const PART_HASH: string;
type Module = { default: (things: typeof lent) => DishesPart };

let loading: Promise<DishesPart> | undefined;
let loaded: DishesPart | undefined;
let tries = 0;

export const partThatIsThere = (): DishesPart | undefined => loaded;

/** Loads the part for dishes once. Whoever asks after a failure has it tried again. */
export function loadPart(): Promise<DishesPart> {
  loading ??= load().catch((error) => {
    loading = undefined;
    throw fail("network", String(error));
  });
  return loading;
}

async function load(): Promise<DishesPart> {
  const LONGEST_WAIT_MS = 12_000;
  // The issuer may have a path. A browser does not load an address again that has failed once.
  const address = `${new URL(PART, issuer)}${tries++ ? `?${tries}` : ""}`;
  const tooLate = new Promise<never>((_, reject) => setTimeout(reject, LONGEST_WAIT_MS, "late"));
  const { default: begin } = await Promise.race([get(address), tooLate]);
  loaded = begin(lent);
  return loaded;
}

/**
 * A module needs no element of a script, whose address Trusted Types would have to allow. Where the browser can, its hash
 * is compared first.
 */
async function get(address: string): Promise<Module> {
  const link = make("link", {
    rel: "modulepreload",
    href: address,
    integrity: PART_HASH,
    crossorigin: "",
    nonce,
  }) as HTMLLinkElement;
  if (link.relList.supports("modulepreload"))
    await new Promise((resolve) => {
      // A module of another hash is not imported afterwards. One that a policy for links forbids may be.
      link.onload = link.onerror = resolve;
      page.head.append(link);
    });
  link.remove();
  return import(address);
}
