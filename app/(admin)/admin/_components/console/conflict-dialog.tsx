import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import type { AdminRow, ModelMeta } from "@/lib/schemas/admin";
import { valueText } from "./cell-text";

type ConflictDialogProps = {
  meta: ModelMeta;
  was: AdminRow;
  mine: AdminRow;
  theirs: AdminRow;
  busy: boolean;
  onSave: (body: AdminRow) => void;
  onCancel: () => void;
};

/**
 * Shows the original, own and other value of each field and lets the person choose, so that nothing is overwritten
 * unseen and no input is lost.
 */
export function ConflictDialog({ meta, was, mine, theirs, busy, onSave, onCancel }: ConflictDialogProps) {
  const differing = meta.fields.filter(
    ({ name, read_only }) => !read_only && (name in mine || valueText(was[name]) !== valueText(theirs[name])),
  );
  const [taken, setTaken] = useState<Record<string, "mine" | "theirs">>({});
  const choiceOf = (name: string) => taken[name] ?? (name in mine ? "mine" : "theirs");
  const all = (choice: "mine" | "theirs") =>
    setTaken(Object.fromEntries(differing.map(({ name }) => [name, name in mine ? choice : "theirs"])));
  const chosen = Object.fromEntries(
    differing.flatMap(({ name }) => (name in mine && choiceOf(name) === "mine" ? [[name, mine[name]]] : [])),
  );
  return (
    <Dialog
      description="Somebody changed this row while you edited. Nothing of yours is lost: choose for each field."
      onOpenChange={(open) => !open && onCancel()}
      open
      title={`${String(was[meta.name_column] ?? "The row")} has changed`}
      wide
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard */}
      <section aria-label="Fields that differ, scrolls sideways" className="relative overflow-x-auto" tabIndex={0}>
        <table className="w-full text-small max-tablet:block">
          <thead className="max-tablet:hidden">
            <tr className="border-ink border-b text-start">
              {["Field", "Was", "Yours", "Theirs"].map((head) => (
                <th className="px-2 py-2" key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="max-tablet:block">
            {differing.map(({ name }) => (
              <tr className="border-line border-b max-tablet:grid max-tablet:py-2" key={name}>
                <th className="px-2 py-1 text-start" scope="row">
                  {name}
                </th>
                <td className="wrap-anywhere px-2 py-1">
                  <Head>Was</Head> {valueText(was[name])}
                </td>
                {(["mine", "theirs"] as const).map((side) => (
                  <td className={`wrap-anywhere px-2 py-1 ${choiceOf(name) === side ? "bg-herb-tint" : ""}`} key={side}>
                    {side === "mine" && !(name in mine) ? (
                      <span className="text-ink-soft">
                        <Head>Yours</Head> not changed
                      </span>
                    ) : (
                      <label className="flex min-h-11 items-center gap-2">
                        <input
                          checked={choiceOf(name) === side}
                          className="size-5 shrink-0 accent-herb"
                          name={`conflict-${name}`}
                          onChange={() => setTaken({ ...taken, [name]: side })}
                          type="radio"
                        />
                        <span className="min-w-0">
                          <Head>{side === "mine" ? "Yours" : "Theirs"}</Head>{" "}
                          {valueText(side === "mine" ? mine[name] : theirs[name])}
                        </span>
                      </label>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <div className="mt-4 grid gap-2 tablet:flex tablet:justify-end">
        <Button onClick={() => all("theirs")} size="sm">
          Take all of theirs
        </Button>
        <Button onClick={() => all("mine")} size="sm">
          Keep all of mine
        </Button>
        <Button
          busy={busy}
          onClick={() => (Object.keys(chosen).length > 0 ? onSave(chosen) : onCancel())}
          variant="primary"
        >
          Save this choice
        </Button>
      </div>
    </Dialog>
  );
}

/** Names the value on a phone, where the fields stand one below the other so that both sides are seen at once. */
const Head = ({ children }: { children: string }) => (
  <span className="font-normal text-ink-soft tablet:hidden">{children}</span>
);
