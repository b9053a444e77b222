"use client";

import { useEffect } from "react";
import { useAuth } from "@/components/auth/auth-provider";
import { forgetGroceries, readOwner } from "@/components/grocery/device/device-keys";

/**
 * Stands on every page: what this browser keeps of a person's groceries is for that person alone. Somebody else
 * signed in: all of it goes. The sign-in ended without a sign-out (expired, ended from another device): the lists go,
 * and what waits to be sent stays hidden for the same person's next sign-in.
 */
export function GroceryGuard({ isKnown }: { isKnown: boolean }) {
  const { viewer } = useAuth();
  const viewerId = viewer?.user.id ?? null;
  useEffect(() => {
    const owner = readOwner();
    if (!isKnown || owner === null || owner === viewerId) return;
    if (viewerId !== null) void forgetGroceries();
    else void import("@/components/grocery/device/device-lists").then(({ dropLists }) => dropLists(owner));
  }, [isKnown, viewerId]);
  return null;
}
