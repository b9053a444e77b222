"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, type KeyboardEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { FieldError } from "@/components/ui/field";
import { cn } from "@/components/ui/variants";
import { failureOf } from "@/lib/api-call";
import { applicationKeys, applicationsApi } from "@/lib/portal/applications-client";
import type { VenueIdentifierWire } from "@/lib/schemas/oauth";
import { ActiveSign } from "../active-sign";

type MappingRowProps = { clientId: string; mapping: VenueIdentifierWire };

/** Edited in place: Enter saves, Escape restores the saved value. An error is shown in the row. */
export function MappingRow({ clientId, mapping }: MappingRowProps) {
  const queries = useQueryClient();
  const saved = mapping.internal_id ?? "";
  const [text, setText] = useState(saved);
  const [error, setError] = useState<string | null>(null);
  const saving = useMutation({
    mutationFn: (next: string) => applicationsApi.setMapping(clientId, mapping.id, next.trim() || null),
    onMutate: () => setError(null),
    onSuccess: (row) => {
      setText(row.internal_id ?? "");
      queries.setQueryData<VenueIdentifierWire[]>(applicationKeys.mappings(clientId), (rows) =>
        rows?.map((each) => (each.id === row.id ? row : each)),
      );
    },
    onError: (reason, next) =>
      setError(failureOf(reason, next.trim() === "" ? "Error clearing mapping" : "Error updating mapping")),
  });
  const isChanged = text.trim() !== saved;
  const errorId = `mapping-${mapping.id}-error`;

  function save(event: FormEvent) {
    event.preventDefault();
    if (isChanged && !saving.isPending) saving.mutate(text);
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "Escape") return;
    setText(saved);
    setError(null);
  }
  return (
    <tr
      className={cn(
        "border-line border-t",
        isChanged && "bg-herb-tint shadow-[inset_3px_0_0_var(--herb)]",
        error && "bg-transparent shadow-[inset_3px_0_0_var(--tomato)]",
      )}
    >
      <th className="max-w-60 px-4 py-1.5 text-start font-[620] text-small wrap-anywhere" scope="row">
        {mapping.venue_name}
      </th>
      <td className="px-4 py-1.5">
        <form id={`mapping-${mapping.id}`} onSubmit={save}>
          <input
            aria-describedby={error ? errorId : undefined}
            aria-invalid={error ? true : undefined}
            aria-label={`Internal ID of ${mapping.venue_name}`}
            className="code min-h-11 w-full min-w-36 rounded-control border-[1.5px] border-transparent border-b-control border-dotted bg-transparent px-2 focus:border-control focus:border-solid focus:bg-raised aria-invalid:border-solid aria-invalid:border-tomato"
            maxLength={200}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={onKeyDown}
            placeholder="not mapped"
            spellCheck={false}
            value={text}
          />
          <FieldError error={error} id={errorId} />
        </form>
      </td>
      <td className="px-4 py-1.5 text-small whitespace-nowrap">
        {error ? (
          "Not saved"
        ) : isChanged ? (
          "not saved yet"
        ) : (
          <span className="inline-flex items-center gap-1.5 font-[560]">
            <ActiveSign isActive={Boolean(saved)} size={16} />
          </span>
        )}
      </td>
      <td className="px-4 py-1.5 text-end">
        {isChanged ? (
          <Button busy={saving.isPending} form={`mapping-${mapping.id}`} size="sm" type="submit" variant="primary">
            Save
          </Button>
        ) : (
          saved && (
            <button
              aria-label={`Clear the internal ID of ${mapping.venue_name}`}
              className="min-h-11 px-2 font-[600] text-herb text-small underline underline-offset-4"
              disabled={saving.isPending}
              onClick={() => saving.mutate("")}
              type="button"
            >
              Clear
            </button>
          )
        )}
      </td>
    </tr>
  );
}
