"use client";

import { EllipsisVertical } from "lucide-react";
import { useCallback, useEffect, useRef, useState } from "react";
import { useDismiss } from "@/components/layout/use-dismiss";
import { IconButton } from "@/components/ui/icon-button";
import { cn } from "@/components/ui/variants";

export type MenuAction = { label: string; onSelect: () => void; danger?: boolean };

const ROW_PX = 50;

/** A menu of actions behind a button. */
export function MoreMenu({
  label,
  actions,
  plain,
}: {
  label: string;
  actions: readonly MenuAction[];
  plain?: boolean;
}) {
  const [isOpen, setIsOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const dismiss = useCallback((byKey: boolean) => {
    setIsOpen(false);
    if (byKey) button.current?.focus();
  }, []);
  useDismiss(root, isOpen, dismiss);
  useEffect(() => {
    if (!isOpen) return;
    const close = () => setIsOpen(false); // the menu has a fixed position and would not follow its button
    window.addEventListener("scroll", close, { capture: true, passive: true });
    return () => window.removeEventListener("scroll", close, { capture: true });
  }, [isOpen]);
  const edge = button.current?.getBoundingClientRect();
  // Positioned relative to the window, because a scrolling table would clip it. Opens upwards if there is no room
  // below.
  const place = edge && {
    right: document.documentElement.clientWidth - edge.right,
    ...(edge.bottom + actions.length * ROW_PX > window.innerHeight
      ? { bottom: window.innerHeight - edge.top }
      : { top: edge.bottom }),
  };
  return (
    <div className="inline-block text-start" ref={root}>
      <IconButton
        aria-expanded={isOpen}
        label={label}
        onClick={() => setIsOpen(!isOpen)}
        ref={button}
        variant={plain ? "plain" : "line"}
      >
        <EllipsisVertical size={20} />
      </IconButton>
      {isOpen && (
        <ul
          className="fixed z-10 my-1 min-w-44 rounded-control border border-line bg-raised p-1 shadow-card"
          style={place}
        >
          {actions.map((action) => (
            <li key={action.label}>
              <button
                className={cn(
                  "flex min-h-11 w-full items-center rounded-label px-3 text-start font-[560] text-small whitespace-nowrap hover:bg-sunk",
                  action.danger && "text-tomato-ink",
                )}
                onClick={() => {
                  button.current?.focus(); // a dialog returns the focus to this button
                  setIsOpen(false);
                  action.onSelect();
                }}
                type="button"
              >
                {action.label}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
