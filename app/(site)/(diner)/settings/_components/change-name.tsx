"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, useState } from "react";
import { useText } from "#use-text";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { TextField } from "@/components/ui/field";
import { useToast } from "@/components/ui/toast";
import { useTask } from "@/components/ui/use-task";
import { failureOf } from "@/lib/api-call";
import { api } from "@/lib/api-client";
import { visitorNameOf } from "@/lib/id-card/visitor-name";
import type { UserWire } from "@/lib/schemas/auth";
import { settings } from "@/messages/en/settings";

/** Changes the name, and how much of it the card shows. The form is closed at first. */
export function ChangeName({ user }: { user: UserWire }) {
  const t = useText(settings);
  const [isOpen, setOpen] = useState(false);
  if (!isOpen) return <Button onClick={() => setOpen(true)}>{t("changeName")}</Button>;
  return <NameForm onDone={() => setOpen(false)} user={user} />;
}

function NameForm({ user, onDone }: { user: UserWire; onDone: () => void }) {
  const t = useText(settings);
  const [first, setFirst] = useState(user.first_name ?? "");
  const [last, setLast] = useState(user.last_name ?? "");
  const [showsFullName, setShowsFullName] = useState(user.shows_full_name === true);
  const { busy, run } = useTask();
  const router = useRouter();
  const toast = useToast();
  const onCard = visitorNameOf({ firstName: first, lastName: last, email: user.email, showsFullName });

  function save(event: FormEvent) {
    event.preventDefault();
    return run(
      "save",
      async () => {
        await api.changeName({ first_name: first, last_name: last, shows_full_name: showsFullName });
        router.refresh(); // the card and all other screens read the name from the server
        toast("success", t("yourNameIsSaved"));
        onDone();
      },
      (error) => toast("error", failureOf(error, t("nameNotSaved"))),
    );
  }
  return (
    <form aria-label={t("changeName")} className="grid basis-full gap-4 [&>*]:max-w-[440px]" noValidate onSubmit={save}>
      <TextField
        autoComplete="given-name"
        label={t("firstName")}
        maxLength={100}
        onChange={(event) => setFirst(event.target.value)}
        value={first}
      />
      <TextField
        autoComplete="family-name"
        label={t("lastName")}
        maxLength={100}
        onChange={(event) => setLast(event.target.value)}
        value={last}
      />
      <Checkbox
        checked={showsFullName}
        label={t("showFullName")}
        onChange={(event) => setShowsFullName(event.target.checked)}
      />
      <p className="m-0 text-ink-soft" role="status">
        {t.rich("yourCardAndThe", { onCard, b: (inside) => <b>{inside}</b> })}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button busy={busy} type="submit" variant="primary">
          {t("save")}
        </Button>
        <Button onClick={onDone}>{t("cancel")}</Button>
      </div>
    </form>
  );
}
