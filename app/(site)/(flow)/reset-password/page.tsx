import type { ReactNode } from "react";
import { titled } from "@/components/i18n/use-text-on-server";
import { shell } from "@/messages/en/shell";
import { listWaysOfReset } from "@/server/auth/list-ways-of-reset";
import { TaskFrame } from "../_components/task-frame";
import { InvalidResetLink, ResetPasswordScreen } from "./_components/reset-password-screen";

/** The address contains the token, so it must be neither sent to other sites nor indexed. */
export const generateMetadata = titled(shell, "setANewPassword", {
  referrer: "no-referrer",
  robots: { index: false, follow: false },
});

const framed = (screen: ReactNode) => <TaskFrame>{screen}</TaskFrame>;

type ResetPasswordPageProps = { searchParams: Promise<{ token?: string | string[] }> };

export default async function ResetPasswordPage({ searchParams }: ResetPasswordPageProps) {
  const { token } = await searchParams;
  const given = (Array.isArray(token) ? token[0] : token)?.trim() ?? "";
  if (!given) return framed(<InvalidResetLink />);
  return framed(<ResetPasswordScreen token={given} ways={await listWaysOfReset(given)} />);
}
