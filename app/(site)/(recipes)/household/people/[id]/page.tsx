import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getText } from "@/components/i18n/use-text-on-server";
import { SignInPrompt } from "@/components/recipes/sign-in-prompt";
import { householdText } from "@/messages/en/household";
import { getViewer } from "@/server/auth/viewer";
import { findPerson } from "@/server/household/people";
import { PersonCardScreen } from "./_components/person-card-screen";

type PersonCardPageProps = { params: Promise<{ id: string }> };

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getText(householdText))("cardOfPerson"), robots: { index: false } };
}

/** The card of a person without an account: a child, a grandparent. Not found for anybody but who added them. */
export default async function PersonCardPage({ params }: PersonCardPageProps) {
  const t = await getText(householdText);
  const viewer = await getViewer();
  if (!viewer) {
    return (
      <div className="wrap py-8">
        <h1>{t("cardOfPerson")}</h1>
        <SignInPrompt title={t("signInToSeeCard")}>{t("cardOfPersonExplained")}</SignInPrompt>
      </div>
    );
  }
  const person = await findPerson({ userId: viewer.user.id }, (await params).id);
  if (!person) notFound();
  return <PersonCardScreen person={person} />;
}
