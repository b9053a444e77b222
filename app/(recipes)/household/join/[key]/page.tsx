import type { Metadata } from "next";
import { InvitationOver, JoinScreen } from "@/components/household/join-screen";
import { SignInPrompt } from "@/components/recipes/sign-in-prompt";
import { AppError } from "@/lib/errors";
import { toIdCardProfile } from "@/lib/id-card";
import { openInvitation } from "@/server/household/answer-invitation";
import { getViewer } from "@/server/profile/viewer";

// The address lets somebody in: no search engine and no other site is told of it.
export const metadata: Metadata = { title: "An invitation", robots: { index: false }, referrer: "no-referrer" };

type JoinPageProps = { params: Promise<{ key: string }> };

export default async function JoinPage({ params }: JoinPageProps) {
  const viewer = await getViewer();
  if (!viewer) {
    return (
      <div className="wrap py-8">
        <h1>An invitation to a household</h1>
        <SignInPrompt title="Please sign in to open it.">
          You see who invites you, and decide what of your card the others see, before anything is shown to them.
        </SignInPrompt>
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
