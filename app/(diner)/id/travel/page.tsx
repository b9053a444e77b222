import { titled } from "@/components/i18n/use-text-on-server";
import { TravelScreen } from "@/components/travel/travel-screen";
import { myCard } from "@/messages/en/my-card";
import { isOfflineShell } from "@/server/http/offline-shell";

export const generateMetadata = titled(myCard, "travelCard", { robots: { index: false } });

/**
 * The card in other kitchens' languages, to print and fold. Opens without a network, as the card itself. The screen
 * knows whose card it shows: who is signed in, or the device's own where nobody is.
 */
export default async function TravelPage() {
  return <TravelScreen isKept={await isOfflineShell()} />;
}
