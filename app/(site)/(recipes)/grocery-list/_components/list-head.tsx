"use client";

import { Ellipsis, Users } from "lucide-react";
import Link from "next/link";
import { useState } from "react";
import { useText } from "#use-text";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { ProgressBar } from "@/components/ui/progress-bar";
import { LINKS } from "@/lib/links";
import type { GroceryListWire } from "@/lib/schemas/grocery";
import { groceryText } from "@/messages/en/grocery";
import type { ListState, ListStore } from "./device/list-store";
import { ListTitle } from "./grocery-page";
import { ListOptions } from "./list-options";
import { listTitle } from "./list-title";
import { SyncState } from "./sync-state";
import { basketWords, countChecked, isLeftAtHome } from "./words";

type ListHeadProps = {
  list: GroceryListWire;
  state: ListState;
  store: ListStore;
  isCurrent: boolean;
  onCurrent: (id: string | null) => void;
  onLeft: () => void;
  owner: string;
  /** The aisles of the shop that the list is sorted for, in walking order. */
  order: readonly string[];
};

/** The list's name and progress. The progress bar is sticky while the person scrolls. */
export function ListHead({ list, state, store, isCurrent, onCurrent, onLeft, order, owner }: ListHeadProps) {
  const t = useText(groceryText);
  const [optionsOpen, setOptionsOpen] = useState(false);
  const recipes = list.recipes.length > 0 ? t("fromRecipes", { count: list.recipes.length }) : "";
  /** Waits for the last change to reach the server: the summary of the list is right only then. */
  async function close() {
    onCurrent(null);
    await store.sync();
    onLeft();
  }
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0 flex-[1_1_220px]">
          {!isCurrent && (
            <p className="soft">
              {t.rich(list.household ? "householdListBack" : "aPastListBack", {
                link: (inside) => <Link href={LINKS.groceryList}>{inside}</Link>,
              })}
            </p>
          )}
          <ListTitle>{listTitle(t, list.name)}</ListTitle>
          {list.household && (
            <p className="soft m-0 flex items-center gap-2">
              <Users aria-hidden="true" className="shrink-0" size={18} />
              <span>
                {t.rich("sharedWithName", {
                  name: list.household.name,
                  link: (inside) => (
                    <Link href={LINKS.household} prefetch={false}>
                      {inside}
                    </Link>
                  ),
                })}
              </span>
            </p>
          )}
        </div>
        <div className="flex flex-none gap-2 print:hidden">
          {isCurrent ? (
            <Button onClick={() => void close()} size="sm">
              {t("closeList")}
            </Button>
          ) : (
            <Button onClick={() => onCurrent(list.id)} size="sm" variant="primary">
              {t("shopWithThisList")}
            </Button>
          )}
          <IconButton
            aria-haspopup="dialog"
            label={t("listOptions")}
            onClick={() => setOptionsOpen(true)}
            variant="line"
          >
            <Ellipsis size={22} />
          </IconButton>
        </div>
      </div>
      <div className="-mx-(--gutter) sticky top-(--head) z-10 grid gap-2 bg-paper px-(--gutter) pt-2.5 pb-3 wide:mx-0 wide:px-0 print:static print:mx-0 print:bg-transparent print:px-0">
        <p className="flex flex-wrap justify-between gap-x-4 gap-y-0.5 font-[560]">
          <span>
            {t.known(basketWords(list.items))}
            <span className="font-[420] text-ink-soft">{recipes}</span>
          </span>
          <SyncState state={state} />
        </p>
        <ProgressBar
          className="print:hidden"
          label={t("itemsChecked")}
          max={list.items.filter((item) => !isLeftAtHome(item)).length}
          value={countChecked(list.items)}
        />
      </div>
      <ListOptions
        list={list}
        onCurrent={onCurrent}
        onOpenChange={setOptionsOpen}
        onRenamed={onLeft}
        open={optionsOpen}
        order={order}
        owner={owner}
        store={store}
      />
    </>
  );
}
