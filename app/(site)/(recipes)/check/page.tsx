import Link from "next/link";
import { getText, titled } from "@/components/i18n/use-text-on-server";
import { ForWhom } from "@/components/recipes/for-whom";
import { SignInPrompt } from "@/components/recipes/sign-in-prompt";
import { LINKS } from "@/lib/links";
import { listChecksQuery } from "@/lib/schemas/food-checks";
import { checkFood } from "@/messages/en/check-food";
import { getViewer } from "@/server/auth/viewer";
import { listChecks } from "@/server/checks/history";
import { getCheckedFor } from "@/server/recipes/table/checked-for";
import { CheckedBefore } from "./_components/checked-before";
import { Door } from "./_components/door";

export const generateMetadata = titled(checkFood, "checkAFood", { robots: { index: false } });

type CheckPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** Invalid parameters are ignored: the page then shows the newest checks. */
export default async function CheckPage({ searchParams }: CheckPageProps) {
  const t = await getText(checkFood);
  const viewer = await getViewer();
  if (!viewer) {
    return (
      <div className="wrap py-8">
        <h1>{t("checkAFood")}</h1>
        <SignInPrompt title={t("signIn")}>{t("signInWhy")}</SignInPrompt>
      </div>
    );
  }
  const caller = { userId: viewer.user.id };
  const params = await searchParams;
  const query = listChecksQuery.safeParse({ q: params.q || undefined, before: params.before }).data ?? {};
  const [checkedFor, history] = await Promise.all([
    getCheckedFor(caller),
    listChecks(caller, query).catch(() => listChecks(caller, {})),
  ]);
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-8 py-8 wide:grid-cols-[minmax(0,13fr)_minmax(0,9fr)] wide:items-start wide:gap-x-14">
      <h1 className="m-0 wide:col-span-2">{t("checkAFood")}</h1>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <ForWhom rendered={checkedFor} />
        <Door />
        <p className="m-0">
          <Link className="inline-flex min-h-11 items-center" href={LINKS.recalls}>
            {t("recallsLink")}
          </Link>{" "}
          <Link className="inline-flex min-h-11 items-center" href={LINKS.diary} prefetch={false}>
            {t("diaryLink")}
          </Link>
        </p>
      </div>
      <CheckedBefore history={history} isFirstPage={query.before === undefined} q={query.q ?? ""} />
    </div>
  );
}
