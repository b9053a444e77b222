"use client";

import { useText } from "#use-text";
import { listTitle } from "@/components/grocery/list-title";
import { groceryText } from "@/messages/en/grocery";
import "@/styles/grocery.css";
import { Ellipsis, Users } from "lucide-react";
import Link from "next/link";
import { useState } from "react";
import type { ListState, ListStore } from "@/components/grocery/device/list-store";
import { ListOptions } from "@/components/grocery/list-options";
import { SyncState } from "@/components/grocery/sync-state";
import { basketWords, countChecked, isLeftAtHome } from "@/components/grocery/words";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { ProgressBar } from "@/components/ui/progress-bar";
import { LINKS } from "@/lib/links";
import type { GroceryListWire } from "@/lib/schemas/grocery";

type ListHeadProps = {
  list: GroceryListWire;
  state: ListState;
  store: ListStore;
  isCurrent: boolean;
  onCurrent: (id: string | null) => void;
  onLeft: () => void;
  owner: string;
  /** The aisles of the shop that it is sorted for. */
  order: readonly string[];
};

/** Name and progress; the progress stays in sight while one walks down the list. */
export function ListHead({ list, state, store, isCurrent, onCurrent, onLeft, order, owner }: ListHeadProps) {
  const t = useText(groceryText);
  const [optionsOpen, setOptionsOpen] = useState(false);
  const recipes = list.recipes.length > 0 ? t("fromRecipes", { count: list.recipes.length }) : "";
  /** What others say of it is right once the last change has arrived. */
  async function close() {
    onCurrent(null);
    await store.sync();
    onLeft();
  }
  return (
    <>
      <div className="grocery-head">
        <div>
          {!isCurrent && (
            <p className="soft">
              {t.rich("aPastListBack", { link: (inside) => <Link href={LINKS.groceryList}>{inside}</Link> })}
            </p>
          )}
          <h1>{listTitle(t, list.name)}</h1>
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
        <div className="grocery-tools grocery-screen-only">
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
      <div className="grocery-progress">
        <p>
          <span>
            {t.known(basketWords(list.items))}
            <span className="soft">{recipes}</span>
          </span>
          <SyncState state={state} />
        </p>
        <ProgressBar
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
