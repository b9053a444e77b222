import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import { getText, titled } from "@/components/i18n/use-text-on-server";
import { QueryProvider } from "@/components/query/query-provider";
import { APPEARANCE_COOKIE, readAppearance } from "@/lib/auth/appearance";
import { LINKS } from "@/lib/links";
import { settings } from "@/messages/en/settings";
import { isEmailConfirmed } from "@/server/auth/is-email-confirmed";
import { getViewer } from "@/server/auth/viewer";
import { listCoverage } from "@/server/profile/list-coverage";
import { SettingsScreen } from "./_components/settings-screen";

export const generateMetadata = titled(settings, "settings", { robots: { index: false } });

export default async function SettingsPage() {
  const t = await getText(settings);
  const viewer = await getViewer();
  if (!viewer) redirect(LINKS.home);
  const ingredientIds = viewer.preferences.ingredientPreferences.map((each) => each.ingredient_id);
  const [coverage, isConfirmed] = await Promise.all([listCoverage(ingredientIds), isEmailConfirmed(viewer.user.id)]);
  return (
    <div className="pt-7 pb-18 wide:pt-12 wide:pb-[120px] wrap">
      <h1>{t("settings")}</h1>
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
