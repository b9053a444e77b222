"use client";

import * as RadixDialog from "@radix-ui/react-dialog";
import { Sun, X } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { useText } from "#use-text";
import { Button } from "@/components/ui/button";
import { useFocusReturn } from "@/components/ui/use-focus-return";
import { useWakeLock } from "@/components/ui/use-wake-lock";
import { shell } from "@/messages/en/shell";

const LOOKS = {
  staff: {
    screen: "fixed inset-0 z-45 grid grid-cols-1 grid-rows-[auto_1fr_auto] overflow-y-auto bg-[#ffffff]",
    bar: "flex min-h-16 items-center justify-between gap-3 px-4 py-2.5 nav:px-10 nav:py-3.5",
    title: undefined,
    awake: "inline-flex items-center gap-2 text-small/normal font-[560]",
    close: "ms-auto",
  },
  /** Shows one cooking step as large as the screen allows, because it is read from across the kitchen. */
  cook: {
    screen:
      "fixed inset-0 z-45 grid grid-cols-1 grid-rows-[auto_minmax(0,1fr)] bg-paper focus-visible:-outline-offset-4",
    bar: "flex items-center gap-4 border-line border-b px-(--gutter) py-2.5",
    title: "min-w-0 flex-1 truncate text-step-1",
    awake: "hidden items-center gap-2 text-(length:--t-1) text-ink-soft min-[760px]:inline-flex",
    close: undefined,
  },
} as const;

type KeptAwakeProps = Omit<ComponentProps<typeof RadixDialog.Content>, "className" | "title"> & {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The use, which decides the look: a card that a waiter reads, or a recipe that is cooked. */
  name: keyof typeof LOOKS;
  /** Shown in the top bar. Without it, `children` must contain a RadixDialog.Title. */
  title?: ReactNode;
};

/**
 * A full-screen dialog that keeps the screen on (wake lock), for content read from afar. Escape or Close leaves it.
 */
export function KeptAwake({ open, onOpenChange, name, title, children, ...content }: KeptAwakeProps) {
  const t = useText(shell);
  const look = LOOKS[name];
  const giveFocusBack = useFocusReturn(open);
  const awake = useWakeLock(open);
  return (
    <RadixDialog.Root onOpenChange={onOpenChange} open={open}>
      <RadixDialog.Portal>
        <RadixDialog.Content
          aria-describedby={undefined}
          className={look.screen}
          onCloseAutoFocus={giveFocusBack}
          {...content}
        >
          <div className={look.bar}>
            {title && <RadixDialog.Title className={look.title}>{title}</RadixDialog.Title>}
            {awake && (
              <span className={look.awake}>
                <Sun size={18} />
                {t("screenStaysOn")}
              </span>
            )}
            <RadixDialog.Close asChild>
              <Button className={look.close} size="sm">
                <X size={18} />
                {t("close")}
              </Button>
            </RadixDialog.Close>
          </div>
          {children}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
