"use client";

import { useRouter, useSearchParams } from "next/navigation";
import { useCallback, useMemo, useTransition } from "react";
import { type Discover, discoverAddress, readDiscover } from "@/components/recipes/discover/discover-address";

/** The state of the page, which its address holds, and a function to change it. The latest change wins. */
export function useDiscover() {
  const router = useRouter();
  const search = useSearchParams();
  const [pending, start] = useTransition();
  const shown = useMemo(
    () => readDiscover(Object.fromEntries([...new Set(search.keys())].map((key) => [key, search.getAll(key)]))),
    [search],
  );
  const go = useCallback(
    (next: Discover, how: "push" | "replace" = "push") =>
      start(() => router[how](discoverAddress(next), { scroll: false })),
    [router],
  );
  return { shown, go, pending };
}
