import type { ReactNode } from "react";
import { AuthLink } from "@/components/auth/auth-link";
import { IdCard } from "@/components/id-card/id-card";
import { Booklet } from "@/components/landing/booklet";
import { ButtonLink } from "@/components/ui/button";
import { DEMO_PROFILE } from "@/lib/id-card";
import { PRODUCT_NAME } from "@/lib/product";

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
  return (
    <>
      <Title lines={["Show the card.", "Skip the speech."]} />
      <p className="lead">
        {PRODUCT_NAME} is a dietary ID. Write down once what you eat, what you avoid and what could hurt you.
        Restaurants, delivery apps, grocery sites and recipes read it with you.
      </p>
      <Acts>
        <AuthLink look="primary" mode="register">
          Create your ID
        </AuthLink>
        <ButtonLink href="#how">How it works</ButtonLink>
      </Acts>
      <p className="small soft hero-under">
        Free for diners, done in under a minute. Sign up to carry your own: you choose who reads it and can take that
        back.
      </p>
    </>
  );
}
