import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** Whether this page listens already: what is chosen in the server's HTML before would be lost. */
export const useListening = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
