import type { ReactNode } from "react";
import { useText } from "#use-text";
import { FormFrame } from "@/components/recipes/form/form-frame";
import { SignInPrompt } from "@/components/recipes/sign-in-prompt";
import { variantsText } from "@/messages/en/variants";

/** The frame of the screens that make and change a version. */
export const VariantPage = ({ title, children }: { title: string; children: ReactNode }) => (
  <FormFrame title={title}>{children}</FormFrame>
);

/** What was typed before a sign-in ended comes back after it. */
export const VariantSignIn = () => {
  const t = useText(variantsText);
  return <SignInPrompt title={t("youMustBeLoggedIn")}>{t("aVersionOfYour")}</SignInPrompt>;
};
