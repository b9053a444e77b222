import "server-only";
import { headers } from "next/headers";
import { OFFLINE_SHELL_HEADER } from "@/lib/calls/offline-shell";

/**
 * Whether our service worker asks for this page, without cookies, to show it when there is no network. Such a page
 * must contain no person's data, and must not tell its reader that they are signed out.
 */
export const isOfflineShell = async (): Promise<boolean> => (await headers()).has(OFFLINE_SHELL_HEADER);
