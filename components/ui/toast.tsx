"use client";

import { X } from "lucide-react";
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from "react";
import { IconButton } from "@/components/ui/icon-button";
import { takeLeftToast } from "@/components/ui/left-toast";
import { VerdictBadge } from "@/components/ui/verdict-badge";

export type ToastType = "success" | "error";
type ToastAction = { label: string; onSelect: () => void };
type Toast = { id: number; type: ToastType; message: string; action?: ToastAction };
export type ShowToast = (type: ToastType, message: string, action?: ToastAction) => void;

/** Errors wait to be dismissed; successes leave after this long, unless hovered or focused. */
const SUCCESS_MS = 6000;
const MAX_SHOWN = 3;

const ToastContext = createContext<ShowToast | null>(null);

/** `const toast = useToast(); toast("success", "Dietary preferences updated!")` */
export function useToast(): ShowToast {
  const show = useContext(ToastContext);
  if (!show) throw new Error("useToast needs a ToastProvider above it");
  return show;
}

export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<Toast[]>([]);
  const nextId = useRef(0);
  const show = useCallback<ShowToast>((type, message, action) => {
    const toast = { id: nextId.current++, type, message, action };
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
      <section aria-label="Messages" className="toast-region">
        <div aria-live="polite" className="toast-lane" role="status">
          {lane("success")}
        </div>
        <div aria-live="assertive" className="toast-lane" role="alert">
          {lane("error")}
        </div>
      </section>
    </ToastContext>
  );
}

function ToastItem({ id, type, message, action, onDismiss }: Toast & { onDismiss: (id: number) => void }) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (type === "error" || held) return;
    const timer = setTimeout(() => onDismiss(id), SUCCESS_MS);
    return () => clearTimeout(timer);
  }, [type, held, id, onDismiss]);
  const hold = useMemo(() => ({ on: () => setHeld(true), off: () => setHeld(false) }), []);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only keeps the message from leaving
    <div className="toast" onBlur={hold.off} onFocus={hold.on} onMouseEnter={hold.on} onMouseLeave={hold.off}>
      <VerdictBadge size={22} verdict={type === "success" ? "match" : "conflict"} />
      <p className="toast-message">{message}</p>
      {action && (
        <button
          className="toast-action"
          onClick={() => {
            action.onSelect();
            onDismiss(id);
          }}
          type="button"
        >
          {action.label}
        </button>
      )}
      <IconButton label="Dismiss" onClick={() => onDismiss(id)}>
        <X size={20} />
      </IconButton>
    </div>
  );
}
