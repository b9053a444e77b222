import { useText } from "#use-text";
import { variantsText } from "@/messages/en/variants";
import "@/styles/recipe-form.css";
import type { ReactNode } from "react";
import { SignInPrompt } from "@/components/recipes/sign-in-prompt";

/** The frame of the screens that make and change a version. */
export const VariantPage = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="wrap recipe-form-page">
    <h1>{title}</h1>
    {children}
  </div>
);

/** What was typed before a sign-in ended comes back after it. */
export const VariantSignIn = () => {
  const t = useText(variantsText);
  return <SignInPrompt title={t("youMustBeLoggedIn")}>{t("aVersionOfYour")}</SignInPrompt>;
};
