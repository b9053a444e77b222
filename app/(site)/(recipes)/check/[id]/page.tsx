import { notFound } from "next/navigation";
import { TableBar } from "@/components/at-table/table-bar";
import { titled } from "@/components/i18n/use-text-on-server";
import { ForWhom } from "@/components/recipes/for-whom";
import { AppError } from "@/lib/errors";
import { toIdCardProfile } from "@/lib/id-card/id-card";
import { idParam } from "@/lib/schemas/text";
import { checkFood } from "@/messages/en/check-food";
import { getViewer } from "@/server/auth/viewer";
import { getCheck } from "@/server/checks/history";
import { getMenuCheck } from "@/server/checks/menu-check";
import { isDiaryOn } from "@/server/diary/access";
import { newestSharedList } from "@/server/grocery/newest-shared-list";
import { listHouseholdNames } from "@/server/household/get-household";
import { getCheckedFor } from "@/server/recipes/table/checked-for";
import { Answer } from "../_components/answer";
import { MenuAnswer } from "../_components/menu-answer";

export const generateMetadata = titled(checkFood, "checkAFood", { robots: { index: false } });

type AnswerPageProps = { params: Promise<{ id: string }> };

/** The answer about one food or one menu. Changing for whom it is checked judges it anew. */
export default async function AnswerPage({ params }: AnswerPageProps) {
  const { id } = idParam.safeParse(await params).data ?? {};
  const viewer = await getViewer();
  if (!id || !viewer) notFound();
  const caller = { userId: viewer.user.id };
  const [checkedFor, menu] = await Promise.all([getCheckedFor(caller), getMenuCheck(caller, id).catch(orNull)]);
  if (menu) {
    return (
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-5 py-8">
        <ForWhom rendered={checkedFor} />
        <MenuAnswer menu={menu} />
        <TableBar profile={toIdCardProfile(viewer.user, viewer.preferences)} spokenHere={null} />
      </div>
    );
  }
  const [check, [household], sharedList, hasDiary] = await Promise.all([
    getCheck(caller, id).catch(orNull),
    listHouseholdNames(caller),
    newestSharedList(caller.userId),
    isDiaryOn(caller),
  ]);
  if (!check) notFound();
  return (
    <div className="wrap grid gap-5 py-8">
      <ForWhom rendered={checkedFor} />
      <Answer
        check={check}
        hasDiary={hasDiary}
        householdId={household?.id ?? null}
        sharedList={sharedList}
        viewerId={viewer.user.id}
      />
    </div>
  );
}

function orNull(error: unknown): null {
  if (error instanceof AppError && error.code === "not_found") return null;
  throw error;
}
