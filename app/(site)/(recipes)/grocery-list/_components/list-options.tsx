"use client";

import { ClipboardCopy, Copy, Download, House, PenLine, Printer, Share2, Store, Trash2, Users } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useText } from "#use-text";
import { menuRow } from "@/components/layout/nav-look";
import { useKitchenChoices } from "@/components/recipes/kitchen-choices";
import { UnitsChoice } from "@/components/recipes/units-choice";
import { copyText } from "@/components/ui/copy-text";
import { BottomSheet } from "@/components/ui/dialog";
import { saveFile } from "@/components/ui/save-file";
import { useToast } from "@/components/ui/toast";
import { groceries } from "@/lib/grocery-client";
import type { GroceryListWire } from "@/lib/schemas/grocery";
import { groceryText } from "@/messages/en/grocery";
import { CopyListDialog } from "./copy-list-dialog";
import { DeleteListDialog } from "./delete-list-dialog";
import type { ListStore } from "./device/list-store";
import { listTitle } from "./list-title";
import { NameDialog } from "./name-dialog";
import { PantryDialog } from "./pantry-dialog";
import { ShareListDialog } from "./share-list-dialog";
import { ShopsDialog } from "./shops-dialog";
import { fileNameOf, listAsText } from "./words";

type ListOptionsProps = {
  list: GroceryListWire;
  store: ListStore;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onCurrent: (id: string | null) => void;
  onRenamed: () => void;
  owner: string;
  order: readonly string[];
};

type OpenSheet = "rename" | "copy" | "delete" | "shops" | "pantry" | null;

/** The less frequent actions of a list, in a sheet within reach of the thumb. */
export function ListOptions({ list, store, open, onOpenChange, onCurrent, onRenamed, order, owner }: ListOptionsProps) {
  const t = useText(groceryText);
  const toast = useToast();
  const [asking, setAsking] = useState<OpenSheet>(null);
  /** The list as it was when the share dialog opened: once shared, the dialog must not turn into "stop sharing". */
  const [sharing, setSharing] = useState<GroceryListWire | null>(null);
  const close = () => onOpenChange(false);
  const ask = (what: OpenSheet) => {
    close();
    setAsking(what);
  };
  const { units } = useKitchenChoices();
  const text = () =>
    listAsText({ ...list, name: listTitle(t, list.name) }, order, t.known, { units, locale: t.locale });
  const isOwn = list.household?.is_own !== false;

  async function copyAsText() {
    close();
    if (await copyText(text())) toast("success", t("copiedAsText"));
    else toast("error", t("copyBlocked"));
  }
  async function share(householdId: string | null) {
    await store.act(() => groceries.shareList(list.id, householdId));
    onRenamed();
  }
  async function rename(name: string) {
    await store.act(() => groceries.renameList(list.id, name));
    onRenamed();
  }

  return (
    <>
      <BottomSheet onOpenChange={onOpenChange} open={open} title={t("listOptions")}>
        <ul className="grid">
          {typeof navigator !== "undefined" && "share" in navigator && (
            <Option
              icon={<Share2 size={20} />}
              onSelect={() => {
                close();
                // Closing the share sheet rejects: the person changed their mind, nothing failed.
                navigator.share({ title: listTitle(t, list.name), text: text() }).catch(() => undefined);
              }}
            >
              {t("shareAsText")}
            </Option>
          )}
          <Option icon={<ClipboardCopy size={20} />} onSelect={() => void copyAsText()}>
            {t("copyAsText")}
          </Option>
          <Option
            icon={<Download size={20} />}
            onSelect={() => {
              close();
              saveFile(new Blob([text()], { type: "text/plain;charset=utf-8" }), fileNameOf(listTitle(t, list.name)));
            }}
          >
            {t("exportAsText")}
          </Option>
          <Option
            icon={<Printer size={20} />}
            onSelect={() => {
              close();
              // Waits until the sheet has closed, or it would be printed as well.
              setTimeout(() => window.print(), 200);
            }}
          >
            {t("print")}
          </Option>
          {isOwn && (
            <Option
              icon={<Users size={20} />}
              onSelect={() => {
                close();
                setSharing(list);
              }}
            >
              {list.household ? t("stopSharingWithThe") : t("shareWithTheHousehold")}
            </Option>
          )}
          <Option icon={<Store size={20} />} onSelect={() => ask("shops")}>
            {t("sortForAShop")}
          </Option>
          <Option icon={<House size={20} />} onSelect={() => ask("pantry")}>
            {t("pantryNotLoaded")}
          </Option>
          <Option icon={<PenLine size={20} />} onSelect={() => ask("rename")}>
            {t("rename")}
          </Option>
          <Option icon={<Copy size={20} />} onSelect={() => ask("copy")}>
            {t("copyList")}
          </Option>
          {isOwn && (
            <Option icon={<Trash2 size={20} />} onSelect={() => ask("delete")}>
              {t("deleteList")}
            </Option>
          )}
        </ul>
        <UnitsChoice />
      </BottomSheet>
      <NameDialog
        action="Rename"
        failure={t("listNotRenamed")}
        onName={rename}
        onOpenChange={(isOpen) => setAsking(isOpen ? "rename" : null)}
        open={asking === "rename"}
        suggestion={listTitle(t, list.name)}
        title={t("renameList")}
      />
      <ShareListDialog list={sharing} onClose={() => setSharing(null)} onShare={(householdId) => share(householdId)} />
      <ShopsDialog
        aisles={list.items.map(({ aisle }) => aisle)}
        onOpenChange={(isOpen) => setAsking(isOpen ? "shops" : null)}
        open={asking === "shops"}
        owner={owner}
      />
      <PantryDialog
        household={list.household ?? null}
        onOpenChange={(isOpen) => setAsking(isOpen ? "pantry" : null)}
        open={asking === "pantry"}
      />
      <CopyListDialog
        list={asking === "copy" ? list : null}
        onClose={() => setAsking(null)}
        onCopied={(id) => onCurrent(id)}
      />
      <DeleteListDialog
        list={asking === "delete" ? list : null}
        onClose={() => setAsking(null)}
        onDeleted={() => onCurrent(null)}
      />
    </>
  );
}

type OptionProps = { icon: ReactNode; onSelect: () => void; children: ReactNode };

const Option = ({ icon, onSelect, children }: OptionProps) => (
  <li>
    <button className={menuRow()} onClick={onSelect} type="button">
      {icon}
      {children}
    </button>
  </li>
);
