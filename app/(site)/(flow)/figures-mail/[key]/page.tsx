import { Messages } from "@/components/i18n/messages";
import { titled } from "@/components/i18n/use-text-on-server";
import { venueNews } from "@/messages/en/venue-news";
import { openFiguresMail } from "@/server/venue-news/answer-mail";
import { TaskFrame } from "../../_components/task-frame";
import { FiguresMailScreen, MailOver } from "./_components/figures-mail-screen";

// Whoever has the address can stop the mail, so it is neither indexed nor sent to other sites.
export const generateMetadata = titled(venueNews, "pageTitle", {
  referrer: "no-referrer",
  robots: { index: false, follow: false },
});

type FiguresMailPageProps = { params: Promise<{ key: string }> };

/** What the link in a mail with a venue's figures opens. Opening changes nothing: programs open links, too. */
export default async function FiguresMailPage({ params }: FiguresMailPageProps) {
  const { key } = await params;
  const mail = await openFiguresMail(key);
  return (
    <Messages of={["venue-news"]}>
      <TaskFrame>{mail ? <FiguresMailScreen mail={mail} mailKey={key} /> : <MailOver />}</TaskFrame>
    </Messages>
  );
}
