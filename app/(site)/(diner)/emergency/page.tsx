import { titled } from "@/components/i18n/use-text-on-server";
import { emergencyText } from "@/messages/en/emergency";
import { getViewer } from "@/server/auth/viewer";
import { listEmergencyPlans } from "@/server/emergency/plans";
import { isOfflineShell } from "@/server/http/offline-shell";
import { EmergencyScreen } from "./_components/emergency-screen";

export const generateMetadata = titled(emergencyText, "emergencyPage", { robots: { index: false } });

type EmergencyPageProps = { searchParams: Promise<{ of?: string | string[] }> };

/**
 * What a stranger must do when a severe reaction begins. The page cached for offline use names nobody: the device says
 * whose it is.
 */
export default async function EmergencyPage({ searchParams }: EmergencyPageProps) {
  const isKept = await isOfflineShell();
  const viewer = isKept ? null : await getViewer();
  const { of } = await searchParams;
  return (
    <EmergencyScreen
      asked={typeof of === "string" ? of : null}
      isKept={isKept}
      rendered={viewer && { owner: viewer.user.id, plans: await listEmergencyPlans({ userId: viewer.user.id }) }}
    />
  );
}
