import { Link2 } from "lucide-react";
import { useState } from "react";
import { useText } from "#use-text";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { useTask } from "@/components/ui/use-task";
import { failureOf, NO_DETAIL } from "@/lib/api-call";
import { foodChecks } from "@/lib/food-checks-client";
import { checkFood } from "@/messages/en/check-food";

type MenuAddressProps = {
  /** The address that the camera has read, or an empty text. */
  address: string;
  onRead: (text: string, host: string) => void;
};

/** Reads the words of a menu from its page. They are compared before they are checked, as those of a photo. */
export function MenuAddress({ address, onRead }: MenuAddressProps) {
  const t = useText(checkFood);
  const { run, busy } = useTask();
  const [url, setUrl] = useState(address);
  const [error, setError] = useState<string | null>(null);
  const [count, setCount] = useState<number | null>(null);
  const read = () =>
    run(
      "read",
      async (signal) => {
        setError(null);
        setCount(null);
        const found = await foodChecks.readMenuPage(url, signal);
        if (signal.aborted) return;
        onRead(found.text, hostOf(url));
        setCount(found.dishes);
      },
      (failure) => setError(failureOf(failure, NO_DETAIL)),
    );
  return (
    <div className="grid gap-2">
      <div className="flex items-end gap-3">
        <TextField
          autoComplete="off"
          className="min-w-0 flex-1"
          error={error}
          inputMode="url"
          label={t("addressOfMenu")}
          maxLength={2048}
          onChange={({ target }) => setUrl(target.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            event.preventDefault();
            void read();
          }}
          placeholder="https://"
          value={url}
        />
        <Button busy={busy} disabled={url.trim() === ""} onClick={() => void read()}>
          <Link2 size={20} />
          {t("readIt")}
        </Button>
      </div>
      <p aria-live="polite" className="m-0 font-[560] empty:hidden">
        {count !== null && t("dishesRead", { count })}
      </p>
    </div>
  );
}

const hostOf = (url: string): string => {
  try {
    return new URL(/^https?:/i.test(url) ? url : `https://${url}`).hostname.replace(/^www\./, "");
  } catch {
    return "";
  }
};
