import { Wordmark } from "@/components/brand/wordmark";
import { PageFrame } from "@/components/layout/page-frame";
import { SiteHeader } from "@/components/layout/site-header";
import { ButtonAnchor } from "@/components/ui/button";
import { LINKS } from "@/lib/links";

/** The page that people outside the team see at the team's addresses. */
export function Refusal({ title }: { title: string }) {
  return (
    <PageFrame>
      <SiteHeader brand={<Wordmark />} />
      <main className="mx-auto grid max-w-xl justify-items-start gap-4 px-6 py-16" id="main" tabIndex={-1}>
        <h1>{title}</h1>
        <p className="text-ink-soft">This part belongs to the team.</p>
        <ButtonAnchor href={LINKS.home}>Go to the start page</ButtonAnchor>
      </main>
    </PageFrame>
  );
}
