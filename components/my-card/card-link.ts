import { CARD_LINK_KEY } from "@/components/auth/kept-viewer";
import type { ShareLinkWire } from "@/lib/schemas/sharing";
import { isOpenAt } from "@/lib/sharing/share-times";

/** Keeps the link whose QR code this device shows on its owner's card, without a network too. */
export function keepCardLink(owner: string, link: ShareLinkWire | null): void {
  try {
    if (link) localStorage.setItem(CARD_LINK_KEY, JSON.stringify({ owner, link }));
    else localStorage.removeItem(CARD_LINK_KEY);
  } catch {
    // Nothing is kept: the code needs a connection then.
  }
}

/** This person's kept link, if it still opens by the clock. */
export function keptCardLink(owner: string): ShareLinkWire | null {
  try {
    const kept = JSON.parse(localStorage.getItem(CARD_LINK_KEY) ?? "null") as {
      owner?: unknown;
      link?: ShareLinkWire;
    } | null;
    if (kept?.owner === owner && kept.link && isOpenAt(kept.link, Date.now())) return kept.link;
  } catch {
    // Not readable: as if there were none.
  }
  return null;
}
