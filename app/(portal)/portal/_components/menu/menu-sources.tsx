"use client";

import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field, FieldError } from "@/components/ui/field";
import { FIELD_HINT, FIELD_LABEL, Input } from "@/components/ui/input";
import { useListening } from "@/components/ui/use-listening";
import { analyticsApi } from "@/lib/analytics-client";
import { problemOf } from "@/lib/csv/csv-problem";
import { MOST_DISHES } from "@/lib/csv/file-limits";
import { readCsvFile } from "@/lib/csv/read-csv";
import { type MenuFile, openMenuFile } from "@/lib/menus/read-menu-file";
import type { MenuBody } from "@/lib/schemas/venue-menu";

type MenuSourcesProps = {
  venueId: string;
  onRead: (dishes: MenuBody["dishes"]) => void;
  onFile: (file: MenuFile, name: string) => void;
};

/** Reads a menu from a file or a web page, to be checked before it is published. */
export function MenuSources({ venueId, onRead, onFile }: MenuSourcesProps) {
  const [url, setUrl] = useState("");
  const isListening = useListening();
  const [problem, setProblem] = useState<string | null>(null);
  const page = useMutation({
    mutationFn: () => analyticsApi.readMenuPage(venueId, url),
    onSuccess: ({ dishes }) => onRead(dishes),
  });
  const readPage = (event: FormEvent) => {
    event.preventDefault();
    page.mutate();
  };
  const readFile = async (file: File | undefined) => {
    if (!file) return;
    setProblem(null);
    try {
      onFile(openMenuFile(await readCsvFile(file, MOST_DISHES)), file.name);
    } catch (reason) {
      setProblem(problemOf(reason));
    }
  };
  return (
    <div className="mt-4 grid gap-x-8 gap-y-4 border-line border-y py-4 nav:grid-cols-2">
      <div>
        <label className={FIELD_LABEL} htmlFor="menu-file">
          Upload CSV
        </label>
        <p className={FIELD_HINT} id="menu-file-hint">
          One dish a row: its name, what is in it, its allergens.
        </p>
        <input
          accept=".csv,text/csv"
          aria-describedby="menu-file-hint"
          // Before hydration, nothing would handle a chosen file.
          disabled={!isListening}
          className="min-h-11 max-w-full text-small file:me-3 file:min-h-11 file:cursor-pointer file:rounded-control file:border file:border-control file:bg-raised file:px-4 file:font-semibold"
          id="menu-file"
          onChange={(event) => {
            void readFile(event.target.files?.[0]);
            event.target.value = "";
          }}
          type="file"
        />
        <FieldError error={problem} id="menu-file-error" />
      </div>
      <form noValidate onSubmit={readPage}>
        <Field
          error={page.error?.message ?? null}
          hint="The page of your own site that shows the menu."
          label="From an address"
        >
          {(control) => (
            <div className="flex flex-wrap gap-3">
              <Input
                className="min-w-0 flex-1 basis-52"
                inputMode="url"
                onChange={(event) => setUrl(event.target.value)}
                placeholder="https://"
                value={url}
                {...control}
              />
              <Button busy={page.isPending} type="submit">
                Read the page
              </Button>
            </div>
          )}
        </Field>
      </form>
    </div>
  );
}
