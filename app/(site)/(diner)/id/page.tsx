import { getText, titled } from "@/components/i18n/use-text-on-server";
import { QueryProvider } from "@/components/query/query-provider";
import { myCard } from "@/messages/en/my-card";
import { getViewer } from "@/server/auth/viewer";
import { isOfflineShell } from "@/server/http/offline-shell";
import { GuestCardScreen } from "./_components/guest-card/guest-card-screen";
import { MyCardScreen } from "./_components/my-card-screen";

export const generateMetadata = titled(myCard, "digitalDietaryId", { robots: { index: false } });

/**
 * The signed-in person's card; for a visitor, the card stored on this device or a way to create one. The page cached
 * for offline use names nobody: the device says whose card it shows.
 */
export default async function MyCardPage() {
  const t = await getText(myCard);
  const isKept = await isOfflineShell();
  if (!isKept && !(await getViewer())) {
    return (
      <div className="wrap grid content-start gap-6 py-8">
        <h1 className="m-0">{t("digitalDietaryId")}</h1>
        <QueryProvider>
          <GuestCardScreen />
        </QueryProvider>
      </div>
    );
  }
  return (
    <QueryProvider>
      <MyCardScreen isKept={isKept} />
    </QueryProvider>
  );
}
