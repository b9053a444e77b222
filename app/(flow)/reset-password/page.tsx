import type { Metadata } from "next";
import { InvalidResetLink, ResetPasswordScreen } from "@/components/auth/reset-password-screen";
import { TaskFrame } from "@/components/layout/task-frame";

/** The address holds the token: it must not travel to another site, nor be indexed. */
export const metadata: Metadata = {
  title: "Set a new password",
  referrer: "no-referrer",
  robots: { index: false, follow: false },
};

type ResetPasswordPageProps = { searchParams: Promise<{ token?: string | string[] }> };

export default async function ResetPasswordPage({ searchParams }: ResetPasswordPageProps) {
  const { token } = await searchParams;
  const given = (Array.isArray(token) ? token[0] : token)?.trim() ?? "";
  return <TaskFrame>{given ? <ResetPasswordScreen token={given} /> : <InvalidResetLink />}</TaskFrame>;
}
