import { ScanLine } from "lucide-react";
import { useText } from "#use-text";
import { ButtonLink } from "@/components/ui/button";
import { LINKS } from "@/lib/links";
import { atTable } from "@/messages/en/at-table";
import { SlimHeader } from "../../../../_components/slim-header";

/** Old codes stay on tables. Says what is true, and what works without one. */
export function CodeIsOld() {
  const t = useText(atTable);
  return (
    <>
      <SlimHeader />
      <main id="main" tabIndex={-1}>
        <div className="grid min-h-[60dvh] content-center justify-items-center gap-4 py-10 text-center wrap">
          <ScanLine aria-hidden="true" className="text-ink-soft" size={36} />
          <h1 className="m-0 text-step-3">{t("codeIsOld")}</h1>
          <p className="m-0 max-w-[44ch] text-ink-soft">{t("codeIsOldWhy")}</p>
          <ButtonLink href={LINKS.myId} variant="primary">
            {t("makeCard")}
          </ButtonLink>
        </div>
      </main>
    </>
  );
}
