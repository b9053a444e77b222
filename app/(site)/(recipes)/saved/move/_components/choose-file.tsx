import { FolderOpen, PackageOpen } from "lucide-react";
import { type InputHTMLAttributes, useId } from "react";
import { useText } from "#use-text";
import { buttonLabel, buttonLook } from "@/components/ui/button-look";
import { FieldError } from "@/components/ui/field";
import { useListening } from "@/components/ui/use-listening";
import { carryText } from "@/messages/en/carry";

type ChooseFileProps = { problem: string | null; onChoose: (files: readonly File[]) => void };

const ACCEPTED =
  ".paprikarecipes,.paprikarecipe,.zip,.json,.jsonld,.html,.htm,.csv,.tsv,.txt,.md,.mmf,.mxp,.mx2,.xml,.grmt,.recipeml,.cook,.crumb,.melarecipe,.melarecipes";
/** Lets browsers choose a folder; React has no type for this attribute. */
const FOLDER = { webkitdirectory: "" } as InputHTMLAttributes<HTMLInputElement>;

/** Chooses or drops one file, several files, or a folder. */
export function ChooseFile({ problem, onChoose }: ChooseFileProps) {
  const t = useText(carryText);
  const isListening = useListening();
  const errorId = useId();
  const take = (list: FileList | null) => onChoose([...(list ?? [])]);
  return (
    <div className="grid gap-3">
      <label
        className="relative grid cursor-pointer justify-items-center gap-1.5 rounded-card border-[1.5px] border-control border-dashed bg-page px-4 py-8 text-center focus-within:outline-3 focus-within:outline-ink focus-within:outline-offset-3"
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          take(event.dataTransfer.files);
        }}
      >
        <PackageOpen aria-hidden size={28} />
        <b className="font-[620]">{t("dropExport")}</b>
        <span className="text-ink-soft text-small">{t("formatsTaken")}</span>
        <input
          accept={ACCEPTED}
          aria-describedby={problem ? errorId : undefined}
          aria-label={t("exportOfAnotherApp")}
          className="absolute inset-0 w-full cursor-pointer opacity-0"
          disabled={!isListening}
          multiple
          onChange={(event) => {
            const { files } = event.target;
            take(files);
            event.target.value = "";
          }}
          type="file"
        />
      </label>
      <label
        className={buttonLook({
          size: "sm",
          className:
            "relative justify-self-start focus-within:outline-3 focus-within:outline-ink focus-within:outline-offset-3",
        })}
      >
        <span className={buttonLabel({ size: "sm" })}>
          <FolderOpen aria-hidden size={18} />
          {t("chooseAFolder")}
        </span>
        <input
          aria-label={t("aFolderOfRecipes")}
          className="absolute inset-0 w-full cursor-pointer opacity-0"
          disabled={!isListening}
          onChange={(event) => {
            const { files } = event.target;
            take(files);
            event.target.value = "";
          }}
          type="file"
          {...FOLDER}
        />
      </label>
      <FieldError error={t.known(problem)} id={errorId} />
    </div>
  );
}
