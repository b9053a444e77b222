"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Plus, TabletSmartphone } from "lucide-react";
import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { ConfirmDialog, Dialog } from "@/components/ui/dialog";
import { TextField } from "@/components/ui/field";
import { Moment } from "@/components/ui/moment";
import { SelectField } from "@/components/ui/select-field";
import { useToast } from "@/components/ui/toast";
import { TwoButtons } from "@/components/ui/two-buttons";
import { useTask } from "@/components/ui/use-task";
import { failureOf } from "@/lib/api-call";
import { KITCHEN } from "@/lib/portal/sections";
import type { TabletCodeWire, TabletsWire } from "@/lib/schemas/tablets";
import { team as calls } from "@/lib/team-client";

const TABLETS = ["team", "tablets"];
/** While a code waits to be typed, and while somebody watches whether a tablet is there. */
const LOOK_MS = 5000;
type Tablet = TabletsWire["items"][number];
type Asked = { kind: "new" } | { kind: "rename" | "revoke"; tablet: Tablet } | null;

/** Screens in kitchens: each sees the live view of one venue and nothing else. */
export function Tablets({ first }: { first: TabletsWire }) {
  const queries = useQueryClient();
  const { data } = useQuery({
    queryKey: TABLETS,
    queryFn: ({ signal }) => calls.listTablets(signal),
    initialData: first,
    refetchInterval: LOOK_MS,
  });
  const [asked, setAsked] = useState<Asked>(null);
  const close = () => setAsked(null);
  const renew = () => queries.invalidateQueries({ queryKey: TABLETS });
  return (
    <section aria-labelledby="kitchen-tablets" className="mt-10">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <h2 className="text-step-2" id="kitchen-tablets">
            Kitchen tablets
          </h2>
          <p className="mt-1 text-ink-soft">
            A tablet signs in by itself. No password, no mail, one venue, one screen.
          </p>
        </div>
        {data.venues.length > 0 && (
          <Button onClick={() => setAsked({ kind: "new" })}>
            <Plus size={18} />
            New tablet
          </Button>
        )}
      </div>
      {data.items.length === 0 ? (
        <p className="mt-3">No tablet so far.</p>
      ) : (
        <ul className="mt-3 grid gap-4 wide:grid-cols-2">
          {data.items.map((tablet) => (
            <TabletCard key={tablet.id} onAsk={setAsked} tablet={tablet} />
          ))}
        </ul>
      )}
      {asked?.kind === "new" && <NewTablet onChanged={renew} onClose={close} tablets={data} />}
      {asked?.kind === "rename" && <RenameTablet onChanged={renew} onClose={close} tablet={asked.tablet} />}
      {asked?.kind === "revoke" && <RevokeTablet onChanged={renew} onClose={close} tablet={asked.tablet} />}
    </section>
  );
}

