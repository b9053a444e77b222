import { titled } from "@/components/i18n/use-text-on-server";
import { myCard } from "@/messages/en/my-card";
import { isOfflineShell } from "@/server/http/offline-shell";
import { TravelScreen } from "./_components/travel-screen";

export const generateMetadata = titled(myCard, "travelCard", { robots: { index: false } });

/**
 * The card in the languages of kitchens abroad, to print and fold. Works offline, like the card itself. The screen
 * decides whose card it shows: that of the signed-in person or, without one, the card stored on this device.
 */
export default async function TravelPage() {
  return <TravelScreen isKept={await isOfflineShell()} />;
}
