import { getText, titled } from "@/components/i18n/use-text-on-server";
import { SignInPrompt } from "@/components/recipes/sign-in-prompt";
import { AppError } from "@/lib/errors";
import { toIdCardProfile } from "@/lib/id-card/id-card";
import { recipePagesText } from "@/messages/en/recipe-pages";
import { getViewer } from "@/server/auth/viewer";
import { openInvitation } from "@/server/household/answer-invitation";
import { InvitationOver, JoinScreen } from "./_components/join-screen";

// Anybody with the address can join the household, so it is neither indexed nor sent to other sites.
export const generateMetadata = titled(recipePagesText, "anInvitation", {
  robots: { index: false },
  referrer: "no-referrer",
});

type JoinPageProps = { params: Promise<{ key: string }> };

export default async function JoinPage({ params }: JoinPageProps) {
  const t = await getText(recipePagesText);
  const viewer = await getViewer();
  if (!viewer) {
    return (
      <div className="wrap py-8">
        <h1>{t("invitation")}</h1>
        <SignInPrompt title={t("signInToOpen")}>{t("invitationSummary")}</SignInPrompt>
      </div>
    );
  }
  const { key } = await params;
  const invitation = await openInvitation({ userId: viewer.user.id }, key).catch((error: unknown) => {
    if (error instanceof AppError && error.code === "not_found") return null;
    throw error;
  });
  if (!invitation) return <InvitationOver />;
  const card = toIdCardProfile(viewer.user, viewer.preferences);
  return <JoinScreen card={card} invitation={invitation} invitationKey={key} />;
}
