import { ChevronLeft, ChevronRight } from "lucide-react";
import Link from "next/link";
import type { ReactNode } from "react";
import { browseAddress, pagerNumbers } from "@/components/recipes/browse-address";
import { RECIPE_PAGE_SIZES, type RecipePageQuery } from "@/lib/schemas/recipes";

type PageLinkProps = { to: RecipePageQuery; isHere?: boolean; label?: string; children: ReactNode };

function PageLink({ to, isHere = false, label, children }: PageLinkProps) {
  return (
    <Link
      aria-current={isHere ? "page" : undefined}
      aria-label={label}
      className="recipe-page-link num"
      href={browseAddress(to)}
      prefetch={false}
    >
      {children}
    </Link>
  );
}

/** Five page numbers at most, with a way to the page before and after. Nothing when there is one page. */
export function Pager({ at, totalPages }: { at: RecipePageQuery; totalPages: number }) {
  if (totalPages < 2) return null;
  const { page } = at;
  return (
    <nav aria-label="Pages" className="recipe-page-links">
      {page > 1 && (
        <PageLink label="Previous page" to={{ ...at, page: page - 1 }}>
          <ChevronLeft size={20} />
        </PageLink>
      )}
      {pagerNumbers(page, totalPages).map((number) => (
        <PageLink isHere={number === page} key={number} label={`Page ${number}`} to={{ ...at, page: number }}>
          {number}
        </PageLink>
      ))}
      {page < totalPages && (
        <PageLink label="Next page" to={{ ...at, page: page + 1 }}>
          <ChevronRight size={20} />
        </PageLink>
      )}
    </nav>
  );
}

/** Another size starts again at the first page. */
export function PageSizes({ at }: { at: RecipePageQuery }) {
  return (
    <nav aria-label="Recipes per page" className="recipe-page-links">
      <span aria-hidden="true" className="soft small">
        Per page
      </span>
      {RECIPE_PAGE_SIZES.map((size) => (
        <PageLink
          isHere={size === at.page_size}
          key={size}
          label={`${size} per page`}
          to={{ page: 1, page_size: size }}
        >
          {size}
        </PageLink>
      ))}
    </nav>
  );
}
