import type { ReactNode } from "react";
import type { PortalSection } from "@/lib/portal/sections";
import type { UserWire } from "@/lib/schemas/auth";
import type { RoleAt } from "@/lib/team/rights";
import { RolesProvider } from "./allowed";
import { PortalHeader } from "./portal-header";
import { PortalSidebar } from "./portal-sidebar";

type PortalFrameProps = {
  section: PortalSection;
  /** The existing sections; the sidebar lists no others. */
  built: readonly PortalSection[];
  roles: readonly RoleAt[];
  user: UserWire;
  children: ReactNode;
};

/** Sidebar, header and the page's only `<main>`. Tablets have a narrow sidebar, wide screens the full one. */
export function PortalFrame({ section, built, roles, user, children }: PortalFrameProps) {
  return (
    <div className="grid min-h-dvh grid-cols-1 grid-rows-[auto_1fr] tablet:grid-cols-[120px_minmax(0,1fr)] tablet:grid-rows-1 full:grid-cols-[244px_minmax(0,1fr)] print:block">
      <PortalSidebar built={built} section={section} />
      <div className="min-w-0">
        <PortalHeader roles={roles} user={user} />
        <main
          className="max-w-[1240px] px-(--gutter) pt-6 pb-16 outline-none tablet:pt-8 print:max-w-none print:p-0"
          id="main"
          tabIndex={-1}
        >
          <RolesProvider value={roles}>{children}</RolesProvider>
        </main>
      </div>
    </div>
  );
}
