"use client";

import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from "react";
import { useText } from "#use-text";
import { Badge, CONFLICT_SHAPE, MATCH_SHAPE } from "@/components/ui/badge";
import { CrossIcon } from "@/components/ui/frame-icons";
import { IconButton } from "@/components/ui/icon-button";
import { takeLeftToast } from "@/components/ui/left-toast";
import { cn, tv } from "@/components/ui/variants";
import { shell } from "@/messages/en/shell";

export type ToastType = "success" | "error";
type ToastAction = { label: string; onSelect: () => void };
type Toast = { id: number; type: ToastType; message: string; actions: readonly ToastAction[]; durationMs: number };
/** `action`: one action beside the message, or several below it. `durationMs`: how long a success stays. */
export type ShowToast = (
  type: ToastType,
  message: string,
  action?: ToastAction | readonly ToastAction[],
  durationMs?: number,
) => void;

/** Errors stay until dismissed; successes disappear after this time, unless hovered or focused. */
const SUCCESS_MS = 6000;
/** The length of the exit animation. */
const EXIT_MS = 300;
const MAX_SHOWN = 3;

const ToastContext = createContext<ShowToast | null>(null);

/** `const toast = useToast(); toast("success", "Dietary preferences updated!")` */
export function useToast(): ShowToast {
  const show = useContext(ToastContext);
  if (!show) throw new Error("useToast needs a ToastProvider above it");
  return show;
}

export function ToastProvider({ children }: { children: ReactNode }) {
  const t = useText(shell);
  const [toasts, setToasts] = useState<Toast[]>([]);
  const nextId = useRef(0);
  const show = useCallback<ShowToast>((type, message, action, durationMs = SUCCESS_MS) => {
    const toast = { id: nextId.current++, type, message, actions: [action ?? []].flat(), durationMs };
    setToasts((shown) => [...shown.filter((other) => other.message !== message), toast].slice(-MAX_SHOWN));
  }, []);
  useEffect(() => {
    const left = takeLeftToast();
    if (left) show(left.type, left.message);
  }, [show]);
  const dismiss = useCallback((id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id)), []);
  const lane = (type: ToastType) =>
    toasts
      .filter((toast) => toast.type === type)
      .map((toast) => <ToastItem key={toast.id} onDismiss={dismiss} {...toast} />);

  return (
    <ToastContext value={show}>
      {children}
      <section
        aria-label={t("messages")}
        className="pointer-events-none fixed end-4 bottom-[max(16px+var(--dock),env(safe-area-inset-bottom))] start-4 z-50 grid gap-2.5 nav:end-8 nav:bottom-8 nav:start-auto nav:w-[420px] print:hidden"
        data-toasts=""
      >
        <div aria-live="polite" className="grid gap-2.5 empty:absolute" role="status">
          {lane("success")}
        </div>
        <div aria-live="assertive" className="grid gap-2.5 empty:absolute" role="alert">
          {lane("error")}
        </div>
      </section>
    </ToastContext>
  );
}

const isStill = () => window.matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Hover and focus colours on the toast's dark ground. */
const PRESSED = "hover:bg-(--toast-hover) focus-visible:-outline-offset-3 focus-visible:outline-paper";

const item = tv({
  slots: {
    base: "pointer-events-auto flex items-center gap-3 rounded-card bg-ink py-2 pe-2 ps-4 leading-[1.4] font-[560] text-paper shadow-card [--badge-cut:var(--ink)] motion-safe:animate-appear forced-colors:border-2 forced-colors:border-[CanvasText]",
    words: "min-w-0 flex-1 py-1.5 wrap-anywhere",
    acts: "",
  },
  variants: {
    choices: {
      true: { base: "flex-wrap", words: "basis-[calc(100%-100px)]", acts: "order-1 ms-5.5 flex w-full flex-wrap" },
    },
    leaving: { true: { base: "opacity-0 transition-opacity duration-300 ease-in" } },
  },
});

/** How many letters of words and action stand beside each other on a phone without making a column of the words. */
const LETTERS_BESIDE = 36;

/** The actions stand below the words: several, or one beside which the words would have no room. */
const isBelow = (message: string, actions: readonly ToastAction[]) =>
  actions.length > 1 || (actions.length === 1 && message.length + (actions[0]?.label.length ?? 0) > LETTERS_BESIDE);

function ToastItem({ id, type, message, actions, durationMs, onDismiss }: Toast & { onDismiss: (id: number) => void }) {
  const t = useText(shell);
  const [isPaused, setHeld] = useState(false);
  const [leaving, setLeaving] = useState(false);
  useEffect(() => {
    if (type === "error" || isPaused || leaving) return;
    const timer = setTimeout(() => (isStill() ? onDismiss(id) : setLeaving(true)), durationMs);
    return () => clearTimeout(timer);
  }, [type, isPaused, leaving, id, durationMs, onDismiss]);
  useEffect(() => {
    if (!leaving) return;
    const timer = setTimeout(() => onDismiss(id), EXIT_MS);
    return () => clearTimeout(timer);
  }, [leaving, id, onDismiss]);
  const look = item({ choices: isBelow(message, actions), leaving });
  const hold = useMemo(() => ({ on: () => setHeld(true), off: () => setHeld(false) }), []);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only pauses the timer that removes the toast
    <div
      className={look.base()}
      data-toast={leaving ? "leaving" : "shown"}
      onBlur={hold.off}
      onFocus={hold.on}
      onMouseEnter={hold.on}
      onMouseLeave={hold.off}
    >
      <Badge
        look={type === "success" ? "v-match [--v:var(--toast-match)]" : "v-conflict [--v:var(--toast-conflict)]"}
        size={22}
      >
        {type === "success" ? MATCH_SHAPE : CONFLICT_SHAPE}
      </Badge>
      <p className={look.words()} data-toast-message="">
        {t.known(message)}
      </p>
      {actions.length > 0 && (
        <span className={look.acts()}>
          {actions.map((action) => (
            <button
              className={cn(PRESSED, "min-h-11 rounded-control px-3 whitespace-nowrap underline underline-offset-4")}
              key={action.label}
              onClick={() => {
                action.onSelect();
                onDismiss(id);
              }}
              type="button"
            >
              {action.label}
            </button>
          ))}
        </span>
      )}
      <IconButton className={PRESSED} label={t("dismiss")} onClick={() => onDismiss(id)}>
        <CrossIcon size={20} />
      </IconButton>
    </div>
  );
}
