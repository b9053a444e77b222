import { titled } from "@/components/i18n/use-text-on-server";
import { shell } from "@/messages/en/shell";
import { TaskFrame } from "../_components/task-frame";
import { PasswordResetScreen } from "./_components/password-reset-screen";

export const generateMetadata = titled(shell, "resetYourPassword");

export default function PasswordResetPage() {
  return (
    <TaskFrame>
      <PasswordResetScreen />
    </TaskFrame>
  );
}
