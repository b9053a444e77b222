import type { Metadata } from "next";
import { Suspense } from "react";
import { QueryProvider } from "@/components/query/query-provider";
import { failureOf, SECTION_TITLES, sectionOf } from "@/lib/portal/sections";
import { BREAKDOWN_TYPES } from "@/lib/schemas/visit-analytics";
import { getViewer } from "@/server/auth/viewer";
import { findMember } from "@/server/team/find-member";
import { PortalEntrance } from "./_components/entrance/portal-entrance";
import { PortalFrame } from "./_components/frame/portal-frame";
import { SectionBoundary } from "./_components/frame/section-failure";
import { SectionSkeleton } from "./_components/frame/section-skeleton";
import { WithoutRole } from "./_components/frame/without-role";
import { BUILT_SECTIONS, loadSection, type SectionProps, sectionsOf } from "./sections";

type PortalPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export async function generateMetadata({ searchParams }: PortalPageProps): Promise<Metadata> {
  const [viewer, params] = await Promise.all([getViewer(), paramsOf(searchParams)]);
  const title = viewer ? SECTION_TITLES[sectionOf(params.section, BUILT_SECTIONS)] : "Business portal";
  return { title, robots: { index: false } };
}

/**
 * Sign-in and registration for visitors and for people of no business; for others the portal, with the section that the
 * address names if their role opens it.
 */
export default async function PortalPage({ searchParams }: PortalPageProps) {
  const [viewer, params] = await Promise.all([getViewer(), paramsOf(searchParams)]);
  const member = viewer && (await findMember(viewer.user.id));
  if (!member) {
    return <PortalEntrance diner={viewer?.user ?? null} mode={params.form === "register" ? "register" : "login"} />;
  }
  const open = sectionsOf(member);
  const built = [...open.keys()];
  const section = sectionOf(params.section, built);
  const owner = open.get(section);
  return (
    <QueryProvider>
      <PortalFrame built={built} roles={member.roles} section={section} user={viewer.user}>
        <SectionBoundary
          key={section}
          message={failureOf(
            section,
            BREAKDOWN_TYPES.find((type) => type === params.type),
          )}
          title={SECTION_TITLES[section]}
        >
          <Suspense fallback={<SectionSkeleton title={SECTION_TITLES[section]} />}>
            {owner ? <Section section={section} {...{ params, viewer, member, owner }} /> : <WithoutRole />}
          </Suspense>
        </SectionBoundary>
      </PortalFrame>
    </QueryProvider>
  );
}

async function Section({ section, ...props }: SectionProps & { section: Parameters<typeof loadSection>[0] }) {
  const Content = await loadSection(section);
  return <Content {...props} />;
}

/** Of a parameter that is repeated, the first value counts. */
async function paramsOf(searchParams: PortalPageProps["searchParams"]): Promise<SectionProps["params"]> {
  return Object.fromEntries(Object.entries(await searchParams).map(([name, value]) => [name, [value].flat()[0]]));
}
