import { redirect } from "next/navigation";
import { titled } from "@/components/i18n/use-text-on-server";
import { QueryProvider } from "@/components/query/query-provider";
import { asksForSilence, requestInAddress } from "@/lib/oauth/authorization-parameters";
import { shell } from "@/messages/en/shell";
import { isVerifiedClient } from "@/server/oauth/clients/is-verified-client";
import { OnboardingScreen } from "./_components/onboarding-screen";

export const generateMetadata = titled(shell, "setUpId");

type OnboardPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** The root layout supplies the signed-in person; the URL holds the step and everything else. */
export default async function OnboardPage({ searchParams }: OnboardPageProps) {
  const request = requestInAddress(toSearch(await searchParams));
  // prompt=none: only the authorization endpoint can answer without showing a page.
  if (request && asksForSilence(request)) redirect(`/oauth/authorize?${request}`);
  const isVerified = request ? await isVerifiedClient(request.get("client_id") ?? "") : false;
  return (
    <QueryProvider>
      <OnboardingScreen guestSuffix={crypto.randomUUID().slice(0, 4)} isVerifiedApplication={isVerified} />
    </QueryProvider>
  );
}

function toSearch(values: Record<string, string | string[] | undefined>): URLSearchParams {
  const entries = Object.entries(values).flatMap(([name, value]) => [value ?? []].flat().map((each) => [name, each]));
  return new URLSearchParams(entries);
}
