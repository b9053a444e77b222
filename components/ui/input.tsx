import { ChevronDown } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { cn, tv } from "@/components/ui/variants";

/**
 * The look of a text control. Hides the browser's own reveal and clear buttons, because the fields bring their own.
 */
export const inputLook = tv({
  base: "block min-h-12 w-full rounded-control border-[1.5px] border-control bg-raised px-3.5 py-2.5 text-ink placeholder:text-ink-soft placeholder:opacity-100 focus-visible:outline-offset-1 disabled:cursor-not-allowed disabled:border-line disabled:bg-unknown-tint disabled:text-ink-soft aria-invalid:border-2 aria-invalid:border-tomato [&::-ms-reveal]:hidden",
  variants: {
    kind: {
      line: "[&[type=search]::-webkit-search-cancel-button]:hidden",
      lines: "min-h-24 leading-normal",
      choice: "appearance-none pe-13",
    },
  },
  defaultVariants: { kind: "line" },
});

/** Has no label: use `TextField`, or give it an accessible name. */
export const Input = ({ className, ...rest }: ComponentProps<"input">) => (
  <input {...rest} className={inputLook({ className })} />
);

export const TextBox = ({ className, ...rest }: ComponentProps<"textarea">) => (
  <textarea {...rest} className={inputLook({ kind: "lines", className })} />
);

export const SelectBox = ({ className, ...rest }: ComponentProps<"select">) => (
  <InputFrame>
    <select {...rest} className={inputLook({ kind: "choice", className })} />
    <ChevronDown className={inputSign("end")} size={18} />
  </InputFrame>
);

/** Positions an icon or button inside a text control. */
export const InputFrame = ({ children }: { children: ReactNode }) => <div className="relative">{children}</div>;

/** Places an icon inside the control, which leaves room for it with `ps-11` or `pe-13`. */
export const inputSign = (at: "start" | "end") =>
  cn("pointer-events-none absolute top-1/2 -translate-y-1/2 text-ink-soft", at === "start" ? "start-3.5" : "end-3.5");

export const FIELD_LABEL = "mb-1.5 block text-small font-semibold";
export const FIELD_HINT = "mb-1.5 text-small/[1.4] text-ink-soft";
export const FIELD_ERROR = "mt-1.5 flex items-start gap-1.5 text-small/[1.43] font-[550] text-tomato-ink";
