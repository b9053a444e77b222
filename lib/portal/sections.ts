import type { Right } from "@/lib/team/rights";

/** The sections of the portal, as the address names them (`/portal?section=venues`). */
export const PORTAL = "/portal";
/** The address that somebody types on a kitchen's tablet. */
export const KITCHEN = "/portal/kitchen";

export const PORTAL_SECTIONS = [
  "dashboard",
  "live",
  "venues",
  "data-explorer",
  "weeks",
  "charts",
  "menu",
  "applications",
  "register",
  "venue-mappings",
  "installation",
  "test",
  "docs",
  "team",
  "settings",
] as const;
export type PortalSection = (typeof PORTAL_SECTIONS)[number];

export const SECTION_TITLES: Record<PortalSection, string> = {
  dashboard: "Dashboard",
  live: "Live View",
  venues: "Venues/Locations",
  "data-explorer": "Data Explorer",
  weeks: "Weeks",
  charts: "Charts & Widgets",
  menu: "Menu",
  applications: "My Applications",
  register: "Register OAuth application",
  "venue-mappings": "Venue ID Mappings",
  installation: "Check a page",
  test: "Test Flow",
  docs: "Documentation",
  team: "Team",
  settings: "Settings",
};

/** The right that opens a section (lib/team/rights.ts). */
export const SECTION_RIGHTS: Record<PortalSection, Right> = {
  dashboard: "figures",
  live: "live",
  venues: "places",
  "data-explorer": "guests",
  weeks: "figures",
  charts: "figures",
  menu: "menu",
  applications: "applications",
  register: "applications",
  "venue-mappings": "applications",
  installation: "applications",
  test: "applications",
  docs: "belong",
  team: "people",
  settings: "belong",
};

const FAILURES: Partial<Record<PortalSection, string>> = {
  dashboard: "Failed to load dashboard data",
  live: "Failed to load visits",
  "data-explorer": "Failed to load visits",
  weeks: "Failed to load visits",
  applications: "Error loading OAuth clients",
  team: "Failed to load the team",
  "venue-mappings": "Error loading venue mappings",
};

/** The sentence that is shown when the server cannot load a section. `type`: the chart that was asked for. */
export function failureOf(section: PortalSection, type?: string): string {
  if (section === "charts") return `Failed to load ${type ?? "chart"} data`;
  return FAILURES[section] ?? "An error occurred";
}

export type SectionGroup = { title: string; sections: readonly PortalSection[] };

/** The groups of the sidebar. A section without an entry of its own (`register`) is reached from another section. */
export const SECTION_GROUPS: readonly SectionGroup[] = [
  { title: "Portal", sections: ["dashboard", "live", "venues", "data-explorer", "weeks", "charts", "menu"] },
  { title: "Developers", sections: ["applications", "venue-mappings", "installation", "test", "docs"] },
  { title: "Settings", sections: ["team", "settings"] },
];

/** The sidebar entry that a section belongs to. */
export const lineOf = (section: PortalSection): PortalSection => (section === "register" ? "applications" : section);

/** The address of a section with further parameters: `sectionHref("venues", { view: "import" })`. */
export function sectionHref(section: PortalSection, state: Record<string, string> = {}): string {
  return `${PORTAL}?${new URLSearchParams({ section, ...state })}`;
}

const isSection = (text: string): text is PortalSection => PORTAL_SECTIONS.some((section) => section === text);

/** The section that an address names if it is one of `built`, or else the first of them. */
export function sectionOf(text: string | undefined, built: readonly PortalSection[]): PortalSection {
  const named = text !== undefined && isSection(text) && built.includes(text) ? text : undefined;
  return named ?? PORTAL_SECTIONS.find((section) => built.includes(section)) ?? "settings";
}
