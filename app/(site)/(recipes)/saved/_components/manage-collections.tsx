import { ArrowDown, ArrowUp, Pencil, Trash2 } from "lucide-react";
import { useRouter } from "next/navigation";
import { type FormEvent, useEffect, useState } from "react";
import { useText } from "#use-text";
import { Button } from "@/components/ui/button";
import { ConfirmDialog, Dialog } from "@/components/ui/dialog";
import { TextField } from "@/components/ui/field";
import { IconButton } from "@/components/ui/icon-button";
import { useToast } from "@/components/ui/toast";
import { useTask } from "@/components/ui/use-task";
import { failureOf } from "@/lib/api-call";
import { MAX_COLLECTION_NAME } from "@/lib/cookbook/limits";
import { cookbook } from "@/lib/cookbook-client";
import type { CollectionWire } from "@/lib/schemas/cookbook";
import { cookbookText } from "@/messages/en/cookbook";

type ManageCollectionsProps = { collections: readonly CollectionWire[]; open: boolean; onClose: () => void };

/** Renames, reorders and deletes collections. */
export function ManageCollections({ collections, open, onClose }: ManageCollectionsProps) {
  const t = useText(cookbookText);
  const router = useRouter();
  const toast = useToast();
  const [shown, setShown] = useState(collections);
  const [renamed, setRenamed] = useState<string | null>(null);
  const [deleted, setDeleted] = useState<CollectionWire | null>(null);
  const { busy, run: start } = useTask();
  useEffect(() => setShown(collections), [collections]);
  const run = (work: () => Promise<readonly CollectionWire[]>) =>
    start(
      "change",
      async () => {
        setShown(await work());
        router.refresh();
      },
      (error) => toast("error", failureOf(error, t("collectionsUnchanged"))),
    );
  const remove = async () => {
    if (!deleted) return;
    await run(async () => {
      await cookbook.deleteCollection(deleted.id);
      return cookbook.listCollections();
    });
    setDeleted(null);
  };
  return (
    <Dialog onOpenChange={(isOpen) => !isOpen && onClose()} open={open} title={t("yourCollections")}>
      <ol className="grid">
        {shown.map((each, index) => (
          <li className="border-line border-b py-2" key={each.id}>
            {renamed === each.id ? (
              <RenameForm
                busy={busy}
                name={each.name}
                onRename={async (name) => {
                  if (await run(() => cookbook.changeCollection(each.id, { name }))) setRenamed(null);
                }}
              />
            ) : (
              <div className="flex items-center gap-1">
                <span className="min-w-0 flex-1 break-words">{each.name}</span>
                <IconButton
                  disabled={index === 0}
                  label={t("moveNameUp", { name: each.name })}
                  onClick={() => void run(() => cookbook.changeCollection(each.id, { index: index - 1 }))}
                >
                  <ArrowUp size={18} />
                </IconButton>
                <IconButton
                  disabled={index === shown.length - 1}
                  label={t("moveNameDown", { name: each.name })}
                  onClick={() => void run(() => cookbook.changeCollection(each.id, { index: index + 1 }))}
                >
                  <ArrowDown size={18} />
                </IconButton>
                <IconButton label={t("renameName", { name: each.name })} onClick={() => setRenamed(each.id)}>
                  <Pencil size={18} />
                </IconButton>
                <IconButton label={t("deleteName", { name: each.name })} onClick={() => setDeleted(each)}>
                  <Trash2 size={18} />
                </IconButton>
              </div>
            )}
          </li>
        ))}
      </ol>
      <ConfirmDialog
        busy={busy}
        confirmLabel={t("delete")}
        description={t.rich("nameGoesItsRecipes", { name: deleted?.name, b: (inside) => <b>{inside}</b> })}
        onConfirm={() => void remove()}
        onOpenChange={(isOpen) => !isOpen && setDeleted(null)}
        open={deleted !== null}
        title={t("deleteTheCollection")}
      />
    </Dialog>
  );
}

type RenameFormProps = { name: string; busy: boolean; onRename: (name: string) => Promise<void> };

function RenameForm({ name, busy, onRename }: RenameFormProps) {
  const t = useText(cookbookText);
  const [text, setText] = useState(name);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== "") void onRename(text.trim());
  };
  return (
    <form className="flex items-end gap-3" onSubmit={submit}>
      <TextField
        className="min-w-0 flex-1"
        label={t("name")}
        maxLength={MAX_COLLECTION_NAME}
        onChange={(event) => setText(event.target.value)}
        value={text}
      />
      <Button busy={busy} disabled={text.trim() === ""} type="submit">
        {t("save")}
      </Button>
    </form>
  );
}
