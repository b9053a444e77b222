import type { ReactNode } from "react";
import { AuthLink } from "@/components/auth/auth-link";
import { EmptyState } from "@/components/ui/empty-state";

/** Stands in for a screen that needs a signed-in person. */
export const SignInPrompt = ({ title, children }: { title: string; children: ReactNode }) => (
  <EmptyState
    action={
      <AuthLink look="primary" mode="login">
        Sign In
      </AuthLink>
    }
    title={title}
  >
    {children}
  </EmptyState>
);
