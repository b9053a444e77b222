import { titled, useText } from "@/components/i18n/use-text-on-server";
import { TakeScreen } from "@/components/recipes/take/take-screen";
import { recipePagesText } from "@/messages/en/recipe-pages";

export const generateMetadata = titled(recipePagesText, "importAPage", {
  robots: { index: false, follow: false },
  referrer: "no-referrer",
});

/**
 * The target of the bookmarklet, which passes its data in the fragment (#) of the address, so the server never sees it.
 */
export default function TakePage() {
  const t = useText(recipePagesText);
  return (
    <div className="wrap grid max-w-[52rem] gap-6 pt-6 pb-16 wide:pt-10">
      <h1>{t("importAPage")}</h1>
      <TakeScreen />
    </div>
  );
}
