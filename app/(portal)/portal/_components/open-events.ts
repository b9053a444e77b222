import { OVER_EVENT, PULSE_EVENT, PULSE_MS } from "@/lib/events/event-words";

/** The browser reconnects by itself, except after a refusal; then this page tries again after this time. */
const AGAIN_MS = 5000;
/** A connection that is restored within this time does not count as interrupted. */
const PATIENCE_MS = 8000;
/**
 * A connection can break unnoticed (a tablet out of reach): after two and a half missed heartbeats it counts as
 * broken.
 */
const SILENCE_MS = PULSE_MS * 2.5;

export type Line = {
  /** When the server was last heard of, while expected events are missing; null while the connection is up. */
  awaySince: Date | null;
  /** The reader was signed out, or lost the role or the venue: nothing of the stream may be shown any more. */
  isOver: boolean;
};

type Told<T> = { onEvent: (value: T) => void; onLine: (line: Line) => void };

/** Listens to server-sent events until the returned function is called. */
export function openEvents<T>(address: string, { onEvent, onLine }: Told<T>): () => void {
  let source: EventSource | null = null;
  let isStopped = false;
  let lastWord = new Date();
  let line: Line = { awaySince: null, isOver: false };
  const timers: Partial<Record<"again" | "patience" | "silence", ReturnType<typeof setTimeout>>> = {};
  const say = (next: Line) => {
    if (next.isOver === line.isOver && next.awaySince === line.awaySince) return;
    line = next;
    onLine(next);
  };
  const away = () => say({ ...line, awaySince: line.awaySince ?? lastWord });
  const set = (name: keyof typeof timers, act: () => void, ms: number) => {
    clearTimeout(timers[name]);
    timers[name] = setTimeout(act, ms);
  };
  const heard = () => {
    lastWord = new Date();
    clearTimeout(timers.patience);
    timers.patience = undefined;
    say({ awaySince: null, isOver: false });
    set("silence", broken, SILENCE_MS);
  };
  const broken = () => {
    away();
    open();
  };
  const close = () => {
    source?.close();
    source = null;
    for (const timer of Object.values(timers)) clearTimeout(timer);
    timers.patience = undefined;
  };
  /** The browser does not say why a stream was refused, so it is asked for once more. */
  const refused = async () => {
    const isRefused = await isForbidden(address);
    if (source !== null || isStopped) return;
    if (isRefused) say({ ...line, isOver: true });
    if (isRefused === false) open();
    else set("again", () => void refused(), AGAIN_MS);
  };
  const open = () => {
    close();
    set("silence", broken, SILENCE_MS);
    const opened = new EventSource(address);
    source = opened;
    opened.onopen = heard;
    opened.addEventListener(PULSE_EVENT, heard);
    opened.addEventListener(OVER_EVENT, () => {
      close();
      say({ ...line, isOver: true });
      void refused();
    });
    opened.onmessage = (event: MessageEvent<string>) => {
      heard();
      onEvent(JSON.parse(event.data) as T);
    };
    opened.onerror = () => {
      timers.patience ??= setTimeout(away, PATIENCE_MS);
      if (opened.readyState !== EventSource.CLOSED || source !== opened) return;
      source = null;
      void refused();
    };
  };
  /** Timers stop while a device sleeps, and a page that the browser kept comes back without its connection. */
  const wake = (event: Event) => {
    const wasKept = event.type === "pageshow" && (event as PageTransitionEvent).persisted;
    if (document.visibilityState === "visible" && (wasKept || Date.now() - lastWord.getTime() > SILENCE_MS)) broken();
  };
  const watched = [
    [window, "offline", away],
    [window, "online", open],
    [window, "pageshow", wake],
    [document, "visibilitychange", wake],
  ] as const;
  for (const [target, name, act] of watched) target.addEventListener(name, act);
  open();
  return () => {
    isStopped = true;
    for (const [target, name, act] of watched) target.removeEventListener(name, act);
    close();
  };
}

/** Whether the server refuses this reader; null: it gave no answer that says so. */
async function isForbidden(address: string): Promise<boolean | null> {
  const hangUp = new AbortController();
  try {
    const { status, ok } = await fetch(address, { signal: hangUp.signal });
    return ok ? false : [401, 403, 404].includes(status) || null;
  } catch {
    return null;
  } finally {
    hangUp.abort();
  }
}
