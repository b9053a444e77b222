import type { ReactNode } from "react";
import { PORTAL_SECTIONS, type PortalSection, SECTION_RIGHTS } from "@/lib/portal/sections";
import type { Viewer } from "@/server/auth/viewer";
import { type Member, ownerFor } from "@/server/team/find-member";
import type { Owner } from "@/server/venues/access";

export type SectionProps = {
  viewer: Viewer;
  member: Member;
  /** What the right of the section reaches. */
  owner: Owner;
  /** The other parameters of the address, one value each: the page, the filters, the venue. */
  params: Readonly<Record<string, string | undefined>>;
};
type SectionModule = { default: (props: SectionProps) => ReactNode | Promise<ReactNode> };

/** The module that renders each section. A line here adds the section to the portal and to its sidebar. */
const SECTIONS: Partial<Record<PortalSection, () => Promise<SectionModule>>> = {
  dashboard: () => import("./_sections/dashboard"),
  live: () => import("./_sections/live"),
  "data-explorer": () => import("./_sections/data-explorer"),
  weeks: () => import("./_sections/weeks"),
  charts: () => import("./_sections/charts"),
  venues: () => import("./_sections/venues"),
  menu: () => import("./_sections/menu"),
  applications: () => import("./_sections/applications"),
  register: () => import("./_sections/register"),
  "venue-mappings": () => import("./_sections/venue-mappings"),
  installation: () => import("./_sections/installation"),
  test: () => import("./_sections/test"),
  docs: () => import("./_sections/docs"),
  team: () => import("./_sections/team"),
  settings: () => import("./_sections/settings"),
};

export const BUILT_SECTIONS: readonly PortalSection[] = PORTAL_SECTIONS.filter((section) => section in SECTIONS);

/** The sections that a person's roles open, each with what it reaches. */
export const sectionsOf = (member: Member): ReadonlyMap<PortalSection, Owner> =>
  new Map(
    BUILT_SECTIONS.flatMap((section) => {
      const owner = ownerFor(member, SECTION_RIGHTS[section]);
      return owner ? [[section, owner] as const] : [];
    }),
  );

export async function loadSection(section: PortalSection): Promise<SectionModule["default"]> {
  const load = SECTIONS[section];
  if (!load) throw new Error(`The portal has no section ${section}`);
  return (await load()).default;
}
