import { notFound } from "next/navigation";
import { getText, titled } from "@/components/i18n/use-text-on-server";
import { BaseNote } from "@/components/variants/base-note";
import { VariantForm } from "@/components/variants/variant-form";
import { VariantPage, VariantSignIn } from "@/components/variants/variant-page";
import { recipePagesText } from "@/messages/en/recipe-pages";
import { getViewer } from "@/server/auth/viewer";
import { listSubstitutes } from "@/server/recipes/list-substitutes";
import { readTable } from "@/server/recipes/table/read-table";
import { compareVariant } from "@/server/variants/compare-variant";
import { findVariant } from "@/server/variants/find-variant";

type EditVariantPageProps = { params: Promise<{ id: string }> };

export const generateMetadata = titled(recipePagesText, "editVariant", { robots: { index: false } });

/** Only the owner can edit a variant; for everybody else this page is not found. */
export default async function EditVariantPage({ params }: EditVariantPageProps) {
  const t = await getText(recipePagesText);
  const viewer = await getViewer();
  if (!viewer) {
    return (
      <VariantPage title={t("editVariant")}>
        <VariantSignIn />
      </VariantPage>
    );
  }
  const caller = { userId: viewer.user.id };
  const table = await readTable(caller);
  const found = await findVariant(caller, (await params).id, table);
  if (!found) notFound();
  const { variant } = found;
  const texts = [variant.title, ...variant.variant_instructions.map(({ text }) => text)];
  const [{ base }, substitutes] = await Promise.all([
    compareVariant(caller, variant.id),
    listSubstitutes(caller.userId, variant.variant_ingredients, texts, table),
  ]);
  return (
    <VariantPage title={t("editVariant")}>
      <div className="mt-5 mb-6">
        <BaseNote variant={variant} />
      </div>
      <VariantForm
        base={base}
        fit={{ judgement: variant.judgement, substitutes }}
        key={variant.updated_at}
        variant={variant}
      />
    </VariantPage>
  );
}
