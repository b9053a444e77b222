import { createTV, extendTailwindMerge } from "tailwind-variants/config";

/** The names that styles/theme.css gives to Tailwind's scales: without them `text-small` would pass for a colour. */
const THEME = {
  text: ["small", "body", "step-1", "step-2", "step-3", "step-4", "step-5", "step-6"],
  radius: ["card", "control", "label"],
  shadow: ["card"],
  breakpoint: ["tablet", "nav", "wide", "full"],
};

/** Joins class names; of two utilities that set the same property, the later one stays. */
export const cn = extendTailwindMerge({ extend: { theme: THEME } });

/** A component's variants, declared beside it: https://www.tailwind-variants.org. A caller's `className` wins. */
export const tv = createTV({ twMerge: cn });
