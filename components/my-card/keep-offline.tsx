"use client";

import { useAuth } from "@/components/auth/auth-provider";
import { useServiceWorker } from "@/components/grocery/device/use-service-worker";

/** Stands on the screens that a signed-in person passes by: from then on card and list open without a network. */
export function KeepOffline() {
  const { viewer } = useAuth();
  useServiceWorker(viewer !== null);
  return null;
}
