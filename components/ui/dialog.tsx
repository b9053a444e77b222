"use client";

import * as RadixDialog from "@radix-ui/react-dialog";
import { X } from "lucide-react";
import type { ReactNode, RefObject } from "react";
import { useText } from "#use-text";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { IconButton } from "@/components/ui/icon-button";
import { useFocusReturn } from "@/components/ui/use-focus-return";
import { shell } from "@/messages/en/shell";

type OverlayProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  children?: ReactNode;
};

type DialogProps = OverlayProps & {
  /** One or two sentences below the title, read when the dialog opens. */
  description?: ReactNode;
  wide?: boolean;
  /** Takes the focus when the dialog opens, instead of the close button. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** For questions that carry their own two buttons. */
  hideClose?: boolean;
};

/** Toasts lie above a dialog: dismissing one is not a click outside it. Radix asks when the toast is already gone. */
const isToast = (target: EventTarget | null) =>
  target instanceof Element && (!target.isConnected || target.closest(".toast-region") !== null);
const keepOpenForToasts = (event: CustomEvent<{ originalEvent: Event }>) => {
  if (isToast(event.detail.originalEvent.target)) event.preventDefault();
};

function CloseButton({ className }: { className?: string }) {
  const t = useText(shell);
  return (
    <RadixDialog.Close asChild>
      <IconButton className={className} label={t("close")}>
        <X size={22} />
      </IconButton>
    </RadixDialog.Close>
  );
}

/** Traps focus, closes on Escape and on a click outside, and gives focus back. */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, description, wide, initialFocus, hideClose, children } = props;
  const giveFocusBack = useFocusReturn(open);
  const onOpenAutoFocus = (event: Event) => {
    if (!initialFocus?.current) return;
    event.preventDefault();
    initialFocus.current.focus();
  };
  return (
    <RadixDialog.Root onOpenChange={onOpenChange} open={open}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="veil" />
        <RadixDialog.Content
          className={classNames("dialog", wide && "dialog--wide")}
          onCloseAutoFocus={giveFocusBack}
          onInteractOutside={keepOpenForToasts}
          onOpenAutoFocus={onOpenAutoFocus}
          {...(description ? {} : { "aria-describedby": undefined })}
        >
          <div className="dialog-head">
            <RadixDialog.Title className="dialog-title">{title}</RadixDialog.Title>
            {!hideClose && <CloseButton className="dialog-close" />}
          </div>
          {description && (
            <RadixDialog.Description className="dialog-description">{description}</RadixDialog.Description>
          )}
          {children && <div className="dialog-body">{children}</div>}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

type ConfirmDialogProps = Omit<OverlayProps, "children"> & {
  /** Names the thing and says what stays. */
  description: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  onConfirm: () => void;
  busy?: boolean;
  tone?: "danger" | "primary";
  children?: ReactNode;
};

/** Asks once, in plain words, with two equal buttons. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const t = useText(shell);
  const { confirmLabel, cancelLabel = t("cancel"), onConfirm, busy, tone = "danger", children, ...dialog } = props;
  return (
    <Dialog {...dialog} hideClose>
      {children}
      <div className="two-buttons">
        <Button disabled={busy} onClick={() => dialog.onOpenChange(false)}>
          {cancelLabel}
        </Button>
        <Button busy={busy} onClick={onConfirm} variant={tone}>
          {confirmLabel}
        </Button>
      </div>
    </Dialog>
  );
}

/** Rises from the lower edge; for long texts beside a task. The body scrolls and can be reached by Tab. */
export function BottomSheet({ open, onOpenChange, title, children }: OverlayProps) {
  const giveFocusBack = useFocusReturn(open);
  return (
    <RadixDialog.Root onOpenChange={onOpenChange} open={open}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="veil" />
        <RadixDialog.Content
          aria-describedby={undefined}
          className="bottom-sheet"
          onCloseAutoFocus={giveFocusBack}
          onInteractOutside={keepOpenForToasts}
        >
          <div className="bottom-sheet-head">
            <RadixDialog.Title className="dialog-title">{title}</RadixDialog.Title>
            <CloseButton />
          </div>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
          <section aria-label={title} className="bottom-sheet-body" tabIndex={0}>
            {children}
          </section>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
