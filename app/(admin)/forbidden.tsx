import { useText } from "#use-text";
import { shell } from "@/messages/en/shell";
import { Refusal } from "./_components/refusal";

export default function Forbidden() {
  const t = useText(shell);
  return <Refusal title={t("adminAccessRequired")} />;
}
