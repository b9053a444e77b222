/** The parts of the portal, as they stand in its address (`/portal?section=venues`). */
export const PORTAL = "/portal";

export const PORTAL_SECTIONS = [
  "dashboard",
  "live",
  "venues",
  "data-explorer",
  "charts",
  "menu",
  "applications",
  "register",
  "venue-mappings",
  "test",
  "docs",
  "settings",
] as const;
export type PortalSection = (typeof PORTAL_SECTIONS)[number];

export const SECTION_TITLES: Record<PortalSection, string> = {
  dashboard: "Dashboard",
  live: "Live View",
  venues: "Venues/Locations",
  "data-explorer": "Data Explorer",
  charts: "Charts & Widgets",
  menu: "Menu",
  applications: "My Applications",
  register: "Register OAuth application",
  "venue-mappings": "Venue ID Mappings",
  test: "Test Flow",
  docs: "Documentation",
  settings: "Settings",
};

const FAILURES: Partial<Record<PortalSection, string>> = {
  dashboard: "Failed to load dashboard data",
  live: "Failed to load visits",
  "data-explorer": "Failed to load visits",
  applications: "Error loading OAuth clients",
  "venue-mappings": "Error loading venue mappings",
};

/** What is said when the server cannot put a section together. `type`: of the chart that was asked for. */
export function failureOf(section: PortalSection, type?: string): string {
  if (section === "charts") return `Failed to load ${type ?? "chart"} data`;
  return FAILURES[section] ?? "An error occurred";
}

export type SectionGroup = { title: string; sections: readonly PortalSection[] };

/** The sidebar. A section that is no line of its own (`register`) is reached from the one it belongs to. */
export const SECTION_GROUPS: readonly SectionGroup[] = [
  { title: "Portal", sections: ["dashboard", "live", "venues", "data-explorer", "charts", "menu"] },
  { title: "Developers", sections: ["applications", "venue-mappings", "test", "docs"] },
  { title: "Settings", sections: ["settings"] },
];

/** The line of the sidebar that a section belongs to. */
export const lineOf = (section: PortalSection): PortalSection => (section === "register" ? "applications" : section);

/** Where a section stands, with what else its address says: `sectionHref("venues", { view: "import" })`. */
export function sectionHref(section: PortalSection, state: Record<string, string> = {}): string {
  return `${PORTAL}?${new URLSearchParams({ section, ...state })}`;
}

const isSection = (text: string): text is PortalSection => PORTAL_SECTIONS.some((section) => section === text);

/** The section that an address names, if it is one of `built`; the first of them otherwise. */
export function sectionOf(text: string | undefined, built: readonly PortalSection[]): PortalSection {
  const named = text !== undefined && isSection(text) && built.includes(text) ? text : undefined;
  return named ?? PORTAL_SECTIONS.find((section) => built.includes(section)) ?? "settings";
}
