import { keptViewer } from "@/components/session/kept-viewer";
import { restoreUser, toUserWire } from "@/components/session/stored-user";
import type { UserWire } from "@/lib/schemas/auth";
import type { PreferencesWire } from "@/lib/schemas/profile";

/** The signed-in person whom the screens show. */
export type Viewer = { user: UserWire; preferences: PreferencesWire };

/** The person whom this device remembers, for a page that the server could not say it of. */
export function storedViewer(): Viewer | null {
  const user = restoreUser();
  const kept = keptViewer();
  if (kept && (!user || user.id === kept.user.id)) return kept;
  return user && { user: toUserWire(user), preferences: user.preferences };
}

/** True if the page was rendered for another person than `stored`. Nothing of it may be shown or sent any more. */
export const isAnothers = (shown: Viewer | null, stored: { id: string } | null): boolean =>
  shown !== null && stored !== null && shown.user.id !== stored.id;

/** Reloads without showing this page, which drops everything it holds and every running request. */
export function startAnew(): void {
  document.documentElement.hidden = true;
  window.location.reload();
}
