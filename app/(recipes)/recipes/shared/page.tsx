import { redirect } from "next/navigation";
import { discoverAddress, discoverWith, EVERYTHING } from "@/components/recipes/discover/discover-address";
import { sharedAddress } from "@/components/recipes/discover/shared-address";

type SharedPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** What a phone's share sheet sends: the page it names is looked up; without one, its words are searched for. */
export default async function SharedPage({ searchParams }: SharedPageProps) {
  const { title, text, url } = await searchParams;
  const words = [url, text, title].flatMap((each) => (typeof each === "string" ? [each] : []));
  const sourceUrl = sharedAddress(words);
  const q = (words[0] ?? "").slice(0, 200);
  redirect(discoverAddress(discoverWith(EVERYTHING, sourceUrl ? { sourceUrl } : { q })));
}
