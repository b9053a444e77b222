import { Messages } from "@/components/i18n/messages";
import { getText, titled } from "@/components/i18n/use-text-on-server";
import { QueryProvider } from "@/components/query/query-provider";
import { ForWhom } from "@/components/recipes/for-whom";
import { RecipesFrame } from "@/components/recipes/recipes-frame";
import { SignInPrompt } from "@/components/recipes/sign-in-prompt";
import { idParam } from "@/lib/schemas/text";
import { atHomeText } from "@/messages/en/at-home";
import { getViewer } from "@/server/auth/viewer";
import { now } from "@/server/clock";
import { dayOf, listPantry } from "@/server/grocery/pantry";
import { listHouseholdNames } from "@/server/household/get-household";
import { getCheckedFor } from "@/server/recipes/table/checked-for";
import { AtHomeScreen } from "./_components/at-home-screen";

export const generateMetadata = titled(atHomeText, "atHome", { robots: { index: false } });

type AtHomePageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function AtHomePage({ searchParams }: AtHomePageProps) {
  const t = await getText(atHomeText);
  const viewer = await getViewer();
  if (!viewer) {
    return (
      <RecipesFrame>
        <h1 className="mb-6">{t("atHome")}</h1>
        <SignInPrompt title={t("signIn")}>{t("signInWhy")}</SignInPrompt>
      </RecipesFrame>
    );
  }
  const caller = { userId: viewer.user.id };
  const households = await listHouseholdNames(caller);
  const [{ householdId, foods }, checkedFor] = await Promise.all([
    openHome(caller.userId, households, (await searchParams).home),
    getCheckedFor(caller),
  ]);
  return (
    <Messages of={["add-to-list", "at-home", "kitchen", "recipes", "verdicts"]}>
      <QueryProvider>
        <RecipesFrame>
          <ForWhom className="mb-4" rendered={checkedFor} />
          <AtHomeScreen
            householdId={householdId}
            households={households}
            key={householdId}
            rendered={foods}
            today={dayOf(now())}
            viewerId={caller.userId}
          />
        </RecipesFrame>
      </QueryProvider>
    </Messages>
  );
}

/** The home that the address names; without one the first in which there is anything, with the household's first. */
async function openHome(userId: string, households: readonly { id: string }[], named: string | string[] | undefined) {
  const id = idParam.safeParse({ id: named }).data?.id;
  const homes = [...households.map((each) => each.id), null];
  if (named === "mine" || (id && homes.includes(id))) {
    const householdId = id ?? null;
    return { householdId, foods: await listPantry(userId, householdId) };
  }
  const lists = await Promise.all(homes.map((householdId) => listPantry(userId, householdId)));
  const at = Math.max(
    0,
    lists.findIndex((foods) => foods.length > 0),
  );
  return { householdId: homes[at] ?? null, foods: lists[at] ?? [] };
}
