import type { ReactNode } from "react";

type FooterColumnProps = { id: string; title: string; children: ReactNode; end?: ReactNode };

const TARGETS =
  "[&_:is(a,button)]:inline-flex [&_:is(a,button)]:min-h-11 [&_:is(a,button)]:items-center [&_:is(a,button)]:text-ink-soft [&_:is(a,button)]:no-underline [&_:is(a,button)]:hover:text-ink [&_:is(a,button)]:hover:underline";

/** A column of the footer: links in `<li>`s and further content below them. */
export function FooterColumn({ id, title, children, end }: FooterColumnProps) {
  return (
    <nav aria-labelledby={id}>
      <h2 className="mb-1 font-sans text-body/[1.3] font-[650] tracking-normal" id={id}>
        {title}
      </h2>
      <ul className={TARGETS}>{children}</ul>
      {end}
    </nav>
  );
}
