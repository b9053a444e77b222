import { titled } from "@/components/i18n/use-text-on-server";
import { offlineText } from "@/messages/en/offline";
import { OfflineScreen } from "./_components/offline-screen";

export const generateMetadata = titled(offlineText, "onThisDevice", { robots: { index: false } });

/** What this device keeps for use without a network. The page is the same for everybody: the device says whose it is. */
export default function OfflinePage() {
  return <OfflineScreen />;
}
