import { getText, titled } from "@/components/i18n/use-text-on-server";
import { FormFrame } from "@/components/recipes/form/form-frame";
import { SignInPrompt } from "@/components/recipes/sign-in-prompt";
import { pagePhoto } from "@/messages/en/page-photo";
import { getViewer } from "@/server/auth/viewer";
import { PagePhotoScreen } from "./_components/page-photo-screen";

export const generateMetadata = titled(pagePhoto, "photoOfPage", { robots: { index: false } });

export default async function PagePhotoPage() {
  const t = await getText(pagePhoto);
  const viewer = await getViewer();
  return (
    <FormFrame title={t("photoOfPage")}>
      {viewer ? <PagePhotoScreen /> : <SignInPrompt title={t("signIn")}>{t("signInWhy")}</SignInPrompt>}
    </FormFrame>
  );
}
