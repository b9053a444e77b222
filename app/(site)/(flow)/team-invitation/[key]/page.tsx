import { Messages } from "@/components/i18n/messages";
import { titled } from "@/components/i18n/use-text-on-server";
import { AppError } from "@/lib/errors";
import { teamInvitation } from "@/messages/en/team-invitation";
import { getViewer } from "@/server/auth/viewer";
import { openTeamInvitation } from "@/server/team/answer-invitation";
import { TaskFrame } from "../../_components/task-frame";
import { InvitationOver, TeamInvitationScreen } from "./_components/team-invitation-screen";

// Whoever has the address and the mailbox can join the business, so it is neither indexed nor sent to other sites.
export const generateMetadata = titled(teamInvitation, "anInvitation", {
  referrer: "no-referrer",
  robots: { index: false, follow: false },
});

type TeamInvitationPageProps = { params: Promise<{ key: string }> };

/** What the mailed link opens: who asks, as what and where, before an account is needed. */
export default async function TeamInvitationPage({ params }: TeamInvitationPageProps) {
  const { key } = await params;
  const viewer = await getViewer();
  const reader = viewer && { userId: viewer.user.id, email: viewer.user.email };
  const invitation = await openTeamInvitation(reader, key).catch((error: unknown) => {
    if (error instanceof AppError && error.code === "not_found") return null;
    throw error;
  });
  return (
    <Messages of={["team-invitation"]}>
      <TaskFrame>
        {invitation ? <TeamInvitationScreen invitation={invitation} invitationKey={key} /> : <InvitationOver />}
      </TaskFrame>
    </Messages>
  );
}
