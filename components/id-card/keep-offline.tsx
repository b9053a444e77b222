"use client";

import { useServiceWorker } from "@/components/offline/use-service-worker";
import { useAuth } from "@/components/session/auth-provider";

/** Rendered on screens that signed-in people often open. Makes the card and the grocery list available offline. */
export function KeepOffline() {
  const { viewer } = useAuth();
  useServiceWorker(viewer !== null);
  return null;
}
