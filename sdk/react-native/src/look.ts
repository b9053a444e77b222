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
  /** How many dishes of the menu are checked. Null: no menu was marked. */
  count: string | null;
  width: number;
  height: number;
  fontSize: number;
  borderRadius: number;
  colors: (typeof COLORS)[keyof typeof COLORS];
};

const LABELS = { new: "Sign in with Forkprint", empty: "Add your preferences", active: "DIET ID ACTIVE" } as const;
/** Only a menu that was checked, or none at all, leaves the button active. */
const MENU_LABELS = {
  checking: "CHECKING",
  partly: "PARTLY CHECKED",
  unchecked: "NOT CHECKED",
  checked: LABELS.active,
} as const;

/** The button's looks, from its props and the session's state. */
export function lookOf(
  props: Omit<ButtonProps, "clientId">,
  { answer, menu }: Pick<State, "answer"> & Partial<Pick<State, "menu">>,
): Look {
  const size = SIZES[props.size ?? "medium"];
  const mode = !answer ? "new" : answer.hasPreferences ? "active" : "empty";
  const height = props.height ?? size.height;
  return {
    isShown: !props.hide && !(props.hideOnComplete && mode === "active"),
    mode,
    label: mode === "active" && menu ? MENU_LABELS[menu.state] : LABELS[mode],
    count: mode === "active" && menu ? `${menu.done} of ${menu.total} ${menu.total === 1 ? "dish" : "dishes"}` : null,
    width: props.width ?? size.width,
    height,
    fontSize: size.fontSize,
    borderRadius: props.borderRadius ?? 8,
    colors: COLORS[props.theme ?? "dark"],
  };
}
