import { useCallback, useEffect, useSyncExternalStore } from "react";
import {
  onDeviceKeys,
  readCurrentListId,
  sendCurrentListId,
  writeCurrentListId,
} from "@/components/offline/device-keys";

/**
 * The id of the list that this browser shops with. `rendered`: what the server took it for, which counts until the
 * browser's storage was read; `undefined` where the server did not know the browser.
 */
export function useCurrentList(owner: string, rendered: string | null | undefined) {
  const read = useCallback(() => readCurrentListId(owner), [owner]);
  const id = useSyncExternalStore<string | null | undefined>(onDeviceKeys, read, () => rendered);
  const setId = useCallback((next: string | null) => writeCurrentListId(owner, next), [owner]);
  useEffect(() => {
    if (rendered !== undefined) sendCurrentListId(owner, rendered);
  }, [owner, rendered]);
  return [id, setId] as const;
}