function TabletCard({ tablet, onAsk }: { tablet: Tablet; onAsk: (asked: Asked) => void }) {
  const { name, venue } = tablet;
  return (
    <li className="sheet grid gap-2 p-5">
      <h3 className="flex items-center gap-2 text-step-1 wrap-anywhere">
        <TabletSmartphone aria-hidden="true" className="flex-none" size={20} />
        {name}, {venue.name}
      </h3>
      {tablet.paired_at ? (
        <>
          <p className="text-ink-soft text-small">
            Paired{tablet.paired_by && ` by ${tablet.paired_by}`} <Moment iso={tablet.paired_at} />.{" "}
            {tablet.is_live ? (
              <b className="text-ink">Live now.</b>
            ) : (
              tablet.last_seen_at && (
                <>
                  Not seen since <Moment iso={tablet.last_seen_at} />. Without a sign it is revoked by itself on{" "}
                  <Moment iso={tablet.ends_at} />.
                </>
              )
            )}
          </p>
          <p className="text-small">
            Sees guests in the house, their allergies and diet. Not past visits, health, numbers, applications or
            people.
          </p>
        </>
      ) : (
        <p className="text-ink-soft text-small">
          Waits for its code until <Moment iso={tablet.ends_at} />.
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button aria-label={`Rename ${name}`} onClick={() => onAsk({ kind: "rename", tablet })} size="sm">
          Rename
        </Button>
        <Button
          aria-label={`Revoke ${name}`}
          onClick={() => onAsk({ kind: "revoke", tablet })}
          size="sm"
          variant="danger"
        >
          Revoke
        </Button>
      </div>
    </li>
  );
}

type DialogProps = { onClose: () => void; onChanged: () => Promise<unknown> };

function NewTablet({ tablets, onClose, onChanged }: DialogProps & { tablets: TabletsWire }) {
  const [venueId, setVenueId] = useState(tablets.venues[0]?.id ?? "");
  const [name, setName] = useState("Pass");
  const [made, setMade] = useState<TabletCodeWire | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const { busy, run } = useTask();
  const isPaired = tablets.items.some(({ id, paired_at: at }) => id === made?.id && at !== null);
  const make = (event: FormEvent) => {
    event.preventDefault();
    setFailure(null);
    void run(
      "make",
      async () => {
        setMade(await calls.newTablet({ venue_id: venueId, name }));
        await onChanged();
      },
      (error) => setFailure(failureOf(error, "No code was made.")),
    );
  };
  return (
    <Dialog onOpenChange={(isOpen) => !isOpen && onClose()} open title="New tablet">
      {made ? (
        <div className="mt-4 grid gap-4">
          {isPaired ? (
            <p role="status">
              <b>{name} is paired.</b> It shows the live view now.
            </p>
          ) : (
            <>
              <p>Type this on the tablet:</p>
              <p className="code text-center text-step-5 tracking-wider">{made.code}</p>
              <p>
                Open <b className="wrap-anywhere">{`${window.location.host}${KITCHEN}`}</b> there. The code works once,
                until <Moment iso={made.ends_at} />.
              </p>
            </>
          )}
          <Button onClick={onClose} variant="primary">
            Done
          </Button>
        </div>
      ) : (
        <form className="mt-4 grid gap-4" noValidate onSubmit={make}>
          <TextField
            error={failure}
            hint="Where it stands: Pass, Bar, Pastry"
            label="Name"
            onChange={({ target }) => setName(target.value)}
            value={name}
          />
          <SelectField label="Venue" onChange={({ target }) => setVenueId(target.value)} value={venueId}>
            {tablets.venues.map((venue) => (
              <option key={venue.id} value={venue.id}>
                {venue.name}
              </option>
            ))}
          </SelectField>
          <TwoButtons>
            <Button disabled={busy} onClick={onClose}>
              Cancel
            </Button>
            <Button busy={busy} type="submit" variant="primary">
              Show the code
            </Button>
          </TwoButtons>
        </form>
      )}
    </Dialog>
  );
}

function RenameTablet({ tablet, onClose, onChanged }: DialogProps & { tablet: Tablet }) {
  const [name, setName] = useState(tablet.name);
  const [failure, setFailure] = useState<string | null>(null);
  const { busy, run } = useTask();
  const save = (event: FormEvent) => {
    event.preventDefault();
    setFailure(null);
    void run(
      "save",
      async () => {
        await calls.renameTablet(tablet.id, name);
        await onChanged();
        onClose();
      },
      (error) => setFailure(failureOf(error, "Nothing was changed.")),
    );
  };
  return (
    <Dialog onOpenChange={(isOpen) => !isOpen && onClose()} open title={`Rename ${tablet.name}`}>
      <form className="mt-4 grid gap-4" noValidate onSubmit={save}>
        <TextField error={failure} label="Name" onChange={({ target }) => setName(target.value)} value={name} />
        <TwoButtons>
          <Button disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <Button busy={busy} type="submit" variant="primary">
            Save
          </Button>
        </TwoButtons>
      </form>
    </Dialog>
  );
}

function RevokeTablet({ tablet, onClose, onChanged }: DialogProps & { tablet: Tablet }) {
  const { busy, run } = useTask();
  const toast = useToast();
  const revoke = () =>
    run(
      "revoke",
      async () => {
        await calls.revokeTablet(tablet.id);
        await onChanged();
        toast("success", `${tablet.name} shows nobody any more.`);
        onClose();
      },
      (error) => {
        toast("error", failureOf(error, "Nothing was revoked."));
        void onChanged();
        onClose();
      },
    );
  return (
    <ConfirmDialog
      busy={busy}
      confirmLabel="Revoke"
      description={`${tablet.is_live ? "It is live. " : ""}It goes blank within two seconds. Guests are told that no kitchen is connected, if no other screen is.`}
      onConfirm={() => void revoke()}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      open
      title={`Revoke “${tablet.name}, ${tablet.venue.name}”?`}
    />
  );
}
