import { X } from "lucide-react";
import { type FormEvent, useState } from "react";
import { useText } from "#use-text";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { IconButton } from "@/components/ui/icon-button";
import { MAX_TAG_LENGTH, MAX_TAGS } from "@/lib/cookbook/limits";
import { nameKey } from "@/lib/text/normalized-name";
import { cookbookText } from "@/messages/en/cookbook";

type TagFieldProps = { tags: readonly string[]; onChange: (tags: string[]) => void };

/** The person's own tags of a recipe, each with a button to remove it. */
export function TagField({ tags, onChange }: TagFieldProps) {
  const t = useText(cookbookText);
  const [text, setText] = useState("");
  const tag = text.trim();
  const isKnown = tags.some((each) => nameKey(each) === nameKey(tag));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (tag !== "" && !isKnown) onChange([...tags, tag]);
    setText("");
  };
  return (
    <div className="grid gap-3">
      {tags.length > 0 && (
        <ul aria-label={t("yourTags")} className="flex flex-wrap gap-2">
          {tags.map((each) => (
            <li className="flex items-center rounded-control border border-line bg-raised ps-3" key={each}>
              <span className="min-w-0 break-words">{each}</span>
              <IconButton
                label={t("removeTag", { each })}
                onClick={() => onChange(tags.filter((other) => other !== each))}
              >
                <X size={16} />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {tags.length < MAX_TAGS && (
        <form className="flex items-end gap-3" onSubmit={submit}>
          <TextField
            autoComplete="off"
            className="min-w-0 flex-1"
            label={t("aTag")}
            maxLength={MAX_TAG_LENGTH}
            onChange={(event) => setText(event.target.value)}
            placeholder={t("weeknightForGuests")}
            value={text}
          />
          <Button disabled={tag === ""} type="submit">
            {t("addTag")}
          </Button>
        </form>
      )}
    </div>
  );
}
