import { dropList, findKeptList, keepList } from "@/components/offline/device-lists";
import { sendBatch } from "@/components/offline/send-batch";
import { coversAll, judgedTexts, type Verdicts, verdictsFor } from "@/components/offline/verdicts";
import { type WaitingChange, withChanges } from "@/components/offline/with-changes";
import { ApiError } from "@/lib/api-call";
import { MAX_CHANGES } from "@/lib/grocery/limits";
import { groceries } from "@/lib/grocery-client";
import type { GroceryChange, GroceryItemWire, GroceryJudgementWire, GroceryListWire } from "@/lib/schemas/grocery";
import { Outbox } from "./outbox";
import { sameLines } from "./same-lines";
import { ServerClock } from "./server-clock";

export type ListState = {
  /** `failed`: neither the server nor this device can supply the list now. `gone`: it was deleted. */
  phase: "loading" | "ready" | "failed" | "gone";
  /** The list with all unsent changes applied. */
  list: GroceryListWire | null;
  /** null: the list has not been checked against the person's settings. That does not mean that it fits. */
  judgement: GroceryJudgementWire | null;
  /** Whether the last call reached the server; true as long as no call was made. */
  isOnline: boolean;
  /** Whether the server has answered since the page was opened. */
  isAnswered: boolean;
  isSending: boolean;
  /** How many changes the server has not confirmed. */
  waiting: number;
  /** Whether all unsent changes are stored on the device. */
  keeping: Outbox["keeping"];
};

/** A list as the page came with it, and its verdicts. */
export type RenderedList = { list: GroceryListWire; judgement: GroceryJudgementWire | null };

const FRESH: ListState = {
  phase: "loading",
  list: null,
  judgement: null,
  isOnline: true,
  isAnswered: false,
  isSending: false,
  waiting: 0,
  keeping: "kept",
};

/** How often to poll, because another device may have changed the list. */
const PULL_EVERY_MS = 15_000;
const FIRST_RETRY_MS = 1000;
const LONGEST_RETRY_MS = 30_000;

/** The server did not answer or cannot answer now: unsent changes stay in the outbox for a retry. */
const isPassing = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status === 0 || error.status === 429 || error.status >= 500;
/** The server was reached, so this is no lack of a connection. */
const isAnswered = (error: unknown): boolean => error instanceof ApiError && error.status !== 0;
const isStatus = (error: unknown, status: number): boolean => error instanceof ApiError && error.status === status;

/**
 * Whether to tell the person that the server refused a change: yes for what they wrote, no for a tick on a deleted
 * line.
 */
const isRefusalReported = ({ type }: GroceryChange): boolean =>
  type === "add" || type === "edit" || type === "servings";

const renderedVerdicts = ({ list, judgement }: RenderedList): Verdicts | null =>
  judgement?.list_updated_at === list.updated_at ? { judgement, words: judgedTexts(list.items) } : null;

/**
 * One list on this device. Each change is applied optimistically, stored at once, and sent in order as soon as the
 * server can be reached. The server's answer replaces the base state, and the unsent changes are applied on top of it.
 * All calls to the server run one after the other, so that no older answer overwrites a newer one. `rendered`: the list
 * that the page came with, shown until this device or the server knows better.
 */
