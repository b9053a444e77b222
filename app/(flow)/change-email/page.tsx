import { ConfirmEmailScreen } from "@/components/auth/confirm-email-screen";
import { titled } from "@/components/i18n/use-text-on-server";
import { TaskFrame } from "@/components/layout/task-frame";
import { shell } from "@/messages/en/shell";

/** The address holds the token: it must not travel to another site, nor be indexed. */
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
