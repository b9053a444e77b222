import { useText } from "#use-text";
import { dietaryTags } from "@/components/recipes/recipe-words";
import { Tag } from "@/components/ui/chip";
import { cn } from "@/components/ui/variants";
import type { DietaryInfoWire } from "@/lib/schemas/recipes";
import { terms } from "@/messages/en/terms";
import { verdicts } from "@/messages/en/verdicts";

type DietaryTagsProps = { dietaryInfo: DietaryInfoWire; max: number; className?: string };

/**
 * Tags for what is known to be true of the recipe; tags above `max` become "+N more". Nothing is rendered without tags.
 */
export function DietaryTags({ dietaryInfo, max, className }: DietaryTagsProps) {
  const term = useText(terms);
  const t = useText(verdicts);
  const tags = dietaryTags(dietaryInfo);
  if (tags.length === 0) return null;
  const left = tags.length - max;
  return (
    <ul aria-label={t("dietaryTags")} className={cn("flex flex-wrap gap-1.5", className)}>
      {tags.slice(0, max).map((tag) => (
        <li key={tag}>
          <Tag>{term.known(tag)}</Tag>
        </li>
      ))}
      {left > 0 && (
        <li>
          <Tag tone="more">{t("leftMore", { left })}</Tag>
        </li>
      )}
    </ul>
  );
}
