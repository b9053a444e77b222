/**
 * The parts of react-native that this package uses, so that it can be type-checked here without installing it. An app
 * uses react-native's own types.
 */
declare module "react-native" {
  import type { ReactNode } from "react";

  type Style = Record<string, unknown> | false | null | undefined | readonly Style[];
  type AccessibilityProps = {
    accessibilityLabel?: string;
    accessibilityRole?: "button";
    accessibilityState?: { busy?: boolean; disabled?: boolean };
    "aria-hidden"?: boolean;
    testID?: string;
  };
  export function View(props: AccessibilityProps & { style?: Style; children?: ReactNode }): ReactNode;
  export function Text(props: {
    style?: Style;
    numberOfLines?: number;
    maxFontSizeMultiplier?: number;
    children?: ReactNode;
  }): ReactNode;
  export function Image(props: AccessibilityProps & { style?: Style; source: { uri: string } }): ReactNode;
  export function ActivityIndicator(props: { color?: string; size?: "small" | "large" | number }): ReactNode;
  export function Pressable(
    props: AccessibilityProps & {
      onPress?: () => void;
      disabled?: boolean;
      hitSlop?: number;
      style?: Style | ((state: { pressed: boolean }) => Style);
      children?: ReactNode;
    },
  ): ReactNode;
  type Subscription = { remove: () => void };
  export const Linking: {
    openURL: (url: string) => Promise<unknown>;
    addEventListener: (type: "url", listener: (event: { url: string }) => void) => Subscription;
  };
  export const AppState: {
    addEventListener: (type: "change", listener: (state: string) => void) => Subscription;
  };
}
