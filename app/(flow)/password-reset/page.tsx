import type { Metadata } from "next";
import { PasswordResetScreen } from "@/components/auth/password-reset-screen";
import { TaskFrame } from "@/components/layout/task-frame";

export const metadata: Metadata = { title: "Reset your password" };

export default function PasswordResetPage() {
  return (
    <TaskFrame>
      <PasswordResetScreen />
    </TaskFrame>
  );
}
