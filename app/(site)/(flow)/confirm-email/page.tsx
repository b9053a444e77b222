import { titled } from "@/components/i18n/use-text-on-server";
import { shell } from "@/messages/en/shell";
import { ConfirmEmailScreen } from "../_components/confirm-email-screen";
import { TaskFrame } from "../_components/task-frame";

/** The address contains the token, so it must be neither sent to other sites nor indexed. */
export const generateMetadata = titled(shell, "confirmYourEmail", {
  referrer: "no-referrer",
  robots: { index: false, follow: false },
});

type ConfirmEmailPageProps = { searchParams: Promise<{ token?: string | string[] }> };

export default async function ConfirmEmailPage({ searchParams }: ConfirmEmailPageProps) {
  const { token } = await searchParams;
  const given = (Array.isArray(token) ? token[0] : token)?.trim() ?? "";
  return (
    <TaskFrame>
      <ConfirmEmailScreen token={given} />
    </TaskFrame>
  );
}
