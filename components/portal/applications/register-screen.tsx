"use client";

import { ArrowLeft } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { ApplicationForm } from "@/components/portal/applications/application-form";
import { SecretStrip } from "@/components/portal/applications/secret-strip";
import { SectionHead } from "@/components/portal/frame/section-head";
import { ButtonLink } from "@/components/ui/button";
import { sectionHref } from "@/lib/portal/sections";
import type { ClientWire } from "@/lib/schemas/oauth";

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
