import { redirect } from "next/navigation";
import { titled } from "@/components/i18n/use-text-on-server";
import { QueryProvider } from "@/components/query/query-provider";
import { asksForSilence, requestInAddress } from "@/lib/oauth/authorization-parameters";
import { tellAt } from "@/lib/visits/door";
import { placeOf } from "@/lib/visits/place-of";
import { shell } from "@/messages/en/shell";
import { getViewer } from "@/server/auth/viewer";
import { isVerifiedClient } from "@/server/oauth/clients/is-verified-client";
import { findDoor } from "@/server/visits/find-door";
import { OnboardingScreen } from "./_components/onboarding-screen";

export const generateMetadata = titled(shell, "setUpId");

type OnboardPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** The root layout supplies the signed-in person; the URL holds the step and everything else. */
export default async function OnboardPage({ searchParams }: OnboardPageProps) {
  const search = toSearch(await searchParams);
  const request = requestInAddress(search);
  // prompt=none: only the authorization endpoint can answer without showing a page.
  if (request && asksForSilence(request)) redirect(`/oauth/authorize?${request}`);
  // Whoever scanned a table's code without being signed in is asked for allergies, and not for an account.
  const door = !request && isJustScanned(search) && !(await getViewer()) ? await findDoor(placeOf(search)) : null;
  if (door) redirect(tellAt(door));
  const isVerified = request ? await isVerifiedClient(request.get("client_id") ?? "") : false;
  return (
    <QueryProvider>
      <OnboardingScreen guestSuffix={crypto.randomUUID().slice(0, 4)} isVerifiedApplication={isVerified} />
    </QueryProvider>
  );
}

/** A code names a place only. A chosen step, or signing in (`mode`), is somebody's own way. */
const isJustScanned = (search: URLSearchParams): boolean => !search.has("mode") && !search.has("step");

function toSearch(values: Record<string, string | string[] | undefined>): URLSearchParams {
  const entries = Object.entries(values).flatMap(([name, value]) => [value ?? []].flat().map((each) => [name, each]));
  return new URLSearchParams(entries);
}
