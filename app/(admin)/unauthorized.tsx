import { useText } from "#use-text";
import { shell } from "@/messages/en/shell";
import { Refusal } from "./_components/refusal";

export default function Unauthorized() {
  const t = useText(shell);
  return <Refusal title={t("pleaseSignIn")} />;
}
