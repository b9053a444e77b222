import type { Metadata } from "next";
import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import { QueryProvider } from "@/components/query/query-provider";
import { SettingsScreen } from "@/components/settings/settings-screen";
import { APPEARANCE_COOKIE, readAppearance } from "@/lib/appearance";
import { LINKS } from "@/lib/links";
import { isEmailConfirmed } from "@/server/auth/is-email-confirmed";
import { listCoverage } from "@/server/profile/list-coverage";
import { getViewer } from "@/server/profile/viewer";

export const metadata: Metadata = { title: "Settings", robots: { index: false } };

export default async function SettingsPage() {
  const viewer = await getViewer();
  if (!viewer) redirect(LINKS.home);
  const ingredientIds = viewer.preferences.ingredientPreferences.map((each) => each.ingredient_id);
  const [coverage, isConfirmed] = await Promise.all([listCoverage(ingredientIds), isEmailConfirmed(viewer.user.id)]);
  return (
    <div className="wrap settings">
      <h1>Settings</h1>
      <QueryProvider>
        <SettingsScreen
          coverage={Object.fromEntries(coverage)}
          initialViewer={viewer}
          isEmailConfirmed={isConfirmed}
          appearance={readAppearance((await cookies()).get(APPEARANCE_COOKIE)?.value)}
        />
      </QueryProvider>
    </div>
  );
}
