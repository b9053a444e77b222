import { SlidersHorizontal } from "lucide-react";
import { useText } from "#use-text";
import { Button } from "@/components/ui/button";
import { SUBJECT_WORDS } from "@/components/visits/kitchen-says";
import { ALLERGEN_SUBJECTS, type FactSubject, WAY_SUBJECTS } from "@/lib/dietary/kitchen-facts";
import { atTable } from "@/messages/en/at-table";

type MenuFilterProps = { chosen: readonly FactSubject[]; onChange: (chosen: readonly FactSubject[]) => void };

const capital = (word: string, locale: string): string => word.charAt(0).toLocaleUpperCase(locale) + word.slice(1);

/** What a guest without a card leaves out, chosen on the device: nothing of it is sent or kept. */
export function MenuFilter({ chosen, onChange }: MenuFilterProps) {
  const t = useText(atTable);
  const flip = (subject: FactSubject) =>
    onChange(chosen.includes(subject) ? chosen.filter((each) => each !== subject) : [...chosen, subject]);
  const choices = (subjects: readonly FactSubject[]) => (
    <ul className="mt-2 flex flex-wrap gap-2">
      {subjects.map((subject) => (
        <li key={subject}>
          <label className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-control border border-control bg-raised px-3 has-checked:border-ink has-checked:bg-sunk">
            <input
              checked={chosen.includes(subject)}
              className="size-5 accent-(--ink)"
              onChange={() => flip(subject)}
              type="checkbox"
            />
            {capital(t(SUBJECT_WORDS[subject]), t.locale)}
          </label>
        </li>
      ))}
    </ul>
  );
  return (
    <details className="rounded-card border border-line bg-raised px-4 py-2" open={chosen.length > 0 || undefined}>
      <summary className="flex min-h-11 cursor-pointer items-center gap-2.5 font-semibold">
        <SlidersHorizontal aria-hidden="true" size={20} />
        {t("filterMenu")}
      </summary>
      <fieldset className="mt-2">
        <legend className="font-semibold text-small">{t("filterWithout")}</legend>
        {choices([...ALLERGEN_SUBJECTS, "alcohol"])}
      </fieldset>
      <fieldset className="mt-4">
        <legend className="font-semibold text-small">{t("filterWays")}</legend>
        {choices(WAY_SUBJECTS)}
      </fieldset>
      <div className="mt-3 mb-2 flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="m-0 max-w-[60ch] text-small">{t("filterStays")}</p>
        {chosen.length > 0 && (
          <Button onClick={() => onChange([])} size="sm">
            {t("filterNone")}
          </Button>
        )}
      </div>
    </details>
  );
}
