"use client";

import { useState } from "react";
import { useText } from "#use-text";
import { Button } from "@/components/ui/button";
import { useToast } from "@/components/ui/toast";
import { failureOf } from "@/lib/api-call";
import { groceries } from "@/lib/grocery-client";
import { discoverText } from "@/messages/en/discover";

/** Copies the pantry's foods into "What I have". */
export function UsePantryButton({ onFound }: { onFound: (names: string[]) => void }) {
  const t = useText(discoverText);
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  async function use() {
    setBusy(true);
    try {
      const names = (await groceries.listPantry(null)).map(({ name }) => name);
      if (names.length > 0) onFound(names);
      else toast("success", t("youHaveNotSaid"));
    } catch (error) {
      toast("error", failureOf(error, t("whatIsAtHome")));
    }
    setBusy(false);
  }
  return (
    <Button busy={busy} onClick={() => void use()} size="sm">
      {t("useWhatIsAt")}
    </Button>
  );
}
