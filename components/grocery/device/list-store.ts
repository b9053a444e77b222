import {
  dropChanges,
  dropList,
  findKeptList,
  keepChanges,
  keepClockLead,
  keepList,
  listWaiting,
  readClockLead,
} from "@/components/grocery/device/device-lists";
import { sameLines } from "@/components/grocery/device/same-lines";
import { sendBatch } from "@/components/grocery/device/send-batch";
import { coversAll, type Verdicts, verdictsFor, wordsOfAll } from "@/components/grocery/device/verdicts";
import { seenAt, type WaitingChange, withChanges } from "@/components/grocery/device/with-changes";
import { ApiError } from "@/lib/api-call";
import { groceries } from "@/lib/grocery-client";
import { MAX_CHANGES } from "@/lib/grocery-limits";
import type { GroceryChange, GroceryItemWire, GroceryJudgementWire, GroceryListWire } from "@/lib/schemas/grocery";

export type ListState = {
  /** `failed`: neither the server nor this device has it now. `gone`: it was deleted. */
  phase: "loading" | "ready" | "failed" | "gone";
  /** With everything that waits. */
  list: GroceryListWire | null;
  /** null: not held against the person's settings, which is not the same as fitting. */
  judgement: GroceryJudgementWire | null;
  /** Whether the last call came through; none was made yet: it may have. */
  isOnline: boolean;
  /** Whether the server has answered since the page was opened. */
  isAnswered: boolean;
  isSending: boolean;
  /** How many changes the server has not confirmed. */
  waiting: number;
  /** Whether all of those would survive the closing of this page. */
  isKept: boolean;
};

const FRESH: ListState = {
  phase: "loading",
  list: null,
  judgement: null,
  isOnline: true,
  isAnswered: false,
  isSending: false,
  waiting: 0,
  isKept: true,
};

/** Another device may have changed the list. */
const PULL_EVERY_MS = 15_000;
const FIRST_RETRY_MS = 1000;
const LONGEST_RETRY_MS = 30_000;
/** The time of an answer's head is in whole seconds: only a larger difference says something of the clock. */
const COARSE_MS = 2000;

/** The server did not answer, or cannot now: what waits goes on waiting. */
const isPassing = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status === 0 || error.status === 429 || error.status >= 500;
const isStatus = (error: unknown, status: number): boolean => error instanceof ApiError && error.status === status;

/** What a person wrote and the server did not take: they must know. Of a tick on a line that is gone they need not. */
const isTold = ({ type }: GroceryChange): boolean => type === "add" || type === "edit" || type === "servings";

/**
 * One list on this device. What the person does is shown and kept at once, and sent in order as soon as the server
 * can be reached; what it answers replaces what was known, with what waits on top. Everything that talks to the
 * server takes turns, so that no older answer covers a newer one.
 */
