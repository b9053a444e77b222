import { useMemo } from "react";
import { useText } from "#use-text";
import { seenAt } from "@/components/offline/with-changes";
import { useToast } from "@/components/ui/toast";
import type { GroceryChange, GroceryItemWire } from "@/lib/schemas/grocery";
import type { SubstituteWire } from "@/lib/schemas/substitutes";
import { groceryText } from "@/messages/en/grocery";
import type { NewLine } from "./add-line";
import type { ListStore } from "./device/list-store";
import { newChange } from "./new-change";
import { substituteName } from "./swap-line";

/** The fields that a person changed; fields that are absent stay as they are. */
export type LineEdit = Omit<Extract<GroceryChange, { type: "edit" }>, "type" | "item_id" | "at">;

/** The actions on lines. All work offline, and all that remove something can be undone. */
export function useLineActions(store: ListStore) {
  const t = useText(groceryText);
  const toast = useToast();
  return useMemo(() => {
    const undo = (lines: readonly GroceryItemWire[]) => ({
      label: t("undo"),
      onSelect: () =>
        void store.change(
          lines.map((line) => ({ type: "restore", item_id: line.id, at: store.stamp(line) })),
          lines,
        ),
    });
    return {
      toggle: (line: GroceryItemWire) =>
        void store.change([{ type: "check", item_id: line.id, is_checked: !line.is_checked, at: store.stamp(line) }]),
      add: (line: NewLine) => void store.change([newChange(line, store.stamp())]),
      edit: (line: GroceryItemWire, changes: LineEdit) =>
        void store.change([{ type: "edit", item_id: line.id, at: store.stamp(), ...changes }]),
      /** Marks a line that is at home as to be bought all the same. */
      buy: (line: GroceryItemWire) =>
        void store.change([{ type: "edit", item_id: line.id, at: store.stamp(), at_home: false }]),
      remove: (line: GroceryItemWire) => {
        void store.change([{ type: "delete", item_id: line.id, at: store.stamp(line) }]);
        toast("success", t("removedName", { name: line.name }), undo([line]));
      },
      /** Replaces one food by another as a single step, which one undo takes back. */
      swap: (line: GroceryItemWire, substitute: SubstituteWire) => {
        const added = substitute.lines.map((each) => newChange(each, store.stamp()));
        void store.change([...added, { type: "delete", item_id: line.id, at: store.stamp(line) }]);
        toast("success", t("swappedNameForSubstitute", { name: line.name, substitute: substituteName(substitute) }), {
          label: t("undo"),
          onSelect: () =>
            void store.change(
              [
                { type: "restore", item_id: line.id, at: store.stamp(line) },
                ...added.map(({ item }): GroceryChange => ({ type: "delete", item_id: item.id, at: store.stamp() })),
              ],
              [line],
            ),
        });
      },
      clear: (lines: readonly GroceryItemWire[]) => {
        void store.change(lines.map((line) => ({ type: "clear", item_id: line.id, ticked_at: seenAt(line) })));
        toast("success", t("cleared", { count: lines.length }), undo(lines));
      },
    };
  }, [store, toast, t]);
}
