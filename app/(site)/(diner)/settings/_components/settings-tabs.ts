export const SETTINGS_TABS = ["dietary", "favorites", "ingredients", "my-id", "privacy", "account"] as const;
export type SettingsTab = (typeof SETTINGS_TABS)[number];

/** The tab that a URL names; the first tab for any other value. */
export function tabOf(value: string | null | undefined): SettingsTab {
  return SETTINGS_TABS.find((tab) => tab === value) ?? "dietary";
}
