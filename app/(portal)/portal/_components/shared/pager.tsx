import { ChevronLeft, ChevronRight } from "lucide-react";
import { IconButton } from "@/components/ui/icon-button";

type PagerProps = { label: string; page: number; pages: number; onGo: (page: number) => void };

export function Pager({ label, page, pages, onGo }: PagerProps) {
  if (pages < 2) return null;
  return (
    <nav aria-label={label} className="mt-4 flex items-center justify-end gap-2 text-small tabular-nums">
      <span className="text-ink-soft">
        Page {page} of {pages}
      </span>
      <IconButton disabled={page <= 1} label="Previous page" onClick={() => onGo(page - 1)} variant="line">
        <ChevronLeft size={20} />
      </IconButton>
      <IconButton disabled={page >= pages} label="Next page" onClick={() => onGo(page + 1)} variant="line">
        <ChevronRight size={20} />
      </IconButton>
    </nav>
  );
}
