import { useText } from "#use-text";
import { AuthLink } from "@/components/auth/auth-link";
import { Forkprint } from "@/components/brand/forkprint";
import { PRODUCT_PRINT_ID } from "@/components/brand/wordmark";
import { COVER_EMBLEM, CoverBand, CoverLead } from "@/components/landing/cover-band";
import { Acts } from "@/components/ui/acts";
import { ButtonLink } from "@/components/ui/button";
import { LINKS } from "@/lib/links";
import { home } from "@/messages/en/home";

/** The invitation at the end of the page, on the passport's cover. */
export function CallToAction() {
  const t = useText(home);
  return (
    <CoverBand labelledBy="cta-title">
      <Forkprint className={COVER_EMBLEM} id={PRODUCT_PRINT_ID} size={240} />
      <div>
        <h2 className="max-w-[14ch] text-step-5" id="cta-title">
          {t("carryYours")}
        </h2>
        <MakeCard />
      </div>
    </CoverBand>
  );
}

function MakeCard() {
  const t = useText(home);
  return (
    <>
      <CoverLead>{t("stepsExplained")}</CoverLead>
      <Acts>
        <AuthLink look="foil" mode="register">
          {t("createYourId")}
        </AuthLink>
        <ButtonLink href={LINKS.business} prefetch={false} variant="cover">
          {t("iRunARestaurant")}
        </ButtonLink>
      </Acts>
    </>
  );
}
