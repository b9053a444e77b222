"use client";

import Link from "next/link";
import { useSearchParams } from "next/navigation";
import type { ModelMeta } from "@/lib/schemas/admin";
import { Jobs } from "../jobs/jobs";
import { PhotoQueue } from "../photos/photo-queue";
import { Queues } from "../queues/queues";
import { AuditList } from "./audit-list";
import { ModelIndex } from "./model-index";
import { ModelRows } from "./model-rows";

type ConsoleScreenProps = { models: readonly ModelMeta[]; counts: Record<string, number> };

/** The address holds the model, row, filters and view, so that Back, reload and a shared link work. */
export function ConsoleScreen({ models, counts }: ConsoleScreenProps) {
  const search = useSearchParams();
  const view = search.get("view");
  const model = models.find((each) => each.model === search.get("model"));
  if (view === "photos") return <PhotoQueue />;
  if (view === "audit") return <AuditList models={models} />;
  if (view === "jobs") return <Jobs />;
  if (view === "queues") return <Queues />;
  return (
    <div className="grid nav:grid-cols-[216px_minmax(0,1fr)]">
      <ModelIndex counts={counts} models={models} shown={model?.model ?? null} />
      <div className="min-w-0 px-4 py-6 tablet:px-6">
        {model ? <ModelRows key={model.model} meta={model} /> : <Home />}
      </div>
    </div>
  );
}

const WAYS = [
  { href: "/admin/ml", title: "Ingredient classification", text: "Review what the classifier suspects." },
  { href: "/admin/items", title: "Favorites items", text: "Approve and merge foods and drinks." },
  { href: "/admin?view=photos", title: "Photos", text: "Recipes without photos, one after the other." },
  {
    href: "/admin?view=queues",
    title: "Queues",
    text: "Reported verdicts, applications to verify, imported recipes to hide.",
  },
  { href: "/admin?view=jobs", title: "Jobs", text: "What runs without a request, and what of it failed." },
  { href: "/admin?view=audit", title: "Audit log", text: "Every change, with its undo." },
] as const;

function Home() {
  return (
    <>
      <h1 className="text-step-4">Admin console</h1>
      <p className="mt-1 text-ink-soft">Choose a model, or one of these.</p>
      <ul className="mt-5 grid max-w-2xl gap-0 border-ink border-t">
        {WAYS.map(({ href, title, text }) => (
          <li className="border-line border-b" key={href}>
            <Link className="grid min-h-11 gap-0.5 py-3 no-underline" href={href} prefetch={false}>
              <span className="font-semibold underline">{title}</span>
              <span className="text-ink-soft text-small">{text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
