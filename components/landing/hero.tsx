import type { ReactNode } from "react";
import { useText } from "#use-text";
import { AuthLink } from "@/components/auth/auth-link";
import { IdCard } from "@/components/id-card/id-card";
import { Booklet } from "@/components/landing/booklet";
import { ButtonLink } from "@/components/ui/button";
import { DEMO_PROFILE } from "@/lib/id-card";
import { PRODUCT_NAME } from "@/lib/product";
import { home } from "@/messages/en/home";

/** The demo card and the invitation to make one's own. */
export function Hero() {
  return (
    <section className="hero">
      <div className="wrap">
        <div className="hero-copy">
          <Invitation />
        </div>
        <Booklet specimen>
          <IdCard profile={DEMO_PROFILE} variant="demo" />
        </Booklet>
      </div>
    </section>
  );
}

const Title = ({ lines }: { lines: readonly [string, string] }) => (
  <h1>
    <span>{lines[0]}</span> <span>{lines[1]}</span>
  </h1>
);

const Acts = ({ children }: { children: ReactNode }) => <div className="acts">{children}</div>;

function Invitation() {
  const t = useText(home);
  return (
    <>
      <Title lines={[t("showTheCard"), t("skipTheSpeech")]} />
      <p className="lead">{t("productIsADietary", { product: PRODUCT_NAME })}</p>
      <Acts>
        <AuthLink look="primary" mode="register">
          {t("createYourId")}
        </AuthLink>
        <ButtonLink href="#how">{t("howItWorks")}</ButtonLink>
      </Acts>
      <p className="small soft hero-under">{t("freeForDinersDone")}</p>
    </>
  );
}
