import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** Whether the page is hydrated. Earlier input into the server-rendered HTML would be lost. */
export const useListening = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
