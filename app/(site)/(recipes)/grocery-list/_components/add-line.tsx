"use client";

import { Plus } from "lucide-react";
import { type FormEvent, useRef, useState } from "react";
import { useText } from "#use-text";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { matchQuantity } from "@/lib/quantity/parse-quantity";
import { findUnit } from "@/lib/quantity/units";
import { groceryText } from "@/messages/en/grocery";

export type NewLine = { name: string; quantity: string | null; unit: string | null };

const MAX_NAME = 200;

/**
 * Splits what a person types, such as "2 l milk" or "bread", into an amount (if the text starts with one) and a food.
 */
export function readLine(text: string): NewLine | null {
  const written = text.trim().replace(/\s+/g, " ");
  if (written === "") return null;
  const asWritten = { name: written.slice(0, MAX_NAME), quantity: null, unit: null };
  const amount = matchQuantity(written, 0);
  if (!amount) return asWritten;
  const quantity = written.slice(0, amount.end).trim();
  const rest = written.slice(amount.end).trim();
  const [first = "", ...others] = rest.split(" ");
  const isUnit = others.length > 0 && findUnit(first) !== null;
  if (!isUnit && !/\s/.test(written[amount.end] ?? " ")) return asWritten; // 7up
  const name = isUnit ? others.join(" ").replace(/^of /i, "") : rest;
  return name === "" ? asWritten : { name: name.slice(0, MAX_NAME), quantity, unit: isUnit ? first : null };
}

type AddLineProps = { onAdd: (line: NewLine) => Promise<boolean> | boolean; busy?: boolean };

/**
 * On a phone it stands at the lower edge, where the thumb that holds the phone reaches it. The field keeps the focus
 * after each line, so that several things can be typed one after the other.
 */
export function AddLine({ onAdd, busy }: AddLineProps) {
  const t = useText(groceryText);
  const [text, setText] = useState("");
  const input = useRef<HTMLInputElement>(null);
  async function submit(event: FormEvent) {
    event.preventDefault();
    const line = readLine(text);
    if (!line) return input.current?.focus();
    if (!(await onAdd(line))) return;
    setText("");
    input.current?.focus();
  }
  return (
    <form
      className="fixed inset-x-0 bottom-(--dock) z-15 grid grid-cols-[minmax(0,1fr)_auto] gap-2 border-line border-t bg-paper px-(--gutter) py-2.5 wide:static wide:mt-5 wide:border-0 wide:p-0 print:hidden"
      data-lower-bar=""
      onSubmit={submit}
    >
      <Input
        aria-label={t("addAnItem")}
        autoComplete="off"
        enterKeyHint="done"
        maxLength={MAX_NAME}
        onChange={(event) => setText(event.target.value)}
        placeholder={t("addItemExample")}
        ref={input}
        type="text"
        value={text}
      />
      <Button aria-label={t("addItem")} busy={busy} className="px-3.5" type="submit">
        <Plus size={22} />
      </Button>
    </form>
  );
}
