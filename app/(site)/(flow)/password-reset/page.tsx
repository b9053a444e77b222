import { PasswordResetScreen } from "@/components/auth/password-reset-screen";
import { titled } from "@/components/i18n/use-text-on-server";
import { TaskFrame } from "@/components/layout/task-frame";
import { shell } from "@/messages/en/shell";

export const generateMetadata = titled(shell, "resetYourPassword");

export default function PasswordResetPage() {
  return (
    <TaskFrame>
      <PasswordResetScreen />
    </TaskFrame>
  );
}
