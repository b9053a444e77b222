"use client";

import * as RadixDialog from "@radix-ui/react-dialog";
import { Sun, X } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { useText } from "#use-text";
import { Button } from "@/components/ui/button";
import { useFocusReturn } from "@/components/ui/use-focus-return";
import { useWakeLock } from "@/components/ui/use-wake-lock";
import { shell } from "@/messages/en/shell";

type KeptAwakeProps = Omit<ComponentProps<typeof RadixDialog.Content>, "className" | "title"> & {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The screen's class; its bar and its note that the screen stays on are called after it. */
  name: "staff" | "cook";
  /** Stands in the bar. A screen without it has a RadixDialog.Title among its children. */
  title?: ReactNode;
};

/** Over everything and the whole screen, which is kept on: for something read from afar. Escape or Close leaves it. */
export function KeptAwake({ open, onOpenChange, name, title, children, ...content }: KeptAwakeProps) {
  const t = useText(shell);
  const giveFocusBack = useFocusReturn(open);
  const awake = useWakeLock(open);
  return (
    <RadixDialog.Root onOpenChange={onOpenChange} open={open}>
      <RadixDialog.Portal>
        <RadixDialog.Content
          aria-describedby={undefined}
          className={name}
          onCloseAutoFocus={giveFocusBack}
          {...content}
        >
          <div className={`${name}-bar`}>
            {title && <RadixDialog.Title className={`${name}-title`}>{title}</RadixDialog.Title>}
            {awake && (
              <span className={`${name}-awake`}>
                <Sun size={18} />
                {t("screenStaysOn")}
              </span>
            )}
            <RadixDialog.Close asChild>
              <Button size="sm">
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
