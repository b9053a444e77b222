import { useText } from "#use-text";
import { Refusal } from "@/components/admin/refusal";
import { shell } from "@/messages/en/shell";

export default function Forbidden() {
  const t = useText(shell);
  return <Refusal title={t("adminAccessRequired")} />;
}
