import type { ComponentProps } from "react";
import { classNames } from "@/components/ui/class-names";

type IconButtonProps = Omit<ComponentProps<"button">, "aria-label"> & {
  /** What the button does, in words. */
  label: string;
  variant?: "plain" | "line";
};

export function IconButton({
  label,
  variant = "plain",
  className,
  children,
  type = "button",
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      aria-label={label}
      className={classNames("icon-btn", variant === "line" && "icon-btn--line", className)}
      title={rest.title ?? label}
      type={type}
    >
      {children}
    </button>
  );
}
