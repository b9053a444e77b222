import type { Metadata } from "next";
import { cookies } from "next/headers";
import { Wordmark } from "@/components/brand/wordmark";
import { EmptyState } from "@/components/ui/empty-state";
import { SlimHead } from "@/components/ui/slim-head";
import { nameOfFiguresCookie } from "@/server/http/figures-cookie";
import { openLink } from "@/server/venue-news/links/open-link";
import { LinkPassword } from "./_components/link-password";
import { SharedFiguresScreen } from "./_components/shared-figures-screen";

// Neither the title nor a preview names the venue: whoever has the address alone learns nothing of it.
export const metadata: Metadata = {
  title: "Shared numbers",
  robots: { index: false, follow: false },
  referrer: "no-referrer",
};

type SharedPageProps = { params: Promise<{ key: string }> };

/** The figures of a venue behind a link: no session, no name, nothing to choose. */
export default async function SharedFiguresPage({ params }: SharedPageProps) {
  const [{ key }, sent] = await Promise.all([params, cookies()]);
  const opened = await openLink(key, sent.get(nameOfFiguresCookie())?.value ?? null);
  return (
    <>
      <SlimHead>
        <span className="flex items-center gap-2 font-semibold">
          <Wordmark />
        </span>
        <span className="text-ink-soft text-small">Read only</span>
      </SlimHead>
      <main className="wrap py-8 outline-none" id="main" tabIndex={-1}>
        {opened.kind === "open" && <SharedFiguresScreen endsAt={opened.endsAt} figures={opened.figures} />}
        {opened.kind === "locked" && <LinkPassword linkKey={key} />}
        {opened.kind === "over" && (
          <EmptyState title="This link has ended">Ask the person who sent it for a new one.</EmptyState>
        )}
      </main>
    </>
  );
}
