"use client";

import { useEffect } from "react";
import { useAuth } from "@/components/auth/auth-provider";
import { deviceAppearance, showAppearance } from "@/components/layout/device-appearance";

/**
 * The server writes the look into the page. Here it follows what came since: the look of an account that has just signed in,
 * and pages that were kept for when there is no network, which know of no device.
 */
export function AppearanceKeeper() {
  const { viewer } = useAuth();
  const person = viewer?.user.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a sign-in may have brought another look along
  useEffect(() => showAppearance(deviceAppearance()), [person]);
  return null;
}
