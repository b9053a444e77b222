import Link from "next/link";

type HomeHeadProps = { id: string; title: string; href: string; more: string };

/** A heading of home, with the way to the whole. */
export const HomeHead = ({ id, title, href, more }: HomeHeadProps) => (
  <div className="flex flex-wrap items-end justify-between gap-2 border-0 border-b-2 border-solid border-ink pb-2">
    <h2 className="m-0 text-step-2" id={id}>
      {title}
    </h2>
    <Link className="inline-flex min-h-[44px] items-center font-semibold" href={href} prefetch={false}>
      {more}
    </Link>
  </div>
);
