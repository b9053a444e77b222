"use client";

import { useRouter } from "next/navigation";
import { type ReactNode, useEffect, useState, useSyncExternalStore } from "react";
import { useText } from "#use-text";
import { useHouseholdEvents } from "@/components/household/use-household-events";
import { onDeviceKeys, readOwner } from "@/components/offline/device-keys";
import { useServiceWorker } from "@/components/offline/use-service-worker";
import { SignInPrompt } from "@/components/recipes/sign-in-prompt";
import { LINKS } from "@/lib/links";
import type { GrocerySummaryWire } from "@/lib/schemas/grocery";
import { groceryText } from "@/messages/en/grocery";
import { CurrentList } from "./current-list";
import type { RenderedList } from "./device/list-store";
import { useSendWaiting } from "./device/use-send-waiting";
import { GroceryPage, ListTitle } from "./grocery-page";
import { ListSkeleton } from "./list-skeleton";
import { NoCurrentList } from "./no-current-list";
import { PastLists } from "./past-lists";
import { useCurrentList } from "./use-current-list";
import { type Summaries, useSummaries } from "./use-summaries";

type GroceryScreenProps = {
  /** null: this is the page that the service worker cached for offline use. */
  viewerId: string | null;
  summaries: readonly GrocerySummaryWire[] | null;
  /** The id of a list that is viewed without being the current one. */
  viewed: string | null;
  /** The id of the list that this browser shops with, as its cookie says. */
  current: string | null;
  /** The list to show as the server knows it, so that the page shows it before its scripts have run. */
  renderedList: RenderedList | null;
};

/** Offline, only this device knows whose groceries it stores. */
export function GroceryScreen({ viewerId, summaries, viewed, current, renderedList }: GroceryScreenProps) {
  const t = useText(groceryText);
  const kept = useSyncExternalStore<string | null | undefined>(onDeviceKeys, readOwner, () => undefined);
  const owner = viewerId ?? kept;
  useServiceWorker(viewerId !== null);
  if (owner === undefined) return <Frame />;
  if (owner === null) {
    return (
      <Frame>
        <SignInPrompt title={t("signInFirst")}>{t("offlineNoList")}</SignInPrompt>
      </Frame>
    );
  }
  return (
    <Groceries
      current={viewerId === null ? undefined : current}
      isShell={viewerId === null}
      key={owner}
      owner={owner}
      rendered={summaries}
      renderedList={renderedList}
      viewed={viewed}
    />
  );
}

/** At least the window's height from the start, so that content that loads later does not shift what is in sight. */
const SCREEN = "min-h-svh print:min-h-0";

const Frame = ({ children }: { children?: ReactNode }) => {
  const t = useText(groceryText);
  return (
    <GroceryPage className={SCREEN}>
      <ListTitle>{t("groceryList")}</ListTitle>
      {children ?? <ListSkeleton />}
    </GroceryPage>
  );
};

/** Deletes lists from this device that are no longer shared with the person, or whose household the person left. */
function useForgotten(owner: string, { summaries, reload }: Summaries): void {
  useEffect(() => {
    if (!summaries) return;
    const ids = summaries.map(({ id }) => id);
    void import("@/components/offline/device-lists").then(({ keepOnly }) => keepOnly(owner, ids));
  }, [owner, summaries]);
  useEffect(() => {
    const online = () => void reload();
    window.addEventListener("online", online);
    return () => window.removeEventListener("online", online);
  }, [reload]);
}

type GroceriesProps = {
  owner: string;
  isShell: boolean;
  rendered: readonly GrocerySummaryWire[] | null;
  viewed: string | null;
  /** `undefined`: the cached page was rendered without knowing the browser. */
  current: string | null | undefined;
  renderedList: RenderedList | null;
};

/** Reads the list id from the address, because the cached page was rendered without knowing its address. */
const viewedHere = () => new URLSearchParams(window.location.search).get("list");

function Groceries({ owner, isShell, rendered, viewed, current, renderedList }: GroceriesProps) {
  const router = useRouter();
  const [currentId, setCurrentId] = useCurrentList(owner, current);
  const past = useSummaries(rendered);
  useForgotten(owner, past);
  const [shown, setShown] = useState(viewed);
  useEffect(() => setShown(isShell ? viewedHere() : viewed), [isShell, viewed]);
  /** The connection is back: ask the server again who is looking at the page. */
  const answered = () => {
    if (isShell) router.refresh();
  };
  useSendWaiting(currentId === undefined ? undefined : (shown ?? currentId), () => void past.reload());
  const listId = shown ?? currentId;
  // A list in sight hears of its household's changes itself.
  const shared = listId === null ? past.summaries?.find(({ household }) => household)?.household : undefined;
  useHouseholdEvents(shared?.id ?? null, () => void past.reload());
  if (listId === undefined) return <Frame />;
  const others = past.summaries?.filter(({ id }) => id !== listId) ?? null;
  const goTo = (id: string | null) => {
    setCurrentId(id);
    setShown(null);
    if (viewed) router.replace(LINKS.groceryList);
    void past.reload();
  };
  return (
    <GroceryPage className={SCREEN}>
      <div className="grid grid-cols-1 items-start gap-12 wide:grid-cols-[minmax(0,1fr)_340px] wide:gap-18 print:block">
        {listId ? (
          <CurrentList
            isCurrent={listId === currentId}
            key={listId}
            listId={listId}
            onAnswered={answered}
            onCurrent={goTo}
            onLeft={() => void past.reload()}
            owner={owner}
            rendered={renderedList?.list.id === listId ? renderedList : null}
          />
        ) : (
          <NoCurrentList latest={others?.[0] ?? null} onCurrent={goTo} />
        )}
        <PastLists currentId={currentId ?? null} lists={others} onCurrent={goTo} past={past} />
      </div>
    </GroceryPage>
  );
}
