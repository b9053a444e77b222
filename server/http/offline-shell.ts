import "server-only";
import { headers } from "next/headers";
import { OFFLINE_SHELL_HEADER } from "@/lib/offline-shell";

/**
 * Whether this page is asked for by our service worker, without cookies, to be shown when there is no network:
 * it must name nobody, and must not take its reader for signed out.
 */
export const isOfflineShell = async (): Promise<boolean> => (await headers()).has(OFFLINE_SHELL_HEADER);
