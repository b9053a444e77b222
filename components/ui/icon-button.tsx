import type { ComponentProps } from "react";
import { tv } from "@/components/ui/variants";

type IconButtonProps = Omit<ComponentProps<"button">, "aria-label"> & {
  /** What the button does, in words. */
  label: string;
  variant?: "plain" | "line";
};

export const iconButtonLook = tv({
  base: "inline-grid size-11 flex-none place-items-center rounded-control border-[1.5px] border-transparent text-inherit hover:bg-sunk disabled:cursor-not-allowed disabled:text-ink-soft",
  variants: { variant: { plain: "", line: "border-control" } },
});

export function IconButton({ label, variant, className, children, type = "button", ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      aria-label={label}
      className={iconButtonLook({ variant, className })}
      title={rest.title ?? label}
      type={type}
    >
      {children}
    </button>
  );
}
