"use client";

import { ArrowLeft } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { ButtonLink } from "@/components/ui/button";
import { sectionHref } from "@/lib/portal/sections";
import type { ClientWire } from "@/lib/schemas/oauth";
import { SectionHead } from "../frame/section-head";
import { ApplicationForm } from "./application-form";
import { SecretStrip } from "./secret-strip";

/** Registers an application, then shows its secret. */
export function RegisterScreen() {
  const router = useRouter();
  const [registered, setRegistered] = useState<ClientWire | null>(null);
  const leave = () => router.push(sectionHref("applications"));
  return (
    <>
      <SectionHead
        actions={
          !registered && (
            <ButtonLink href={sectionHref("applications")} prefetch={false} size="sm">
              <ArrowLeft size={18} />
              My Applications
            </ButtonLink>
          )
        }
        title={registered ? `${registered.name} is registered` : "Register OAuth application"}
      >
        {registered ? undefined : "What may ask your guests for their dietary ID, and from where."}
      </SectionHead>
      <div className="sheet mt-6 max-w-[680px] p-4 tablet:p-6">
        {registered ? (
          <SecretStrip client={registered} onDone={leave} />
        ) : (
          <ApplicationForm onCancel={leave} onSaved={setRegistered} />
        )}
      </div>
    </>
  );
}
