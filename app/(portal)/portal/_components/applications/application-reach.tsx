"use client";

import { Checkbox } from "@/components/ui/checkbox";
import { FieldError } from "@/components/ui/field";
import { BUNDLE_SCOPES, type DataScope, GENERAL_ACCESS, NEED_SCOPES, SCOPE_WORDS } from "@/lib/oauth/scopes";

const NAMED: readonly DataScope[] = [...BUNDLE_SCOPES, "marks:read", ...NEED_SCOPES];

type Choice<Value> = readonly [value: Value, name: string, says: string];
type ChoicesProps<Value> = {
  title: string;
  name: string;
  choices: readonly Choice<Value>[];
  value: Value;
  onChange: (value: Value) => void;
};

/** Radio buttons, each with an explanation of its choice. */
export function Choices<Value extends string | boolean>({
  title,
  name,
  choices,
  value: chosen,
  onChange,
}: ChoicesProps<Value>) {
  return (
    <fieldset>
      <legend className="pb-1 font-[620] text-small">{title}</legend>
      {choices.map(([value, label, says]) => (
        <label
          className="grid cursor-pointer grid-cols-[24px_1fr] gap-3 border-line border-t py-3 text-small"
          key={label}
        >
          <input
            checked={chosen === value}
            className="mt-0.5 size-[22px] accent-herb"
            name={name}
            onChange={() => onChange(value)}
            type="radio"
          />
          <span>
            <b className="block font-[620] text-body">{label}</b>
            <span className="text-ink-soft">{says}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

type ScopesFieldProps = { scopes: readonly string[]; onChange: (scopes: string[]) => void; error: string | null };

/**
 * Which data an application may ask for: everything, or selected scopes. Scopes that are not listed here stay
 * unchanged.
 */
export function ScopesField({ scopes, onChange, error }: ScopesFieldProps) {
  const isGeneral = scopes.includes(GENERAL_ACCESS);
  const others = scopes.filter((scope) => scope !== GENERAL_ACCESS && !NAMED.includes(scope as DataScope));
  const toggle = (scope: DataScope, isOn: boolean) =>
    onChange([...others, ...NAMED.filter((each) => (each === scope ? isOn : scopes.includes(each)))]);
  return (
    <div>
      <Choices
        choices={[
          [true, "Diets, health, ingredients, name and marks", "Each request still names what it needs."],
          [false, "Only what I choose", "People see that it can ask for nothing else."],
        ]}
        name="reach"
        onChange={(general) => onChange([...others, ...(general ? [GENERAL_ACCESS] : ["marks:read"])])}
        title="What may it ask for?"
        value={isGeneral}
      />
      {!isGeneral && (
        <div className="grid gap-x-6 border-line border-t pt-1 tablet:grid-cols-2">
          {NAMED.map((scope) => (
            <Checkbox
              checked={scopes.includes(scope)}
              key={scope}
              label={
                <>
                  {SCOPE_WORDS[scope]} <span className="block font-mono text-ink-soft text-small">{scope}</span>
                </>
              }
              name="scopes"
              onChange={(event) => toggle(scope, event.target.checked)}
            />
          ))}
        </div>
      )}
      <FieldError error={error} id="scopes-error" />
    </div>
  );
}
