import { Pencil, X } from "lucide-react";
import { useText } from "#use-text";
import { coverageText } from "@/components/profile/coverage-text";
import { IconButton } from "@/components/ui/icon-button";
import { tv } from "@/components/ui/variants";
import type { PreferenceType } from "@/lib/dietary/preference-kinds";
import type { IngredientCoverageWire, IngredientPreferenceWire } from "@/lib/schemas/profile";
import { profile } from "@/messages/en/profile";
import { settings } from "@/messages/en/settings";
import { terms } from "@/messages/en/terms";
import { TYPE_WORDS } from "./preference-words";

type PreferenceListProps = {
  label: string;
  list: readonly IngredientPreferenceWire[];
  /** The types that are shown, in this order. */
  types: readonly PreferenceType[];
  coverage: Readonly<Record<string, IngredientCoverageWire>>;
  onChange: (record: IngredientPreferenceWire) => void;
  onRemove: (record: IngredientPreferenceWire) => void;
};

/** Rows sorted by type, allergies first and in red, each with the foods that it covers. */
export function PreferenceList({ label, list, types, coverage, ...row }: PreferenceListProps) {
  const ordered = types.flatMap((type) => list.filter((each) => each.preference_type === type));
  return (
    <ul aria-label={label} className="grid">
      {ordered.map((record) => (
        <PreferenceRow covers={coverage[record.ingredient_id]} key={record.ingredient_id} record={record} {...row} />
      ))}
    </ul>
  );
}

type PreferenceRowProps = Pick<PreferenceListProps, "onChange" | "onRemove"> & {
  record: IngredientPreferenceWire;
  covers: IngredientCoverageWire | undefined;
};

const row = tv({
  slots: {
    base: "grid min-h-15 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3 border-b border-line py-1.75 font-[620]",
    sign: "grid w-6 place-items-center text-ink-soft",
    note: "text-small/[1.4] font-[450] text-ink-soft",
    act: "text-ink-soft hover:bg-sunk hover:text-inherit focus-visible:-outline-offset-3 focus-visible:outline-current",
  },
  variants: {
    gravity: {
      allergy: {
        base: "mb-2 rounded-control border-0 bg-alarm py-2.5 pe-1.5 ps-3.5 text-step-1 font-bold text-on-alarm forced-colors:border-2 forced-colors:border-[CanvasText]",
        sign: "text-on-alarm",
        note: "text-on-alarm",
        act: "text-on-alarm hover:bg-alarm-press",
      },
      intolerance: { sign: "text-tomato" },
      none: {},
    },
  },
});

function PreferenceRow({ record, covers, onChange, onRemove }: PreferenceRowProps) {
  const term = useText(terms);
  const t = useText(settings);
  const about = useText(profile);
  const { preference_type: type, ingredient } = record;
  const { label, icon } = TYPE_WORDS[type];
  const look = row({ gravity: type === "allergy" || type === "intolerance" ? type : "none" });
  const text = coverageText(about, term.known, covers, ingredient.name);
  return (
    <li className={look.base()}>
      <span className={look.sign()}>{icon}</span>
      <div className="leading-[1.3] wrap-anywhere">
        <p>
          <b className="me-2 inline-block [font-weight:inherit] first-letter:uppercase">
            {term.known(ingredient.name)}
          </b>{" "}
          <span className={look.note()}>{term.known(label)}</span>
        </p>
        {text && <p className={look.note()}>{text}</p>}
      </div>
      <span className="flex">
        <IconButton
          className={look.act()}
          label={t("changeName2", { name: ingredient.name })}
          onClick={() => onChange(record)}
        >
          <Pencil size={20} />
        </IconButton>
        <IconButton
          className={look.act()}
          label={t("removeName", { name: ingredient.name })}
          onClick={() => onRemove(record)}
        >
          <X size={20} />
        </IconButton>
      </span>
    </li>
  );
}
