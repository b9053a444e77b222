import type { ReactNode } from "react";
import { useText } from "#use-text";
import { FormFrame } from "@/components/recipes/form/form-frame";
import { SignInPrompt } from "@/components/recipes/sign-in-prompt";
import { variantsText } from "@/messages/en/variants";

/** The frame of the screens that create and edit a variant. */
export const VariantPage = ({ title, children }: { title: string; children: ReactNode }) => (
  <FormFrame title={title}>{children}</FormFrame>
);

/** Asks for sign-in after the session ended; unsaved input is restored afterwards. */
export const VariantSignIn = () => {
  const t = useText(variantsText);
  return <SignInPrompt title={t("signInToCustomize")}>{t("versionPrivate")}</SignInPrompt>;
};
