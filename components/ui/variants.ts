import { createTV, extendTailwindMerge } from "tailwind-variants/config";

/**
 * The names that styles/theme.css adds to Tailwind's scales. tailwind-merge must know them, or it takes `text-small`
 * for a colour.
 */
const THEME = {
  text: ["small", "body", "step-1", "step-2", "step-3", "step-4", "step-5", "step-6"],
  radius: ["card", "control", "label"],
  shadow: ["card"],
  breakpoint: ["tablet", "nav", "wide", "full"],
};

/** Joins class names; if two utilities set the same property, the last one wins. */
export const cn = extendTailwindMerge({ extend: { theme: THEME } });

/** Declares a component's variants beside it (https://www.tailwind-variants.org). The caller's `className` wins. */
export const tv = createTV({ twMerge: cn });
