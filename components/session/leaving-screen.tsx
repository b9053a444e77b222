import { useText } from "#use-text";
import { Button } from "@/components/ui/button";
import { MessagePage } from "@/components/ui/message-page";
import { SlimHead } from "@/components/ui/slim-head";
import { useTask } from "@/components/ui/use-task";
import { PRODUCT_NAME } from "@/lib/product";
import { shell } from "@/messages/en/shell";

type LeavingScreenProps = { isAway: boolean; onTryAgain: () => Promise<void> };

/**
 * Takes the place of everything else from a sign-out until the server knows of it. Part of every page, because it is
 * needed when nothing more can be loaded.
 */
export function LeavingScreen({ isAway, onTryAgain }: LeavingScreenProps) {
  const t = useText(shell);
  const { busy, run } = useTask();
  const title = isAway ? t("signedOutHere") : t("signingOut");
  return (
    <>
      <title>{`${title} · ${PRODUCT_NAME}`}</title>
      <SlimHead>
        <span className="font-serif text-[1.5rem]/none font-semibold tracking-[-0.02em]">{PRODUCT_NAME}</span>
      </SlimHead>
      <main id="main" tabIndex={-1}>
        <div className="wrap">
          <MessagePage
            acts={
              isAway && (
                <Button busy={busy} onClick={() => void run("again", onTryAgain)} variant="primary">
                  {t("tryNow")}
                </Button>
              )
            }
            isAlert={isAway}
            lead={isAway ? t("thisDeviceForgot", { product: PRODUCT_NAME }) : t("thisDeviceForgets")}
            title={title}
          />
        </div>
      </main>
    </>
  );
}
