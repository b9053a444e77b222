import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { forgetDevice } from "@/components/session/forget-device";
import { endAtServer, markLeft, readLeftMark } from "@/components/session/left-here";
import { forgetTab } from "@/components/session/tab-storage";
import { startAnew, type Viewer } from "@/components/session/viewer";
import { leaveToast, takeLeftToast } from "@/components/ui/left-toast";

const CHANNEL = "forkprint-sign-out";
const AGAIN_MS = 15_000;
/** How long another tab has for its own sign-out, before this one tries. */
const OTHER_TAB_MS = 8000;
const LOOK_MS = 250;

/**
 * `ending`: nothing of the person is shown or stored any more, and the server is asked to end the sign-in. `away`: it
 * could not be asked yet, and the screen says so. `quiet`: the same on a page that was loaded later, and shows nobody
 * anyway.
 */
export type LeavingPhase = "here" | "ending" | "away" | "quiet";

export type Leaving = {
  phase: LeavingPhase;
  /** Also true between two renders. */
  isLeaving: () => boolean;
  /** Clears this device and signs out, then goes to `then`. Resolves also while the server cannot be reached. */
  leave: (then: string) => Promise<void>;
  /** Clears this device after the server has ended every sign-in of the person. */
  forgetHere: () => Promise<void>;
  /** Another tab has signed out, or this page was left before the sign-out. */
  hearLeft: () => void;
  tryAgain: () => Promise<void>;
};

/** What is still to be done. `isMarked`: it is done when the mark is gone, whoever did it. */
type Ending = { person: string | null; isMarked: boolean; finish: () => unknown };

/**
 * Signs out: this device forgets the person at once, whether or not the server can be reached, and the server ends the
 * sign-in as soon as any request of this browser reaches it.
 */
export function useLeaving(latest: { readonly current: Viewer | null }, showNobody: () => void): Leaving {
  const [phase, setPhase] = useState<LeavingPhase>("here");
  const ending = useRef<Ending | null>(null);
  const channel = useRef<BroadcastChannel | null>(null);

  const begin = useCallback(
    (next: LeavingPhase, todo: Omit<Ending, "person">) => {
      ending.current = { ...todo, person: latest.current?.user.id ?? null };
      showNobody();
      forgetScripts();
      setPhase(next);
    },
    [latest, showNobody],
  );

  const tryAgain = useCallback(async () => {
    const mine = ending.current;
    if (!mine) return;
    const isOver = (mine.isMarked && readLeftMark() === null) || (await endAtServer(mine.person));
    if (ending.current !== mine) return;
    if (!isOver) return setPhase((now) => (now === "ending" ? "away" : now));
    ending.current = null;
    mine.finish();
  }, []);

  const forgetHere = useCallback(async () => {
    channel.current?.postMessage("left");
    await forgetDevice();
  }, []);

  const leave = useCallback(
    async (then: string) => {
      markLeft();
      const farewell = takeLeftToast();
      const finish = async () => {
        await forgetDevice(); // once more: an answer under way may have stored something
        if (farewell) leaveToast(farewell.type, farewell.message);
        window.location.assign(then);
      };
      begin("ending", { isMarked: readLeftMark() !== null, finish });
      await Promise.all([forgetHere(), tryAgain()]);
    },
    [begin, forgetHere, tryAgain],
  );

  const hearLeft = useCallback(() => {
    if (ending.current) return;
    forgetTab();
    const askedAt = Date.now();
    // At once: this may be the last moment before a page from the back-forward cache is painted.
    flushSync(() => begin("ending", { isMarked: true, finish: startAnew }));
    const look = setInterval(() => {
      if (readLeftMark() !== null && Date.now() - askedAt < OTHER_TAB_MS) return;
      clearInterval(look);
      void tryAgain();
    }, LOOK_MS);
  }, [begin, tryAgain]);

  useEffect(() => {
    const tabs = new BroadcastChannel(CHANNEL);
    tabs.onmessage = hearLeft;
    channel.current = tabs;
    return () => {
      channel.current = null;
      tabs.close();
    };
  }, [hearLeft]);

  const goOn = useEffectEvent(() => {
    if (latest.current) return hearLeft();
    begin("quiet", { isMarked: true, finish: () => setPhase("here") });
    void tryAgain();
  });
  useEffect(() => {
    if (readLeftMark() !== null) goOn();
  }, []);

  const isWaiting = phase === "away" || phase === "quiet";
  useEffect(() => {
    if (!isWaiting) return;
    const again = () => void tryAgain();
    const timer = setInterval(again, AGAIN_MS);
    window.addEventListener("online", again);
    document.addEventListener("visibilitychange", again);
    return () => {
      clearInterval(timer);
      window.removeEventListener("online", again);
      document.removeEventListener("visibilitychange", again);
    };
  }, [isWaiting, tryAgain]);

  const isLeaving = useCallback(() => ending.current !== null, []);
  return useMemo(
    () => ({ phase, isLeaving, leave, forgetHere, hearLeft, tryAgain }),
    [phase, isLeaving, leave, forgetHere, hearLeft, tryAgain],
  );
}

/** The server sends what a page shows a second time, in scripts for React, which have done their work. */
function forgetScripts(): void {
  for (const script of document.querySelectorAll("script:not([src])")) script.remove();
}
