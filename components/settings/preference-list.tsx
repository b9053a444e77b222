import { Pencil, X } from "lucide-react";
import { useText } from "#use-text";
import { coverageText, TYPE_WORDS } from "@/components/settings/preference-words";
import { IconButton } from "@/components/ui/icon-button";
import type { PreferenceType } from "@/lib/profile-limits";
import type { IngredientCoverageWire, IngredientPreferenceWire } from "@/lib/schemas/profile";
import { settings } from "@/messages/en/settings";
import { terms } from "@/messages/en/terms";

type PreferenceListProps = {
  label: string;
  list: readonly IngredientPreferenceWire[];
  /** In this order. */
  types: readonly PreferenceType[];
  coverage: Readonly<Record<string, IngredientCoverageWire>>;
  onChange: (record: IngredientPreferenceWire) => void;
  onRemove: (record: IngredientPreferenceWire) => void;
};

/** Rows by type, allergies first in the red of allergies, each with what it covers. */
export function PreferenceList({ label, list, types, coverage, ...row }: PreferenceListProps) {
  const ordered = types.flatMap((type) => list.filter((each) => each.preference_type === type));
  return (
    <ul aria-label={label} className="pref-list">
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

function PreferenceRow({ record, covers, onChange, onRemove }: PreferenceRowProps) {
  const term = useText(terms);
  const t = useText(settings);
  const { preference_type: type, ingredient } = record;
  const { label, icon } = TYPE_WORDS[type];
  const text = coverageText(t, covers, ingredient.name);
  return (
    <li className={type === "allergy" ? "pref-row pref-row--allergy" : "pref-row"}>
      <span className={type === "intolerance" ? "pref-sign pref-sign--intolerance" : "pref-sign"}>{icon}</span>
      <div className="pref-words">
        <p>
          <b className="pref-title">{term.known(ingredient.name)}</b>{" "}
          <span className="pref-note">{term.known(label)}</span>
        </p>
        {text && <p className="pref-note">{text}</p>}
      </div>
      <span className="pref-acts">
        <IconButton label={t("changeName2", { name: ingredient.name })} onClick={() => onChange(record)}>
          <Pencil size={20} />
        </IconButton>
        <IconButton label={t("removeName", { name: ingredient.name })} onClick={() => onRemove(record)}>
          <X size={20} />
        </IconButton>
      </span>
    </li>
  );
}
