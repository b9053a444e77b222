import { ChevronLeft, ChevronRight } from "lucide-react";
import Link from "next/link";
import type { ReactNode } from "react";
import { useText } from "#use-text";
import { PAGE_SIZES } from "@/components/recipes/discover/discover-address";
import { pagerNumbers } from "@/components/ui/pager-numbers";
import type { RecipePageSize } from "@/lib/schemas/recipes";
import { recipesText } from "@/messages/en/recipes";

const NUMBERS = "flex flex-wrap items-center gap-0.75";

type PageLinkProps = { href: string; isHere?: boolean; label?: string; children: ReactNode };

function PageLink({ href, isHere = false, label, children }: PageLinkProps) {
  return (
    <Link
      aria-current={isHere ? "page" : undefined}
      aria-label={label}
      className="num grid min-h-11 min-w-11 place-items-center rounded-control border-[1.5px] border-transparent p-1 font-semibold no-underline hover:border-control aria-[current=page]:bg-ink aria-[current=page]:text-paper"
      href={href}
      prefetch={false}
    >
      {children}
    </Link>
  );
}

type PagerProps = { page: number; totalPages: number; addressOf: (page: number) => string };

/**
 * At most five page numbers, with links to the previous and the next page. Renders nothing if there is only one page.
 */
export function Pager({ page, totalPages, addressOf }: PagerProps) {
  const t = useText(recipesText);
  if (totalPages < 2) return null;
  return (
    <nav aria-label={t("pages")} className={NUMBERS}>
      {page > 1 && (
        <PageLink href={addressOf(page - 1)} label={t("previousPage")}>
          <ChevronLeft size={20} />
        </PageLink>
      )}
      {pagerNumbers(page, totalPages).map((number) => (
        <PageLink href={addressOf(number)} isHere={number === page} key={number} label={t("pageNumber", { number })}>
          {number}
        </PageLink>
      ))}
      {page < totalPages && (
        <PageLink href={addressOf(page + 1)} label={t("nextPage")}>
          <ChevronRight size={20} />
        </PageLink>
      )}
    </nav>
  );
}

type PageSizesProps = { pageSize: RecipePageSize; addressOf: (size: RecipePageSize) => string };

/** Links to other page sizes. Each starts again at the first page. */
export function PageSizes({ pageSize, addressOf }: PageSizesProps) {
  const t = useText(recipesText);
  return (
    <nav aria-label={t("recipesPerPage")} className={NUMBERS}>
      <span aria-hidden="true" className="me-2 text-ink-soft text-small">
        {t("perPage")}
      </span>
      {PAGE_SIZES.map((size) => (
        <PageLink href={addressOf(size)} isHere={size === pageSize} key={size} label={t("sizePerPage", { size })}>
          {size}
        </PageLink>
      ))}
    </nav>
  );
}
