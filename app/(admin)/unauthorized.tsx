import { useText } from "#use-text";
import { Refusal } from "@/components/admin/refusal";
import { shell } from "@/messages/en/shell";

export default function Unauthorized() {
  const t = useText(shell);
  return <Refusal title={t("pleaseSignIn")} />;
}
