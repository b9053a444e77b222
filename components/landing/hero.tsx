import type { ReactNode } from "react";
import { AuthLink } from "@/components/auth/auth-link";
import { IdCard } from "@/components/id-card/id-card";
import { Booklet } from "@/components/landing/booklet";
import { ButtonLink } from "@/components/ui/button";
import { DEMO_PROFILE, type IdCardProfile, isBlank } from "@/lib/id-card";
import { LINKS } from "@/lib/links";
import { PRODUCT_NAME } from "@/lib/product";

/** The viewer's own card and how to use it; without an account the demo card and the invitation to make one. */
export function Hero({ profile }: { profile: IdCardProfile | null }) {
  return (
    <section className="hero">
      <div className="wrap">
        <div className="hero-copy">{profile ? <OwnWords profile={profile} /> : <Invitation />}</div>
        <Booklet specimen={profile === null}>
          {profile ? <IdCard profile={profile} /> : <IdCard profile={DEMO_PROFILE} variant="demo" />}
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

function OwnWords({ profile }: { profile: IdCardProfile }) {
  if (isBlank(profile)) {
    return (
      <>
        <Title lines={["Your card", "is still blank."]} />
        <p className="lead">
          Write down what you eat, what you avoid and what could hurt you. One line, and a kitchen already knows more
          than it did.
        </p>
        <Acts>
          <ButtonLink href={LINKS.onboard} variant="primary">
            Fill in your card
          </ButtonLink>
          <ButtonLink href={LINKS.settings}>Settings</ButtonLink>
        </Acts>
      </>
    );
  }
  return (
    <>
      <Title lines={["Hold it up.", "Then order."]} />
      <p className="lead">
        Open your card before you order and turn the screen around. Allergies stand first, in red; diet, health and what
        you avoid follow.
      </p>
      <Acts>
        <ButtonLink href={LINKS.myId} variant="primary">
          Open your ID
        </ButtonLink>
        <ButtonLink href={LINKS.dietary}>Change what it says</ButtonLink>
      </Acts>
      <p className="small soft hero-under">
        The card changes as soon as you do. Nobody else sees it until you show it.
      </p>
    </>
  );
}
