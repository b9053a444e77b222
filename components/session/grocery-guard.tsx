"use client";

import { useEffect } from "react";
import { forgetGroceries, readOwner } from "@/components/offline/device-keys";
import { useAuth } from "@/components/session/auth-provider";

/**
 * Rendered on every page, so that groceries stored in this browser are only ever seen by their owner. If somebody else
 * signs in, everything is deleted. If the session ended without a sign-out (it expired, or was ended from another
 * device), the lists are deleted, and unsent changes stay hidden until the same person signs in again.
 */
export function GroceryGuard({ isKnown }: { isKnown: boolean }) {
  const { viewer } = useAuth();
  const viewerId = viewer?.user.id ?? null;
  useEffect(() => {
    const owner = readOwner();
    if (!isKnown || owner === null || owner === viewerId) return;
    if (viewerId !== null) void forgetGroceries();
    else void import("@/components/offline/device-lists").then(({ dropLists }) => dropLists(owner));
  }, [isKnown, viewerId]);
  return null;
}
