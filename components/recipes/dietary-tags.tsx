import "@/styles/recipes.css";
import { dietaryTags } from "@/components/recipes/recipe-words";
import { Tag } from "@/components/ui/chip";
import type { DietaryInfoWire } from "@/lib/schemas/recipes";

type DietaryTagsProps = { dietaryInfo: DietaryInfoWire; max: number };

/** What is known to hold for the recipe, shortened to "+N more". Nothing where nothing is known. */
export function DietaryTags({ dietaryInfo, max }: DietaryTagsProps) {
  const tags = dietaryTags(dietaryInfo);
  if (tags.length === 0) return null;
  const left = tags.length - max;
  return (
    <ul aria-label="Dietary tags" className="recipe-tags">
      {tags.slice(0, max).map((tag) => (
        <li key={tag}>
          <Tag>{tag}</Tag>
        </li>
      ))}
      {left > 0 && (
        <li>
          <Tag tone="more">+{left} more</Tag>
        </li>
      )}
    </ul>
  );
}
