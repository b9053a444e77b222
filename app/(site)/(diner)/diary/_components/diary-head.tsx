import { useText } from "#use-text";
import { diaryText } from "@/messages/en/diary";

export function DiaryHead() {
  const t = useText(diaryText);
  return (
    <header>
      <h1 className="m-0">{t("diary")}</h1>
      <p className="mt-2 max-w-[65ch] text-ink-soft">{t("whatItIs")}</p>
      <p className="m-0 max-w-[65ch] text-ink-soft text-small">{t("noConclusions")}</p>
    </header>
  );
}
