"use client";

import { useEffect } from "react";
import { deviceAppearance, showAppearance } from "@/components/layout/device-appearance";
import { useAuth } from "@/components/session/auth-provider";

/**
 * The server renders the appearance into the page. This component applies later changes: the appearance of an account
 * that has just signed in, and the device's own on pages that were cached for offline use.
 */
export function AppearanceKeeper() {
  const { viewer } = useAuth();
  const person = viewer?.user.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a sign-in may have brought another look along
  useEffect(() => showAppearance(deviceAppearance()), [person]);
  return null;
}
