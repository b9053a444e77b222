"use client";

import { useSearchParams } from "next/navigation";
import { useEffect, useRef } from "react";
import { FormToggle } from "@/components/auth/form-toggle";
import { Guilloche } from "@/components/brand/guilloche";
import { BusinessHeader } from "@/components/business/business-header";
import { useSignOut } from "@/components/session/use-sign-out";
import { Button, ButtonAnchor } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { LinkButton } from "@/components/ui/link-button";
import { LINKS } from "@/lib/links";
import { PORTAL } from "@/lib/portal/sections";
import { PRODUCT_NAME } from "@/lib/product";
import type { UserWire } from "@/lib/schemas/auth";
import { BusinessRegisterForm } from "./business-register-form";
import { BusinessSignInForm } from "./business-sign-in-form";

export type EntranceMode = "login" | "register";

const REGISTER = `${PORTAL}?form=register`;

/**
 * Shown instead of the portal: sign-in, registration of a business or, to a diner, why the portal is not open to them.
 */
export function PortalEntrance({ mode, diner }: { mode: EntranceMode; diner: UserWire | null }) {
  return (
    <>
      <BusinessHeader />
      <main className="px-(--gutter) pt-8 pb-16 tablet:pt-14" id="main" tabIndex={-1}>
        <div className="mx-auto grid max-w-[1000px] gap-8 nav:grid-cols-[minmax(0,1fr)_minmax(0,440px)] nav:gap-14">
          <Offer />
          <div className="sheet p-5 tablet:p-8">{diner ? <NotABusiness diner={diner} /> : <Forms mode={mode} />}</div>
        </div>
      </main>
    </>
  );
}

const PARTS = [
  ["Venues and tables", "Each with a code of its own: a scan says where the guest sits."],
  ["Who is in the house", "Allergies first, under the name the guest goes by, and only what they chose to show."],
  ["What the room eats", "Counted over every visit. Groups of fewer than five stay unnamed."],
] as const;

function Offer() {
  return (
    <div className="on-cover relative order-last overflow-hidden rounded-card bg-cover p-6 text-cover-ink nav:order-none tablet:p-9">
      <Guilloche height={420} width={560} />
      <div className="relative grid gap-6">
        <p className="font-serif text-step-4 leading-tight">The house’s own papers.</p>
        <dl className="grid gap-4">
          {PARTS.map(([name, text]) => (
            <div className="border-cover-rule border-t pt-3" key={name}>
              <dt className="font-[620]">{name}</dt>
              <dd className="text-cover-soft text-small">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}

/** The address holds the form, so that a link can open either one. Switching the form clears its fields. */
function Forms({ mode: initial }: { mode: EntranceMode }) {
  const parameters = useSearchParams();
  const form = parameters.get("form");
  const mode: EntranceMode = form === null ? initial : form === "register" ? "register" : "login";
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(mode);
  useEffect(() => {
    if (shown.current === mode) return;
    shown.current = mode;
    heading.current?.focus();
  }, [mode]);
  const isLogin = mode === "login";
  const other = isLogin ? "register" : "login";
  const toggle = () => window.history.replaceState(null, "", `${PORTAL}?form=${other}`);
  return (
    <>
      <h1 className="mb-1 text-step-3 outline-none" ref={heading} tabIndex={-1}>
        {isLogin ? "Sign In" : "Create Business Account"}
      </h1>
      <p className="mb-5 text-ink-soft">
        {isLogin
          ? "To your venues, visits and applications."
          : "Free. Venues, codes and analytics from the first minute."}
      </p>
      {isLogin ? <BusinessSignInForm /> : <BusinessRegisterForm />}
      <FormToggle className="mt-3">
        <LinkButton onClick={toggle}>{isLogin ? "Don't have an account?" : "Already have an account?"}</LinkButton>
      </FormToggle>
    </>
  );
}

function NotABusiness({ diner }: { diner: UserWire }) {
  const { signOut, busy } = useSignOut(undefined, () => REGISTER);
  return (
    <div className="grid gap-5">
      <h1 className="text-step-3">Business portal</h1>
      <div role="alert">
        <Callout tone="conflict">
          <p>This account is not a business account.</p>
        </Callout>
      </div>
      <p className="text-ink-soft">
        You are signed in as <b className="font-[620] text-ink wrap-anywhere">{diner.email}</b>. A business account has
        an email of its own: creating one signs you out here, and your {PRODUCT_NAME} ID stays as it is.
      </p>
      <div className="grid gap-2.5">
        <Button busy={busy} onClick={signOut} variant="primary" wide>
          Create a business account
        </Button>
        <ButtonAnchor href={LINKS.myId} wide>
          To my ID
        </ButtonAnchor>
      </div>
    </div>
  );
}