export function createListStore(owner: string, listId: string, onRefused: (change: GroceryChange) => void) {
  let state = FRESH;
  let base: GroceryListWire | null = null;
  let verdicts: Verdicts | null = null;
  /** The settings may have changed since: another tab, another device. */
  let isJudged = false;
  let waiting: WaitingChange[] = [];
  let clockLead = 0;
  let lastStamp = 0;
  let lastOrder = 0;
  let retryMs = FIRST_RETRY_MS;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  let turn: Promise<unknown> = Promise.resolve();
  const listeners = new Set<() => void>();
  /** Not on this device: being written, or it could not be. */
  const unkept = new Set<string>();
  let tabs: BroadcastChannel | null = null;

  const show = (next: Partial<ListState> = {}) => {
    const list = base && { ...base, ...withChanges(base, waiting) };
    const judgement = verdicts && list && verdictsFor(verdicts, list.items);
    state = { ...state, list, judgement, waiting: waiting.length, ...next };
    for (const listener of listeners) listener();
  };
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const next = turn.then(work, work);
    turn = next.catch(() => undefined);
    return next;
  };

  async function take(list: GroceryListWire): Promise<void> {
    const isNews = base?.updated_at !== list.updated_at;
    // Others eat of it now, or do no more.
    if (base?.household?.id !== list.household?.id) isJudged = false;
    base = base ? sameLines(base, list) : list;
    retryMs = FIRST_RETRY_MS;
    show({ phase: "ready", isOnline: true, isAnswered: true });
    if (!isNews) return;
    await keepList(owner, { list, verdicts });
    tabs?.postMessage("changed");
  }

  async function judge(isAgain = false): Promise<void> {
    if (!base || (isJudged && verdicts && coversAll(verdicts, base.items))) return;
    try {
      const judgement = await groceries.judgeList(listId);
      // Another device changed the list in between: these may be verdicts on other words than those that are here.
      if (judgement.list_updated_at !== base.updated_at) {
        if (isAgain) return;
        await take(await groceries.getList(listId));
        return judge(true);
      }
      verdicts = { judgement, words: wordsOfAll(base.items) };
      isJudged = true;
      show();
      await keepList(owner, { list: base, verdicts });
    } catch {
      // The lines that have no verdict say so.
    }
  }

  async function failed(error: unknown): Promise<void> {
    if (isStatus(error, 404)) {
      waiting = [];
      base = null;
      show({ phase: "gone", isSending: false });
      await dropList(owner, listId);
      return;
    }
    show({ phase: base ? "ready" : "failed", isOnline: !isPassing(error), isSending: false });
    if (isPassing(error)) retryLater();
  }

  function retryLater(): void {
    clearTimeout(retry);
    if (isStopped) return;
    retry = setTimeout(() => void sync(), retryMs);
    retryMs = Math.min(LONGEST_RETRY_MS, retryMs * 2);
  }

  /** Sends what waits, or asks for what is new. Throws what the server failed with. */
  async function exchange(): Promise<void> {
    if (waiting.length === 0) return ask();
    show({ isSending: true });
    while (waiting.length > 0) await send(waiting.slice(0, MAX_CHANGES));
    show({ isSending: false, isKept: true });
  }

  const send = (batch: readonly WaitingChange[]): Promise<void> =>
    sendBatch(listId, batch, {
      onTaken: async (taken, { skipped, now, ...list }, askedAt) => {
        clockLead = Date.parse(now) - (askedAt + Date.now()) / 2;
        await settle(taken);
        for (const place of skipped) if (taken[place] && isTold(taken[place].change)) onRefused(taken[place].change);
        await take(list);
        await keepClockLead(owner, clockLead);
      },
      onRefused: async (one) => {
        await settle([one]);
        show();
        onRefused(one.change);
      },
    });

  /** Also a device that has only looked must know how wrong its clock is before it goes where no network is. */
  async function ask(): Promise<void> {
    const askedAt = Date.now();
    const { list, servedAt } = await groceries.getListWithTime(listId);
    const lead = servedAt === null ? clockLead : servedAt - (askedAt + Date.now()) / 2;
    const isOff = Math.abs(lead - clockLead) > COARSE_MS;
    if (isOff) clockLead = lead;
    await take(list);
    if (isOff) await keepClockLead(owner, clockLead);
  }

  async function settle(batch: readonly WaitingChange[]): Promise<void> {
    const ids = new Set(batch.map(({ id }) => id));
    waiting = waiting.filter(({ id }) => !ids.has(id));
    await dropChanges(owner, [...ids]);
  }

  const sync = (): Promise<void> => {
    clearTimeout(retry);
    return inTurn(() => exchange().then(() => judge(), failed));
  };

  /** The server's time as well as this device knows it, later than all it has seen. */
  function stamp(line?: GroceryItemWire): string {
    const seen = line ? Date.parse(seenAt(line)) + 1 : 0;
    lastStamp = Math.max(Math.round(Date.now() + clockLead), lastStamp + 1, seen);
    return new Date(lastStamp).toISOString();
  }

  /** Shown at once, kept on this device, sent when possible. `lines`: what restored lines looked like. */
  async function change(changes: readonly GroceryChange[], lines: readonly GroceryItemWire[] = []): Promise<void> {
    const added = changes.map((each): WaitingChange => {
      lastOrder = Math.max(Date.now(), lastOrder + 0.001);
      const line = each.type === "restore" ? lines.find(({ id }) => id === each.item_id) : undefined;
      return { id: crypto.randomUUID(), order: lastOrder, change: each, ...(line ? { line } : {}) };
    });
    waiting = [...waiting, ...added];
    show();
    for (const { id } of added) unkept.add(id);
    if (await keepChanges(owner, listId, added)) for (const { id } of added) unkept.delete(id);
    else show({ isKept: false });
    tabs?.postMessage("changed");
    void sync();
  }

  /** Anything else that changes the list: after what waits, and only with a connection. Throws when it fails. */
  const act = (work: () => Promise<GroceryListWire>): Promise<void> =>
    inTurn(async () => {
      if (waiting.length > 0) await exchange();
      await take(await work());
    }).then(() => inTurn(() => judge()));

  async function readDevice(): Promise<void> {
    const onDevice = (await listWaiting(owner)).filter((each) => each.listId === listId);
    waiting = [...onDevice, ...waiting.filter(({ id }) => unkept.has(id))];
    const kept = await findKeptList(owner, listId);
    if (kept && (!base || kept.list.updated_at >= base.updated_at)) {
      base = kept.list;
      verdicts = kept.verdicts ?? null;
      show({ phase: "ready" });
    } else show();
  }

  const heard = () => {
    if (document.visibilityState === "visible") void sync();
  };
  const returned = () => {
    isJudged = false;
    heard();
  };

  return {
    getState: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    start: () => {
      isStopped = false;
      tabs = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel(`groceries-${listId}`);
      void inTurn(async () => {
        clockLead = await readClockLead(owner);
        await readDevice();
      }).then(sync);
      window.addEventListener("online", returned);
      document.addEventListener("visibilitychange", returned);
      const pulling = setInterval(heard, PULL_EVERY_MS);
      if (tabs) tabs.onmessage = () => void inTurn(readDevice);
      return () => {
        isStopped = true;
        window.removeEventListener("online", returned);
        document.removeEventListener("visibilitychange", returned);
        clearInterval(pulling);
        clearTimeout(retry);
        tabs?.close();
        tabs = null;
      };
    },
    sync,
    /** Somebody changed it elsewhere; `areCards`: or shows other rows of their card, so that all is judged again. */
    lookAgain: ({ areCards }: { areCards: boolean }) => {
      if (areCards) isJudged = false;
      heard();
    },
    stamp,
    change,
    act,
  };
}

export type ListStore = ReturnType<typeof createListStore>;
