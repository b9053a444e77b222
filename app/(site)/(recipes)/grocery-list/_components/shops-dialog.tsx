"use client";

import { useState } from "react";
import { useText } from "#use-text";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { SelectField } from "@/components/ui/select-field";
import { useToast } from "@/components/ui/toast";
import { useTask } from "@/components/ui/use-task";
import { failureOf } from "@/lib/api-call";
import type { ShopBody, ShopWire } from "@/lib/schemas/grocery";
import { groceryText } from "@/messages/en/grocery";
import { ShopForm } from "./shop-form";
import { useShops } from "./use-shops";

type ShopsDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  owner: string;
  /** The list's aisles, including the person's own. */
  aisles: readonly string[];
};

/** Chooses the shop that lists are sorted for, and edits the order of aisles in each shop. */
export function ShopsDialog({ open, onOpenChange, owner, aisles }: ShopsDialogProps) {
  const t = useText(groceryText);
  return (
    <Dialog
      description={t("aisleOrderExplained")}
      onOpenChange={onOpenChange}
      open={open}
      title={t("sortForAShop")}
      wide
    >
      {open && <Shops aisles={aisles} owner={owner} onDone={() => onOpenChange(false)} />}
    </Dialog>
  );
}

function Shops({ aisles, owner, onDone }: { aisles: readonly string[]; owner: string; onDone: () => void }) {
  const t = useText(groceryText);
  const { shops, chosen, choose, save, remove } = useShops(owner);
  const toast = useToast();
  const [edited, setEdited] = useState<ShopWire | "new" | null>(null);
  const { busy, run: start } = useTask();
  const run = (work: () => Promise<unknown>, success: string) =>
    start(
      "change",
      async () => {
        await work();
        toast("success", success);
        setEdited(null);
      },
      (error) => toast("error", failureOf(error, t("shopNotSaved"))),
    );
  if (edited) {
    const shop = edited === "new" ? null : edited;
    return (
      <ShopForm
        aisles={aisles}
        busy={busy}
        onCancel={() => setEdited(null)}
        onDelete={shop && (() => void run(() => remove(shop.id), t("deletedName", { name: shop.name })))}
        onSave={(body: ShopBody) =>
          void run(() => save(shop?.id ?? null, body), t("sortedForName", { name: body.name }))
        }
        shop={shop}
      />
    );
  }
  return (
    <div className="grid gap-4">
      <SelectField label={t("shop")} onChange={({ target }) => choose(target.value || null)} value={chosen?.id ?? ""}>
        <option value="">{t("theUsualOrder")}</option>
        {shops.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => setEdited("new")}>{t("newShop")}</Button>
        {chosen && <Button onClick={() => setEdited(chosen)}>{t("changeName", { name: chosen.name })}</Button>}
        <Button onClick={onDone} variant="primary">
          {t("done")}
        </Button>
      </div>
    </div>
  );
}
