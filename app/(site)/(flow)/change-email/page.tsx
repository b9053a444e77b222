import { ConfirmEmailScreen } from "@/components/auth/confirm-email-screen";
import { titled } from "@/components/i18n/use-text-on-server";
import { TaskFrame } from "@/components/layout/task-frame";
import { shell } from "@/messages/en/shell";

/** The address contains the token, so it must be neither sent to other sites nor indexed. */
export const generateMetadata = titled(shell, "confirmYourNewEmail", {
  referrer: "no-referrer",
  robots: { index: false, follow: false },
});

type ChangeEmailPageProps = { searchParams: Promise<{ token?: string | string[] }> };

export default async function ChangeEmailPage({ searchParams }: ChangeEmailPageProps) {
  const { token } = await searchParams;
  const given = (Array.isArray(token) ? token[0] : token)?.trim() ?? "";
  return (
    <TaskFrame>
      <ConfirmEmailScreen isChange token={given} />
    </TaskFrame>
  );
}
