import Link from "next/link";
import { getText, titled } from "@/components/i18n/use-text-on-server";
import { SignInPrompt } from "@/components/recipes/sign-in-prompt";
import { LINKS } from "@/lib/links";
import { addressListText } from "@/messages/en/address-list";
import { leftOutText } from "@/messages/en/left-out";
import { pagePhoto } from "@/messages/en/page-photo";
import { recipePagesText } from "@/messages/en/recipe-pages";
import { getViewer } from "@/server/auth/viewer";
import { AddressesIn } from "./_components/addresses/addresses-in";
import { BookmarkletLink } from "./_components/bookmarklet-link";
import { CarryIn } from "./_components/carry-in";
import { CarryOut } from "./_components/carry-out";
import { PasteIn } from "./_components/paste-in";

export const generateMetadata = titled(recipePagesText, "moveRecipes", { robots: { index: false } });

/** Imports recipes from other apps, and exports them. */
export default async function MovePage() {
  const t = await getText(recipePagesText);
  const photo = await getText(pagePhoto);
  const list = await getText(addressListText);
  const words = await getText(leftOutText);
  const viewer = await getViewer();
  return (
    <div className="wrap grid gap-8 pt-6 pb-16 wide:pt-10 [&>*]:max-w-[52rem]">
      <div className="grid gap-2">
        {viewer && (
          <p>
            <Link href={LINKS.saved}>{t("yourRecipes5")}</Link>
          </p>
        )}
        <h1>{t("moveRecipes")}</h1>
      </div>
      {viewer ? (
        <>
          <section aria-labelledby="carry-in" className="grid gap-4">
            <div className="grid gap-1">
              <h2 id="carry-in">{t("fromAnotherApp")}</h2>
              <p className="text-ink-soft">{t("importPreview")}</p>
            </div>
            <CarryIn />
          </section>
          <section aria-labelledby="addresses" className="grid gap-4">
            <div className="grid gap-1">
              <h2 id="addresses">{list("title")}</h2>
              <p className="text-ink-soft">{list("explained")}</p>
            </div>
            <AddressesIn />
          </section>
          <section aria-labelledby="paste" className="grid gap-4">
            <div className="grid gap-1">
              <h2 id="paste">{words("anyText")}</h2>
              <p className="text-ink-soft">{words("anyTextExplained")}</p>
            </div>
            <PasteIn />
          </section>
          <section aria-labelledby="take" className="grid gap-4">
            <div className="grid gap-1">
              <h2 id="take">{t("takeFromPage")}</h2>
              <p className="text-ink-soft">{t("takeExplained")}</p>
            </div>
            <BookmarkletLink />
          </section>
          <section aria-labelledby="photo" className="grid gap-2">
            <h2 id="photo">{photo("fromABook")}</h2>
            <p className="text-ink-soft">{photo("photoExplained")}</p>
            <p>
              <Link href={LINKS.photoOfPage} prefetch={false}>
                {photo("choosePhotoOfPage")}
              </Link>
            </p>
          </section>
          <section aria-labelledby="carry-out" className="grid gap-4">
            <div className="grid gap-1">
              <h2 id="carry-out">{t("toAnotherApp")}</h2>
              <p className="text-ink-soft">{t("exportExplained")}</p>
            </div>
            <CarryOut />
          </section>
        </>
      ) : (
        <SignInPrompt title={t("signInFirst")}>{t("moveExplained")}</SignInPrompt>
      )}
    </div>
  );
}
