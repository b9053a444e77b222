import { useCallback, useSyncExternalStore } from "react";
import { onDeviceKeys, readCurrentListId, writeCurrentListId } from "@/components/grocery/device/device-keys";

/** The id of the list that this browser shops with; `undefined` until the browser's storage was read. */
export function useCurrentList(owner: string) {
  const read = useCallback(() => readCurrentListId(owner), [owner]);
  const id = useSyncExternalStore<string | null | undefined>(onDeviceKeys, read, () => undefined);
  const setId = useCallback((next: string | null) => writeCurrentListId(owner, next), [owner]);
  return [id, setId] as const;
}
