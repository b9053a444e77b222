import { ChevronDown } from "lucide-react";
import Link from "next/link";
import { readApi } from "@/app/api/openapi.json/read-api";
import { cn } from "@/components/ui/variants";
import { DOCS_GROUPS, type DocsPage } from "@/lib/portal/docs-pages";
import { SECTION_TITLES, sectionHref } from "@/lib/portal/sections";
import { NO_CLIENT_ID } from "@/lib/portal/snippets";
import { env } from "@/server/env";
import { callsOf, groupsOf } from "@/server/http/openapi/read-api";
import { listClients } from "@/server/oauth/clients/list-clients";
import { readWidgetManifest } from "@/server/oauth/clients/read-widget-manifest";
import { ownerFor } from "@/server/team/find-member";
import { ApiPage } from "../_components/docs/api-page";
import { DocsContent } from "../_components/docs/docs-pages";
import { SectionHead } from "../_components/frame/section-head";
import type { SectionProps } from "../sections";

const PAGES = DOCS_GROUPS.flatMap(({ title, pages }) => pages.map(([name, text]) => [name, text, title] as const));
const link =
  "inline-flex min-h-11 items-center px-3 no-underline aria-[current]:border-herb aria-[current]:border-s-[3px] aria-[current]:font-[650]";

/** The API reference, read from the public /api/openapi.json. */
async function Api({ group, client }: { group: string | undefined; client: string | undefined }) {
  const api = await readApi();
  const groups = groupsOf(api);
  const chosen = groups.find(({ name }) => name === group) ?? groups[0];
  const hrefOf = (name: string) => sectionHref("docs", { page: "api", group: name, ...(client ? { client } : {}) });
  return (
    <ApiPage
      calls={callsOf(api, chosen?.name ?? "")}
      group={chosen?.name ?? ""}
      groups={groups.map((each) => ({ ...each, href: hrefOf(each.name) }))}
    />
  );
}

type Listed = { page: DocsPage; hrefOf: (name: DocsPage) => string };

/** Every page of the documentation, in its groups. */
const DocsNavigation = ({ page, hrefOf }: Listed) => (
  <nav aria-label="Documentation">
    {DOCS_GROUPS.map((each) => (
      <div key={each.title}>
        <h2 className="mt-3 text-ink-soft text-small">{each.title}</h2>
        <ul className="flex flex-wrap wide:flex-col">
          {each.pages.map(([name, text]) => (
            <li key={name}>
              <Link aria-current={name === page ? "page" : undefined} className={link} href={hrefOf(name)}>
                {text}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    ))}
  </nav>
);

/** Links to the previous and the next page, for people who read all of them in order. */
function OtherPages({ page, hrefOf }: Listed) {
  const at = PAGES.findIndex(([name]) => name === page);
  return (
    <nav
      aria-label="Previous and next page"
      className="mt-10 flex flex-wrap justify-between gap-4 border-line border-t"
    >
      {(["Previous", "Next"] as const).map((direction) => {
        const isNext = direction === "Next";
        const other = PAGES[isNext ? at + 1 : at - 1];
        if (!other) return <span key={direction} />;
        const [name, title, group] = other;
        return (
          <Link
            className={cn("grid min-h-11 gap-0.5 py-3 no-underline", isNext && "ms-auto text-end")}
            href={hrefOf(name)}
            key={direction}
            rel={isNext ? "next" : "prev"}
          >
            <span className="text-ink-soft text-small">
              {direction}: {group}
            </span>
            <b className="font-[620]">{title}</b>
          </Link>
        );
      })}
    </nav>
  );
}

export default async function DocsSection({ member, params }: SectionProps) {
  const owner = ownerFor(member, "applications");
  const [clients, manifest] = await Promise.all([owner ? listClients(owner) : [], readWidgetManifest()]);
  const [page, title, group] =
    PAGES.find(([name]) => name === params.page) ?? PAGES[0] ?? (["overview", "", ""] as const);
  // Code that runs in the guest's browser uses a public client; a server uses a confidential client, with a secret.
  const kind = page === "server" || page === "notices" ? "confidential" : "public";
  const usable = clients.filter(
    ({ is_active, token_endpoint_auth_method: method }) => is_active && (method === "none") === (kind === "public"),
  );
  const chosen = usable.find((client) => client.client_id === params.client) ?? usable[0];
  const clientId = chosen?.client_id ?? NO_CLIENT_ID;
  const hrefOf = (name: DocsPage, client?: string) =>
    sectionHref("docs", { page: name, ...(client ? { client } : {}) });
  const navigation = <DocsNavigation hrefOf={(name) => hrefOf(name, chosen?.client_id)} page={page} />;
  return (
    <>
      <SectionHead title={SECTION_TITLES.docs}>Two lines on your page, and the menu speaks to each guest.</SectionHead>
      <div className="mt-6 grid gap-8 wide:grid-cols-[200px_minmax(0,1fr)]">
        {/* Another page closes it: its content is what was asked for. */}
        <details className="group wide:hidden" key={page}>
          <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 rounded-card border border-line bg-raised px-3 [&::-webkit-details-marker]:hidden">
            <span>
              <span className="text-ink-soft text-small">{group}: </span>
              <b className="font-[620]">{title}</b>
            </span>
            <ChevronDown aria-hidden="true" className="flex-none group-open:rotate-180" size={18} />
          </summary>
          {navigation}
        </details>
        <div className="hidden wide:block">{navigation}</div>
        <article className="min-w-0 max-w-[72ch]">
          <h2 className="text-step-3">{title}</h2>
          {chosen ? (
            <p className="mt-1 text-ink-soft text-small">
              Snippets for{" "}
              {usable.map((client) => (
                <Link
                  aria-current={client === chosen ? "true" : undefined}
                  className={link}
                  href={hrefOf(page, client.client_id)}
                  key={client.client_id}
                >
                  {client.name}
                </Link>
              ))}
            </p>
          ) : (
            <p className="mt-1 text-ink-soft text-small">
              Register a {kind} application, and its client ID stands in the snippets.
            </p>
          )}
          <div className="mt-4 grid gap-3">
            {page === "api" ? (
              <Api client={chosen?.client_id} group={params.group} />
            ) : (
              <DocsContent
                page={page}
                values={{
                  origin: env.APP_URL,
                  clientId,
                  versioned: manifest.versioned,
                  integrity: manifest.integrity,
                  compressedBytes: manifest.compressed_bytes,
                }}
              />
            )}
          </div>
          <OtherPages hrefOf={(name) => hrefOf(name, chosen?.client_id)} page={page} />
        </article>
      </div>
    </>
  );
}
