import Link from "next/link";
import type { ReactNode } from "react";
import { DocsTable } from "./docs-words";
import { SnippetFigure } from "./snippet-figure";

/** One operation, as /api/openapi.json describes it. */
export type ApiCall = {
  id: string;
  method: string;
  address: string;
  summary: string;
  about: string;
  who: string;
  parameters: { name: string; place: string; required: boolean; schema: string }[];
  body: { type: string; example: string | null; schema: string } | null;
  answers: { status: string; words: string; example: string | null; schema: string | null }[];
};
type ApiPageProps = {
  groups: readonly { name: string; title: string; href: string; count: number }[];
  group: string;
  calls: readonly ApiCall[];
};

/** All operations of one group. Each is collapsed to a line and expands to its parameters and responses. */
export function ApiPage({ groups, group, calls }: ApiPageProps) {
  return (
    <>
      <p>
        Made from <a href="/api/openapi.json">/api/openapi.json</a> (OpenAPI 3.1), which is made from the very schemas
        that the calls are checked with. Ids are opaque; times are ISO 8601 in UTC.
      </p>
      <nav aria-label="Groups of calls">
        <ul className="flex flex-wrap gap-x-1">
          {groups.map(({ name, title, href, count }) => (
            <li key={name}>
              <Link
                aria-current={name === group ? "true" : undefined}
                className="inline-flex min-h-11 items-center px-2.5 text-small no-underline aria-[current]:border-herb aria-[current]:border-b-[3px] aria-[current]:font-[650]"
                href={href}
                prefetch={false}
              >
                {title} ({count})
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <ul aria-label="Calls" className="border-line border-t">
        {calls.map((call) => (
          <li className="border-line border-b" key={call.id}>
            <details id={call.id}>
              <summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-3 py-2">
                <b className="w-16 font-mono text-small">{call.method}</b>
                <span className="min-w-0 font-mono text-small wrap-anywhere">{call.address}</span>
                <span className="w-full text-ink-soft text-small">{call.summary}</span>
              </summary>
              <Call call={call} />
            </details>
          </li>
        ))}
      </ul>
    </>
  );
}

function Call({ call }: { call: ApiCall }) {
  const { about, who, parameters, body, answers } = call;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 pb-6">
      {about && <p>{about}</p>}
      {who && <p className="text-small">Who may call: {who}.</p>}
      {parameters.length > 0 && (
        <DocsTable
          head={["Parameter", "In", "", "Schema"]}
          label={`Parameters of ${call.method} ${call.address}`}
          rows={parameters.map(({ name, place, required, schema }) => [
            name,
            place,
            required ? "required" : "",
            <code className="text-small" key="schema">
              {schema}
            </code>,
          ])}
        />
      )}
      {body && (
        <>
          <p className="font-[650] text-small">Body ({body.type})</p>
          {body.example && (
            <SnippetFigure snippet={{ file: "Example of a body", text: body.example }} yours="YOUR-CLIENT-ID" />
          )}
          <Schema label={`Schema of the body of ${call.address}`} text={body.schema} />
        </>
      )}
      {answers.map(({ status, words, example, schema }) => (
        <div key={status}>
          <p className="text-small">
            <b className="font-mono">{status}</b> {words}
          </p>
          {example && (
            <SnippetFigure snippet={{ file: `Example of ${status}`, text: example }} yours="YOUR-CLIENT-ID" />
          )}
          {schema && <Schema label={`Schema of ${status} of ${call.address}`} text={schema} />}
        </div>
      ))}
    </div>
  );
}

function Schema({ label, text }: { label: string; text: string }): ReactNode {
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-2.5 text-small">Schema</summary>
      <section
        aria-label={label}
        className="relative max-h-96 overflow-auto rounded-control border border-line bg-raised p-3.5 font-mono text-small"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
        tabIndex={0}
      >
        <pre>{text}</pre>
      </section>
    </details>
  );
}
