import { z } from "zod";
import { VerdictNews } from "@/components/cookbook/verdict-news";
import { getText, titled } from "@/components/i18n/use-text-on-server";
import { RecipesFrame } from "@/components/recipes/recipes-frame";
import { SignInPrompt } from "@/components/recipes/sign-in-prompt";
import { MAX_TAG_LENGTH } from "@/lib/cookbook/limits";
import { OWN_RECIPES_PAGE, pageNumber } from "@/lib/schemas/recipes";
import { requiredLine } from "@/lib/schemas/text";
import { recipePagesText } from "@/messages/en/recipe-pages";
import { getViewer } from "@/server/auth/viewer";
import { now } from "@/server/clock";
import { listCollections, listTags } from "@/server/cookbook/collections";
import { listDecisions } from "@/server/cookbook/recipe-decisions";
import { listVerdictNews } from "@/server/cookbook/verdicts/verdict-news";
import { listMyRecipes } from "@/server/recipes/list-own-recipes";
import { SavedScreen } from "./_components/saved-screen";
import { TeamDecisions } from "./_components/team-decisions";

export const generateMetadata = titled(recipePagesText, "yourRecipes5", { robots: { index: false } });

type SavedPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** The parameters of the address. An invalid one counts as absent. */
const shownQuery = z.object({
  page: pageNumber.catch(1),
  q: z
    .string()
    .max(200)
    .refine((text) => !text.includes("\0"))
    .catch(""),
  collection: z.uuid().nullable().catch(null),
  tag: requiredLine(MAX_TAG_LENGTH).nullable().catch(null),
});
type SavedQuery = z.infer<typeof shownQuery>;

export default async function SavedPage({ searchParams }: SavedPageProps) {
  const t = await getText(recipePagesText);
  const viewer = await getViewer();
  return (
    <RecipesFrame>
      {viewer ? (
        <Recipes userId={viewer.user.id} {...shownQuery.parse(await searchParams)} />
      ) : (
        <>
          <h1 className="mb-6">{t("yourRecipes5")}</h1>
          <SignInPrompt title={t("signInToView")}>{t("whatStandsHere")}</SignInPrompt>
        </>
      )}
    </RecipesFrame>
  );
}

async function Recipes({ userId, page, q, collection, tag }: SavedQuery & { userId: string }) {
  const kept = { collection, tag: collection ? null : tag };
  const [{ items, total }, collections, tags, news, decisions] = await Promise.all([
    listMyRecipes({ userId }, { ...OWN_RECIPES_PAGE, page }, q, kept),
    listCollections({ userId }),
    listTags({ userId }),
    listVerdictNews({ userId }),
    listDecisions({ userId }),
  ]);
  const totalPages = Math.ceil(total / OWN_RECIPES_PAGE.page_size);
  return (
    <SavedScreen
      collections={collections}
      key={`${kept.collection} ${kept.tag}`}
      news={
        <>
          <TeamDecisions decisions={decisions} />
          <VerdictNews news={news} />
        </>
      }
      now={now().toISOString()}
      page={page}
      q={q}
      recipes={items}
      shelf={kept}
      tags={tags}
      total={total}
      totalPages={totalPages}
    />
  );
}
