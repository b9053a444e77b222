import type { ReactNode } from "react";
import { PORTAL_SECTIONS, type PortalSection } from "@/lib/portal/sections";
import type { Viewer } from "@/server/auth/viewer";

export type SectionProps = {
  viewer: Viewer;
  /** The other parameters of the address, one value each: the page, the filters, the venue. */
  params: Readonly<Record<string, string | undefined>>;
};
type SectionModule = { default: (props: SectionProps) => ReactNode | Promise<ReactNode> };

/** The module that renders each section. A line here adds the section to the portal and to its sidebar. */
const SECTIONS: Partial<Record<PortalSection, () => Promise<SectionModule>>> = {
  dashboard: () => import("./_sections/dashboard"),
  live: () => import("./_sections/live"),
  "data-explorer": () => import("./_sections/data-explorer"),
  charts: () => import("./_sections/charts"),
  venues: () => import("./_sections/venues"),
  menu: () => import("./_sections/menu"),
  applications: () => import("./_sections/applications"),
  register: () => import("./_sections/register"),
  "venue-mappings": () => import("./_sections/venue-mappings"),
  test: () => import("./_sections/test"),
  docs: () => import("./_sections/docs"),
  settings: () => import("./_sections/settings"),
};

export const BUILT_SECTIONS: readonly PortalSection[] = PORTAL_SECTIONS.filter((section) => section in SECTIONS);

export async function loadSection(section: PortalSection): Promise<SectionModule["default"]> {
  const load = SECTIONS[section];
  if (!load) throw new Error(`The portal has no section ${section}`);
  return (await load()).default;
}
