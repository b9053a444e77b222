import type { Metadata } from "next";
import { GuestCardScreen } from "@/components/guest-card/guest-card-screen";
import { MyCardScreen } from "@/components/my-card/my-card-screen";
import { QueryProvider } from "@/components/query/query-provider";
import { isOfflineShell } from "@/server/http/offline-shell";
import { getViewer } from "@/server/profile/viewer";

export const metadata: Metadata = { title: "Digital Dietary ID", robots: { index: false } };

/** One's own card; for everybody else the one that this device keeps, or the way in. The kept page names nobody: the device says whose card it shows. */
export default async function MyCardPage() {
  const isKept = await isOfflineShell();
  if (!isKept && !(await getViewer())) {
    return (
      <div className="wrap grid content-start gap-6 py-8">
        <h1 className="m-0">Digital Dietary ID</h1>
        <GuestCardScreen />
      </div>
    );
  }
  return (
    <QueryProvider>
      <MyCardScreen isKept={isKept} />
    </QueryProvider>
  );
}
