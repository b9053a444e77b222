"use client";

import { GripVertical } from "lucide-react";
import { type FormEvent, useState } from "react";
import { useText } from "#use-text";
import { moved } from "@/components/recipes/form/moved-rows";
import { useSorting } from "@/components/recipes/form/use-sorting";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { IconButton } from "@/components/ui/icon-button";
import { MAX_SHOP_AISLES } from "@/lib/grocery/limits";
import type { ShopBody, ShopWire } from "@/lib/schemas/grocery";
import { groceryText } from "@/messages/en/grocery";
import { AISLES } from "./words";

type ShopFormProps = {
  shop: ShopWire | null;
  aisles: readonly string[];
  busy: boolean;
  onSave: (body: ShopBody) => void;
  onCancel: () => void;
  onDelete: (() => void) | null;
};

const LINE = "shadow-[inset_0_2px_0_var(--brand)]";
const MARKS: Record<string, string> = {
  above: LINE,
  below: "shadow-[inset_0_-2px_0_var(--brand)]",
  held: "opacity-60",
};

/** The name of a shop and its aisles, which are dragged by their handle or moved with the arrow keys. */
export function ShopForm({ shop, aisles, busy, onSave, onCancel, onDelete }: ShopFormProps) {
  const t = useText(groceryText);
  const [id] = useState(() => crypto.randomUUID());
  const [name, setName] = useState(shop?.name ?? "");
  const [order, setOrder] = useState(() =>
    [...new Set([...(shop?.aisles ?? []), ...AISLES, ...aisles])].slice(0, MAX_SHOP_AISLES),
  );
  const [isTried, setIsTried] = useState(false);
  const sorting = useSorting({
    count: order.length,
    onMove: (from, to) => setOrder(moved(order, from, to)),
    say: (from, to) => t("rowMoved", { row: t.known(order[from] ?? ""), to: to + 1, count: order.length }),
  });
  const wrong = isTried && name.trim() === "" ? t("nameIsRequired") : null;
  function submit(event: FormEvent) {
    event.preventDefault();
    setIsTried(true);
    if (name.trim() !== "") onSave({ id: shop?.id ?? id, name: name.trim(), aisles: order });
  }
  return (
    <form className="grid gap-4" noValidate onSubmit={submit}>
      <TextField
        autoComplete="off"
        error={wrong}
        label={t("nameOfTheShop")}
        maxLength={60}
        onChange={({ target }) => setName(target.value)}
        value={name}
      />
      <ol aria-label={t("aisleOrder")} className="m-0 list-none p-0" ref={sorting.list}>
        {order.map((aisle, index) => (
          <li className={`flex items-center gap-2 ${MARKS[sorting.mark(index) ?? ""] ?? ""}`} key={aisle}>
            <IconButton
              className="touch-none"
              label={t("moveAisle", { aisle })}
              title={t("dragHint")}
              {...sorting.handle(index)}
            >
              <GripVertical size={20} />
            </IconButton>
            <span className="min-w-0 break-words">{t.known(aisle)}</span>
          </li>
        ))}
      </ol>
      <p className="sr-only" role="status">
        {sorting.said}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onCancel}>{t("cancel")}</Button>
        {onDelete && (
          <Button onClick={onDelete} variant="danger">
            {t("delete")}
          </Button>
        )}
        <Button busy={busy} type="submit" variant="primary">
          {t("save")}
        </Button>
      </div>
    </form>
  );
}
