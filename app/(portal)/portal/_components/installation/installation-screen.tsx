"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Moon, MousePointerClick, ScanSearch } from "lucide-react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { Button, ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { SelectField } from "@/components/ui/select-field";
import { useToast } from "@/components/ui/toast";
import { failureOf } from "@/lib/api-call";
import { applicationKeys, applicationsApi } from "@/lib/portal/applications-client";
import { sectionHref } from "@/lib/portal/sections";
import type { ClientWire } from "@/lib/schemas/oauth";
import type { PageWatchWire } from "@/lib/schemas/page-checks";
import { SectionHead } from "../frame/section-head";
import { CheckResult } from "./check-result";
import { DishPicker } from "./dish-picker";
import { NightlyChecks } from "./nightly-checks";

type InstallationProps = {
  clients: ClientWire[];
  chosen: string | undefined;
  first: PageWatchWire[];
  /** An address to begin with, as a mail names it. */
  url: string;
  /** Of this product. */
  origin: string;
};

/** Opens a page of the partner and says whether the widget works there, and what to change where it does not. */
export function InstallationScreen({ clients, chosen, first, url: given, origin }: InstallationProps) {
  const [clientId, setClientId] = useState(chosen ?? "");
  const [url, setUrl] = useState(given);
  const client = clients.find((each) => each.client_id === clientId);
  const queries = useQueryClient();
  const toast = useToast();
  const result = useRef<HTMLElement>(null);
  const refresh = () => queries.invalidateQueries({ queryKey: applicationKeys.watches(clientId) });
  const checking = useMutation({
    mutationFn: () => applicationsApi.checkPage(clientId, url),
    onSuccess: refresh,
  });
  const watching = useMutation({
    mutationFn: (address: string) => applicationsApi.watchPage(clientId, address),
    onSuccess: () => {
      toast("success", "This page is checked each night");
      return refresh();
    },
    onError: (error) => toast("error", failureOf(error, "Error updating application")),
  });
  const outlining = useMutation({ mutationFn: () => applicationsApi.outlinePage(clientId, url) });
  const found = checking.data;
  const error = checking.error ?? outlining.error;
  const isBusy = checking.isPending || outlining.isPending;
  useEffect(() => {
    if (found) result.current?.focus();
  }, [found]);
  const head = (
    <SectionHead title="Check a page">
      We open a page of yours as a browser would, and say what is there of the widget and what to change.
    </SectionHead>
  );
  if (!client) {
    const register = (
      <ButtonLink href={sectionHref("register")} prefetch={false} variant="primary">
        Register OAuth application
      </ButtonLink>
    );
    return (
      <>
        {head}
        <EmptyState action={register} title="No OAuth Applications">
          Register one: the page names it.
        </EmptyState>
      </>
    );
  }
  const check = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    outlining.reset();
    checking.mutate();
  };
  const outline = () => {
    if (isBusy) return;
    checking.reset();
    outlining.mutate();
  };
  return (
    <>
      {head}
      <form
        className="mt-6 grid gap-4 tablet:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] tablet:items-start"
        noValidate
        onSubmit={check}
      >
        <SelectField
          hint="For which the page is."
          label="Application"
          onChange={(event) => {
            setClientId(event.target.value);
            checking.reset();
            outlining.reset();
          }}
          value={clientId}
        >
          {clients.map((each) => (
            <option key={each.client_id} value={each.client_id}>
              {each.name}
            </option>
          ))}
        </SelectField>
        <Field
          error={error ? failureOf(error, "The page could not be opened") : null}
          hint="As guests open it. It must be on the public web."
          label="Address of the page"
        >
          {(control) => (
            <div className="flex flex-wrap gap-3">
              <Input
                className="min-w-0 flex-1 basis-52"
                inputMode="url"
                onChange={(event) => setUrl(event.target.value)}
                placeholder="https://"
                spellCheck={false}
                value={url}
                {...control}
              />
              <Button busy={checking.isPending} type="submit" variant="primary">
                <ScanSearch size={18} />
                Check the page
              </Button>
              <Button busy={outlining.isPending} onClick={outline}>
                <MousePointerClick size={18} />
                Choose a dish on it
              </Button>
            </div>
          )}
        </Field>
      </form>
      {found && (
        <section
          aria-label={`What we found on ${found.address}`}
          className="mt-8 outline-none"
          ref={result}
          tabIndex={-1}
        >
          <CheckResult check={found} clientId={clientId} />
          <Button busy={watching.isPending} className="mt-4" onClick={() => watching.mutate(found.address)} size="sm">
            <Moon size={18} />
            Check this page each night
          </Button>
        </section>
      )}
      {outlining.data && (
        <DishPicker client={client} key={outlining.submittedAt} origin={origin} outline={outlining.data} />
      )}
      <NightlyChecks
        clientId={clientId}
        first={clientId === chosen ? first : undefined}
        onAgain={(address) => {
          setUrl(address);
          window.scrollTo({ top: 0 });
        }}
      />
    </>
  );
}
