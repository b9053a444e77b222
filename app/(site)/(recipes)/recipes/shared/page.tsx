import { redirect } from "next/navigation";
import { getText } from "@/components/i18n/use-text-on-server";
import { discoverAddress, discoverWith, EVERYTHING } from "@/components/recipes/discover/discover-address";
import { sharedData } from "@/components/recipes/take/received-page";
import { TakeScreen } from "@/components/recipes/take/take-screen";
import { recipePagesText } from "@/messages/en/recipe-pages";
import { sharedAddress } from "./_components/shared-address";

type SharedPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/**
 * Receives what a phone's share sheet sends. A recipe's structured data is shown, and imported when the person
 * confirms. Otherwise the first web address in the text is looked up; without one, the text is searched for.
 */
export default async function SharedPage({ searchParams }: SharedPageProps) {
  const t = await getText(recipePagesText);
  const { title, text, url } = await searchParams;
  const words = [url, text, title].flatMap((each) => (typeof each === "string" ? [each] : []));
  const content = sharedData(words);
  if (content !== null) {
    return (
      <div className="wrap grid max-w-[52rem] gap-6 pt-6 pb-16 wide:pt-10">
        <h1>{t("importARecipe")}</h1>
        <TakeScreen shared={{ address: null, title: "", content }} />
      </div>
    );
  }
  const sourceUrl = sharedAddress(words);
  const q = (words[0] ?? "").slice(0, 200);
  redirect(discoverAddress(discoverWith(EVERYTHING, sourceUrl ? { sourceUrl } : { q })));
}
