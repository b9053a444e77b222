import type { Metadata } from "next";
import { TakeScreen } from "@/components/recipes/take/take-screen";

export const metadata: Metadata = {
  title: "Import a page",
  robots: { index: false, follow: false },
  referrer: "no-referrer",
};

/** Where the bookmarklet leads. What it hands over stands behind the # of the address, which the server never sees. */
export default function TakePage() {
  return (
    <div className="wrap grid max-w-[52rem] gap-6 pt-6 pb-16 wide:pt-10">
      <h1>Import a page</h1>
      <TakeScreen />
    </div>
  );
}
