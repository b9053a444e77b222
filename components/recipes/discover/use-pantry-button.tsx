"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { useToast } from "@/components/ui/toast";
import { failureOf } from "@/lib/api-call";
import { groceries } from "@/lib/grocery-client";

/** Takes what is at home into "What I have". */
export function UsePantryButton({ onFound }: { onFound: (names: string[]) => void }) {
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  async function use() {
    setBusy(true);
    try {
      const names = (await groceries.listPantry(null)).map(({ name }) => name);
      if (names.length > 0) onFound(names);
      else toast("success", "You have not said yet what is at home. Do so on your grocery list.");
    } catch (error) {
      toast("error", failureOf(error, "What is at home could not be loaded. Please try again."));
    }
    setBusy(false);
  }
  return (
    <Button busy={busy} onClick={() => void use()} size="sm">
      Use what is at home
    </Button>
  );
}
