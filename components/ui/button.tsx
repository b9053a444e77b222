import Link from "next/link";
import type { ComponentProps, MouseEvent } from "react";
import { useText } from "#use-text";
import { buttonLabel, buttonLook } from "@/components/ui/button-look";
import { Spinner } from "@/components/ui/spinner";
import { shell } from "@/messages/en/shell";

/**
 * `foil` and `cover` stand on the passport cover only; `ink` is for choices of equal weight; `alarm` opens what the staff
 * must read.
 */
export type ButtonVariant = "primary" | "alarm" | "quiet" | "danger" | "text" | "ink" | "foil" | "cover";

type Look = {
  variant?: ButtonVariant;
  /** `sm` is 44 px high instead of 48. */
  size?: "md" | "sm";
  wide?: boolean;
};

type ButtonProps = ComponentProps<"button"> &
  Look & {
    /** Shows a spinner and ignores further clicks; the button keeps its width and its focus. */
    busy?: boolean;
    /** Shown beside the spinner. Without it only the spinner shows, and screen readers hear "Loading...". */
    busyLabel?: string;
  };

/** A busy submit button must not submit again, not even by Enter in a field. */
const ignore = (event: MouseEvent) => event.preventDefault();

export function Button({
  variant,
  size,
  wide,
  busy = false,
  busyLabel,
  className,
  children,
  onClick,
  type = "button",
  ...rest
}: ButtonProps) {
  const t = useText(shell);
  return (
    <button
      {...rest}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest["aria-disabled"]}
      className={buttonLook({ variant, size, wide, className })}
      onClick={busy ? ignore : onClick}
      type={type}
    >
      <span className={buttonLabel({ size, hidden: busy })} data-button-label="">
        {children}
      </span>
      {busy && (
        <span className={buttonLabel()}>
          <Spinner />
          {busyLabel ?? <span className="sr-only">{t("loading")}</span>}
        </span>
      )}
    </button>
  );
}

type ButtonLinkProps = ComponentProps<typeof Link> & Look;

/** A link that looks like a button: it goes somewhere instead of doing something. */
export function ButtonLink({ variant, size, wide, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={buttonLook({ variant, size, wide, className })}>
      <span className={buttonLabel({ size })}>{children}</span>
    </Link>
  );
}

type ButtonAnchorProps = ComponentProps<"a"> & Look;

/** A `ButtonLink` as a plain anchor, for a full page load or a file. */
export function ButtonAnchor({ variant, size, wide, className, children, ...rest }: ButtonAnchorProps) {
  return (
    <a {...rest} className={buttonLook({ variant, size, wide, className })}>
      <span className={buttonLabel({ size })}>{children}</span>
    </a>
  );
}
