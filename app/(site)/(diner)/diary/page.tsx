import { Messages } from "@/components/i18n/messages";
import { getText, titled } from "@/components/i18n/use-text-on-server";
import { SignInPrompt } from "@/components/recipes/sign-in-prompt";
import { listDiaryQuery } from "@/lib/schemas/diary";
import { diaryText } from "@/messages/en/diary";
import { getViewer } from "@/server/auth/viewer";
import { listEaten } from "@/server/diary/eaten";
import { listEntries } from "@/server/diary/list-entries";
import { DiaryScreen } from "./_components/diary-screen";
import { TurnOn } from "./_components/turn-on";

export const generateMetadata = titled(diaryText, "diary", { robots: { index: false } });

type DiaryPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** Invalid parameters are said and ignored: the page then shows the newest entries. */
export default async function DiaryPage({ searchParams }: DiaryPageProps) {
  const t = await getText(diaryText);
  const viewer = await getViewer();
  if (!viewer) {
    return (
      <div className="wrap py-8">
        <h1>{t("diary")}</h1>
        <SignInPrompt title={t("signIn")}>{t("signInWhy")}</SignInPrompt>
      </div>
    );
  }
  const caller = { userId: viewer.user.id };
  const { from, to, before } = await searchParams;
  const asked = listDiaryQuery.safeParse({ from: from || undefined, to: to || undefined, before: before || undefined });
  const query = asked.data ?? listDiaryQuery.parse({});
  const newest = { ...query, before: undefined };
  const [diary, eaten] = await Promise.all([
    // The entry before the page may have been deleted in another tab.
    listEntries(caller, query).catch(() => listEntries(caller, newest)),
    listEaten(caller),
  ]);
  return (
    <Messages of={["diary", "health-consent"]}>
      {diary.is_on ? (
        <DiaryScreen
          areDaysWrong={!asked.success}
          diary={diary}
          eaten={eaten}
          range={{ from: query.from, to: query.to, before: query.before }}
        />
      ) : (
        <TurnOn />
      )}
    </Messages>
  );
}
