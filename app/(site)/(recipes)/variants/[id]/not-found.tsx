import { useText } from "#use-text";
import { MissingPage } from "@/components/variants/missing-page";
import { recipePagesText } from "@/messages/en/recipe-pages";

export default function VariantNotFound() {
  const t = useText(recipePagesText);
  return <MissingPage title={t("variantNotFound")}>{t("versionMissingWhy")}</MissingPage>;
}
