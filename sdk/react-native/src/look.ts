import type { ButtonProps, State } from "./types";

export const SIZES = {
  small: { width: 200, height: 40, fontSize: 14 },
  medium: { width: 280, height: 50, fontSize: 16 },
  large: { width: 360, height: 60, fontSize: 18 },
} as const;

export const COLORS = {
  dark: { ground: "#1C3F31", ink: "#F6EFE0", edge: "#1C3F31", line: "#4A6A5B" },
  light: { ground: "#FFFFFF", ink: "#1E2A24", edge: "#857D6E", line: "#857D6E" },
} as const;

export type Look = {
  isShown: boolean;
  /** `empty`: signed in, and nothing is on the card yet. */
  mode: "new" | "empty" | "active";
  label: string;
  width: number;
  height: number;
  fontSize: number;
  borderRadius: number;
  colors: (typeof COLORS)[keyof typeof COLORS];
};

const LABELS = { new: "Sign in with Forkprint", empty: "Add your preferences", active: "DIET ID ACTIVE" } as const;

/** The button's looks, from its props and the session's state. */
export function lookOf(props: Omit<ButtonProps, "clientId">, { answer }: Pick<State, "answer">): Look {
  const size = SIZES[props.size ?? "medium"];
  const mode = !answer ? "new" : answer.hasPreferences ? "active" : "empty";
  const height = props.height ?? size.height;
  return {
    isShown: !props.hide && !(props.hideOnComplete && mode === "active"),
    mode,
    label: LABELS[mode],
    width: props.width ?? size.width,
    height,
    fontSize: size.fontSize,
    borderRadius: props.borderRadius ?? 8,
    colors: COLORS[props.theme ?? "dark"],
  };
}
