import type { ReactNode } from "react";
import { useText } from "#use-text";
import { AuthLink } from "@/components/auth/auth-link";
import { EmptyState } from "@/components/ui/empty-state";
import { shell } from "@/messages/en/shell";

/** Replaces a screen that needs a signed-in person. */
export function SignInPrompt({ title, children }: { title: string; children: ReactNode }) {
  const t = useText(shell);
  return (
    <EmptyState
      action={
        <AuthLink look="primary" mode="login">
          {t("signIn")}
        </AuthLink>
      }
      title={title}
    >
      {children}
    </EmptyState>
  );
}
