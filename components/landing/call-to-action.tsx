import { useText } from "#use-text";
import { AuthLink } from "@/components/auth/auth-link";
import { Forkprint } from "@/components/brand/forkprint";
import { Guilloche } from "@/components/brand/guilloche";
import { PRODUCT_PRINT_ID } from "@/components/brand/wordmark";
import { ButtonLink } from "@/components/ui/button";
import { LINKS } from "@/lib/links";
import { home } from "@/messages/en/home";

/** The passport's cover closes the page. */
export function CallToAction() {
  const t = useText(home);
  return (
    <section aria-labelledby="cta-title" className="cover-band on-cover">
      <Guilloche height={420} width={1280} />
      <div className="wrap">
        <Forkprint className="cover-emblem" id={PRODUCT_PRINT_ID} size={240} />
        <div>
          <h2 id="cta-title">{t("carryYoursToThe")}</h2>
          <MakeCard />
        </div>
      </div>
    </section>
  );
}

function MakeCard() {
  const t = useText(home);
  return (
    <>
      <p className="lead">{t("fourShortStepsAccount")}</p>
      <div className="acts">
        <AuthLink look="foil" mode="register">
          {t("createYourId")}
        </AuthLink>
        <ButtonLink href={LINKS.business} prefetch={false} variant="cover">
          {t("iRunARestaurant")}
        </ButtonLink>
      </div>
    </>
  );
}