export function createListStore(
  owner: string,
  listId: string,
  onRefused: (change: GroceryChange) => void,
  rendered: RenderedList | null = null,
) {
  let state: ListState = rendered ? { ...FRESH, phase: "ready", ...rendered } : FRESH;
  let base = rendered?.list ?? null;
  /** The version that is stored on this device. */
  let keptAt: string | null = null;
  let verdicts = rendered && renderedVerdicts(rendered);
  /**
   * Whether the verdicts are current. Reset when the settings may have changed, in another tab or on another device.
   */
  let isJudged = verdicts !== null;
  const outbox = new Outbox(owner, listId);
  const clock = new ServerClock(owner);
  let retryMs = FIRST_RETRY_MS;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  let turn: Promise<unknown> = Promise.resolve();
  const listeners = new Set<() => void>();
  let tabs: BroadcastChannel | null = null;

  const show = (next: Partial<ListState> = {}) => {
    const { waiting, keeping } = outbox;
    const list = base && { ...base, ...withChanges(base, waiting) };
    const judgement = verdicts && list && verdictsFor(verdicts, list.items);
    state = { ...state, list, judgement, keeping, waiting: waiting.length, ...next };
    for (const listener of listeners) listener();
  };
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const next = turn.then(work, work);
    turn = next.catch(() => undefined);
    return next;
  };

  async function take(list: GroceryListWire): Promise<void> {
    const isNews = keptAt !== list.updated_at;
    // Sharing the list, or ending that, changes who eats from it: the verdicts must be fetched again.
    if (base?.household?.id !== list.household?.id) isJudged = false;
    base = base ? sameLines(base, list) : list;
    retryMs = FIRST_RETRY_MS;
    show({ phase: "ready", isOnline: true, isAnswered: true });
    if (!isNews) return;
    await keepList(owner, { list, verdicts });
    keptAt = list.updated_at;
    tabs?.postMessage("changed");
  }

  async function judge(isAgain = false): Promise<void> {
    if (!base || (isJudged && verdicts && coversAll(verdicts, base.items))) return;
    try {
      const judgement = await groceries.judgeList(listId);
      // The list was changed by another device in between, so these verdicts may be about other words than those shown
      // here.
      if (judgement.list_updated_at !== base.updated_at) {
        if (isAgain) return;
        await take(await groceries.getList(listId));
        return judge(true);
      }
      verdicts = { judgement, words: judgedTexts(base.items) };
      isJudged = true;
      show();
      await keepList(owner, { list: base, verdicts });
    } catch (error) {
      // Lines without a verdict are shown as "not checked yet". Without a connection the last verdicts stand, as the list
      // does; where the server answered that it cannot judge, they would look like its answer.
      if (isAnswered(error)) {
        verdicts = null;
        show();
      }
    }
  }

  async function failed(error: unknown): Promise<void> {
    if (isStatus(error, 404)) {
      outbox.clear();
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

  /** Sends unsent changes or, if there are none, asks for news. Throws what the call failed with. */
  async function exchange(): Promise<void> {
    if (outbox.waiting.length === 0) return ask();
    show({ isSending: true });
    while (outbox.waiting.length > 0) await send(outbox.waiting.slice(0, MAX_CHANGES));
    show({ isSending: false });
  }

  const send = (batch: readonly WaitingChange[]): Promise<void> =>
    sendBatch(listId, batch, {
      onTaken: async (taken, { skipped, now, ...list }, requestedAt) => {
        clock.set(Date.parse(now), requestedAt);
        await outbox.settle(taken);
        for (const place of skipped)
          if (taken[place] && isRefusalReported(taken[place].change)) onRefused(taken[place].change);
        await take(list);
        await clock.keep();
      },
      onRefused: async (one) => {
        await outbox.settle([one]);
        show();
        onRefused(one.change);
      },
    });

  /** Reads the server's clock even if nothing is sent: the device must know its clock error before it goes offline. */
  async function ask(): Promise<void> {
    const requestedAt = Date.now();
    const { list, servedAt } = await groceries.getListWithTime(listId);
    const isClockSet = clock.setCoarsely(servedAt, requestedAt);
    await take(list);
    if (isClockSet) await clock.keep();
  }

  const sync = (): Promise<void> => {
    clearTimeout(retry);
    return inTurn(() => exchange().then(() => judge(), failed));
  };

  /** Applies changes optimistically, stores them and sends them when possible. `lines`: how restored lines looked. */
  async function change(changes: readonly GroceryChange[], lines: readonly GroceryItemWire[] = []): Promise<void> {
    const added = outbox.add(changes, lines);
    show();
    await outbox.keep(added);
    show();
    tabs?.postMessage("changed");
    void sync();
  }

  /** For all other operations on the list: runs after the unsent changes, needs a connection, throws when it fails. */
  const act = (work: () => Promise<GroceryListWire>): Promise<void> =>
    inTurn(async () => {
      if (outbox.waiting.length > 0) await exchange();
      await take(await work());
    }).then(() => inTurn(() => judge()));

  async function readDevice(): Promise<void> {
    await outbox.load();
    const kept = await findKeptList(owner, listId);
    keptAt = kept?.list.updated_at ?? null;
    const isNewer = kept && (!base || kept.list.updated_at > base.updated_at);
    // The verdicts of the page that was just loaded are newer than those of the same lines that were kept.
    if (isNewer || (kept && !verdicts && kept.list.updated_at === base?.updated_at)) {
      base = kept.list;
      verdicts = kept.verdicts ?? null;
      isJudged = false;
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
        await clock.load();
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
    /**
     * Called when something changed elsewhere. `areCards`: a shared card changed, so all lines must be judged again.
     */
    lookAgain: ({ areCards }: { areCards: boolean }) => {
      if (areCards) isJudged = false;
      heard();
    },
    stamp: (line?: GroceryItemWire) => clock.stamp(line),
    change,
    act,
  };
}

export type ListStore = ReturnType<typeof createListStore>;
