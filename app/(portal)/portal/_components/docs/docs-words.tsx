import type { ReactNode } from "react";
import type { Snippet, SnippetValues } from "@/lib/portal/snippets";
import { SnippetFigure } from "./snippet-figure";

export type DocsValues = SnippetValues & { compressedBytes: number };

export const code = (text: string): ReactNode => <code className="font-mono text-small wrap-anywhere">{text}</code>;

export const Step = ({ number, children }: { number?: number; children: ReactNode }) => (
  <h3 className="mt-6 text-step-1">
    {number && <span className="me-2 text-herb text-step-2">{number}</span>}
    {children}
  </h3>
);

/** Renders a snippet with the reader's own client id highlighted. */
export const showing = (values: DocsValues) => (snippet: Snippet) => (
  <SnippetFigure snippet={snippet} yours={values.clientId} />
);

type DocsTableProps = { label: string; head: readonly string[]; rows: readonly (readonly ReactNode[])[] };

/** A table whose first column is code. Rows never change order, so their index is their key. */
export function DocsTable({ label, head, rows }: DocsTableProps) {
  const cell = "border-line border-b p-2.5 align-top";
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard.
    <section aria-label={label} className="relative overflow-x-auto" tabIndex={0}>
      <table className="w-full text-start text-small">
        <thead>
          <tr>
            {head.map((title) => (
              <th className={cell} key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...others], row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows never change order.
            <tr key={row}>
              <th className={`${cell} font-mono font-normal`} scope="row">
                {first}
              </th>
              {others.map((each, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns never change order.
                <td className={cell} key={column}>
                  {each}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
