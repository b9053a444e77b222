import { Star } from "lucide-react";
import { useId } from "react";
import { useText } from "#use-text";
import { Button } from "@/components/ui/button";
import { cookbookText } from "@/messages/en/cookbook";

const STARS = [1, 2, 3, 4, 5] as const;

type StarRatingProps = { rating: number | null; onRate: (rating: number | null) => void };

/** One to five stars, or none, made of radio buttons. */
export function StarRating({ rating, onRate }: StarRatingProps) {
  const t = useText(cookbookText);
  const name = useId();
  return (
    <div className="flex flex-wrap items-center gap-2">
      <fieldset className="flex">
        <legend className="sr-only">{t("yourRating")}</legend>
        {STARS.map((star) => (
          <label
            className="grid size-11 cursor-pointer place-items-center rounded-control text-saffron has-focus-visible:outline-2 has-focus-visible:outline-herb"
            key={star}
          >
            <input
              checked={rating === star}
              className="sr-only"
              name={name}
              onChange={() => onRate(star)}
              type="radio"
              value={star}
            />
            <Star aria-hidden="true" fill={rating !== null && star <= rating ? "currentColor" : "none"} size={24} />
            <span className="sr-only">{star === 1 ? t("oneStar") : t("stars", { count: star })}</span>
          </label>
        ))}
      </fieldset>
      {rating !== null && (
        <Button onClick={() => onRate(null)} size="sm" variant="text">
          {t("noRating")}
        </Button>
      )}
    </div>
  );
}
