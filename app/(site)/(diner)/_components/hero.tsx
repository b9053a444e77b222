import { useText } from "#use-text";
import { AuthLink } from "@/components/auth/auth-link";
import { SpecimenCard } from "@/components/id-card/specimen-card";
import { HeroFrame, HeroLead, HeroTitle, HeroUnder } from "@/components/landing/hero-frame";
import { Acts } from "@/components/ui/acts";
import { ButtonLink } from "@/components/ui/button";
import { PRODUCT_NAME } from "@/lib/product";
import { home } from "@/messages/en/home";
import { Booklet } from "./booklet";

/** The demo card and the invitation to create one's own. */
export function Hero() {
  return (
    <HeroFrame words={<Invitation />}>
      <Booklet>
        <SpecimenCard className="rounded-[4px_4px_11px_11px] shadow-none" />
      </Booklet>
    </HeroFrame>
  );
}

function Invitation() {
  const t = useText(home);
  return (
    <>
      <HeroTitle lines={[t("showTheCard"), t("skipTheSpeech")]} />
      <HeroLead>{t("productExplained", { product: PRODUCT_NAME })}</HeroLead>
      <Acts>
        <AuthLink look="primary" mode="register">
          {t("createYourId")}
        </AuthLink>
        <ButtonLink href="#how">{t("howItWorks")}</ButtonLink>
      </Acts>
      <HeroUnder>{t("freeForDiners")}</HeroUnder>
    </>
  );
}
