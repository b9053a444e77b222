import { CARD_LINK_KEY } from "@/components/session/kept-viewer";
import type { ShareLinkWire } from "@/lib/schemas/sharing";
import { isOpenAt } from "@/lib/sharing/share-times";

/** Stores the share link whose QR code is shown on its owner's card, so that the code also shows offline. */
export function keepCardLink(owner: string, link: ShareLinkWire | null): void {
  try {
    if (link) localStorage.setItem(CARD_LINK_KEY, JSON.stringify({ owner, link }));
    else localStorage.removeItem(CARD_LINK_KEY);
  } catch {
    // If storage fails, showing the code needs a connection.
  }
}

/** This person's stored link, unless it has expired by the device's clock. */
export function keptCardLink(owner: string): ShareLinkWire | null {
  try {
    const kept = JSON.parse(localStorage.getItem(CARD_LINK_KEY) ?? "null") as {
      owner?: unknown;
      link?: ShareLinkWire;
    } | null;
    if (kept?.owner === owner && kept.link && isOpenAt(kept.link, Date.now())) return kept.link;
  } catch {
    // Unreadable data counts as no link.
  }
  return null;
}
