"use client";

import { useAuth } from "@/components/auth/auth-provider";
import { useServiceWorker } from "@/components/grocery/device/use-service-worker";

/** Rendered on screens that signed-in people often open. Makes the card and the grocery list available offline. */
export function KeepOffline() {
  const { viewer } = useAuth();
  useServiceWorker(viewer !== null);
  return null;
}
