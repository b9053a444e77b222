import { notFound } from "next/navigation";
import { titled } from "@/components/i18n/use-text-on-server";
import { ForWhom } from "@/components/recipes/for-whom";
import { AppError } from "@/lib/errors";
import { idParam } from "@/lib/schemas/text";
import { checkFood } from "@/messages/en/check-food";
import { getViewer } from "@/server/auth/viewer";
import { getCheck } from "@/server/checks/history";
import { getCheckedFor } from "@/server/recipes/table/checked-for";
import { Answer } from "../_components/answer";

export const generateMetadata = titled(checkFood, "checkAFood", { robots: { index: false } });

type AnswerPageProps = { params: Promise<{ id: string }> };

/** The answer about one food. Changing for whom it is checked judges it anew. */
export default async function AnswerPage({ params }: AnswerPageProps) {
  const { id } = idParam.safeParse(await params).data ?? {};
  const viewer = await getViewer();
  if (!id || !viewer) notFound();
  const caller = { userId: viewer.user.id };
  const [checkedFor, check] = await Promise.all([getCheckedFor(caller), getCheck(caller, id).catch(orNotFound)]);
  return (
    <div className="wrap grid gap-5 py-8">
      <ForWhom rendered={checkedFor} />
      <Answer check={check} viewerId={viewer.user.id} />
    </div>
  );
}

function orNotFound(error: unknown): never {
  if (error instanceof AppError && error.code === "not_found") notFound();
  throw error;
}
