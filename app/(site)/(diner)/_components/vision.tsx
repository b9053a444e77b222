import { useText } from "#use-text";
import { VisionText } from "@/components/landing/vision-text";
import { Band } from "@/components/layout/band";
import { home } from "@/messages/en/home";

export function Vision() {
  const t = useText(home);
  return (
    <Band aria-labelledby="vision-title">
      <div className="wrap">
        <VisionText className="pt-0" id="vision-title" title={t("menuShouldAnswer")}>
          <p>{t("eatingOutStory")}</p>
          <p>{t("unknownStory")}</p>
        </VisionText>
      </div>
    </Band>
  );
}
