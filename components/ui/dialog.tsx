"use client";

import * as RadixDialog from "@radix-ui/react-dialog";
import { X } from "lucide-react";
import type { ReactNode, RefObject } from "react";
import { useText } from "#use-text";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { TwoButtons } from "@/components/ui/two-buttons";
import { useFocusReturn } from "@/components/ui/use-focus-return";
import { cn, tv } from "@/components/ui/variants";
import { shell } from "@/messages/en/shell";

type OverlayProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  children?: ReactNode;
};

type DialogProps = OverlayProps & {
  /** One or two sentences below the title, announced when the dialog opens. */
  description?: ReactNode;
  wide?: boolean;
  /** Takes the focus when the dialog opens, instead of the close button. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Hides the close button, for questions whose two buttons already include a way out. */
  hideClose?: boolean;
};

const VEIL = "fixed inset-0 z-40 bg-veil print:hidden motion-safe:data-[state=open]:animate-appear";
const PANEL =
  "fixed z-41 border border-line bg-raised shadow-card focus-visible:outline-none forced-colors:border-2 forced-colors:border-[CanvasText]";
const BOTTOM_SHEET =
  "inset-x-0 bottom-0 mx-auto grid max-h-[min(86dvh,860px)] max-w-[820px] grid-rows-[auto_minmax(0,1fr)] rounded-[16px_16px_0_0] border-b-0 motion-safe:data-[state=open]:animate-rise";
const SHEET_BODY =
  "overflow-y-auto overscroll-contain px-5 pt-5 pb-[max(28px,env(safe-area-inset-bottom))] tablet:px-9";
const TITLE = "text-step-2 wrap-anywhere first-letter:uppercase";

/** Not printed, because paper shows the page that the dialog covers: "Print" in a dialog prints what it is about. */
const dialog = tv({
  base: [
    PANEL,
    "inset-0 m-auto h-fit max-h-[calc(100dvh-32px)] w-[min(440px,100vw-32px)] overflow-y-auto overscroll-contain rounded-card p-6 motion-safe:data-[state=open]:animate-appear print:hidden",
  ],
  variants: { wide: { true: "w-[min(560px,100vw-32px)]" } },
});

/** Toasts lie above the dialog, so a click on one must not close it. Radix asks only after the toast is gone. */
const isToast = (target: EventTarget | null) =>
  target instanceof Element && (!target.isConnected || target.closest("[data-toasts]") !== null);
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

/** Traps the focus, closes on Escape or a click outside, and then returns the focus. */
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
        <RadixDialog.Overlay className={VEIL} />
        <RadixDialog.Content
          className={dialog({ wide })}
          onCloseAutoFocus={giveFocusBack}
          onInteractOutside={keepOpenForToasts}
          onOpenAutoFocus={onOpenAutoFocus}
          {...(description ? {} : { "aria-describedby": undefined })}
        >
          <div className="flex items-start justify-between gap-3">
            <RadixDialog.Title className={TITLE}>{title}</RadixDialog.Title>
            {!hideClose && <CloseButton className="-mt-2.5 -me-2.5 -mb-2" />}
          </div>
          {description && (
            <RadixDialog.Description className="mt-2.5 text-ink-soft wrap-anywhere">
              {description}
            </RadixDialog.Description>
          )}
          {children && <div className="mt-5">{children}</div>}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

type ConfirmDialogProps = Omit<OverlayProps, "children"> & {
  /** Names what is affected, and says what stays. */
  description: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  onConfirm: () => void;
  busy?: boolean;
  tone?: "danger" | "primary";
  children?: ReactNode;
};

/** Asks for confirmation in plain words, with two buttons of equal weight. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const t = useText(shell);
  const { confirmLabel, cancelLabel = t("cancel"), onConfirm, busy, tone = "danger", children, ...frame } = props;
  return (
    <Dialog {...frame} hideClose>
      {children}
      <TwoButtons>
        <Button disabled={busy} onClick={() => frame.onOpenChange(false)}>
          {cancelLabel}
        </Button>
        <Button busy={busy} onClick={onConfirm} variant={tone}>
          {confirmLabel}
        </Button>
      </TwoButtons>
    </Dialog>
  );
}

/** Slides up from the lower edge, for long texts beside a task. Its body scrolls and is reachable by Tab. */
export function BottomSheet({ open, onOpenChange, title, children }: OverlayProps) {
  const giveFocusBack = useFocusReturn(open);
  return (
    <RadixDialog.Root onOpenChange={onOpenChange} open={open}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={VEIL} />
        <RadixDialog.Content
          aria-describedby={undefined}
          className={cn(PANEL, BOTTOM_SHEET)}
          onCloseAutoFocus={giveFocusBack}
          onInteractOutside={keepOpenForToasts}
        >
          <div className="flex items-center justify-between gap-3 border-b border-line pt-3.5 pe-3 pb-3 ps-5 tablet:pe-6 tablet:ps-9">
            <RadixDialog.Title className={TITLE}>{title}</RadixDialog.Title>
            <CloseButton />
          </div>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
          <section aria-label={title} className={SHEET_BODY} tabIndex={0}>
            {children}
          </section>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
