import type { ReactNode } from "react";
import { EnglishOnly } from "@/components/i18n/english-only";
import { QueryProvider } from "@/components/query/query-provider";
import { requireAdmin } from "@/server/admin/require-admin";
import { AdminFrame } from "./_components/admin-frame";

export default async function AdminLayout({ children }: { children: ReactNode }) {
  const { user } = await requireAdmin();
  return (
    <EnglishOnly>
      <QueryProvider>
        <AdminFrame email={user.email}>{children}</AdminFrame>
      </QueryProvider>
    </EnglishOnly>
  );
}
