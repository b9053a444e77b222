import { useText } from "#use-text";
import { ButtonAnchor } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { VerdictBadge } from "@/components/ui/verdict-badge";
import { LINKS } from "@/lib/links";
import { consentText } from "@/messages/en/consent";
import { SlimHeader } from "../../../_components/slim-header";
import { TaskColumn } from "../../../_components/task-frame";
import { FlowMain } from "../layout/flow-main";

type RefusedRequestProps = {
  reason: string;
  /** The request if its redirect address is valid, so that the application can be told. */
  parameters: URLSearchParams | null;
};

/**
 * Shown for an invalid authorization request: no flow, no consent, nothing shared. Both links reload, because the
 * content security policy of this page blocks pictures of recipes.
 */
export function RefusedRequest({ reason, parameters }: RefusedRequestProps) {
  const t = useText(consentText);
  return (
    <>
      <SlimHeader />
      <FlowMain>
        <TaskColumn>
          <h1>{t("cannotConnect")}</h1>
          <EmptyState
            action={
              <ButtonAnchor variant="ink" href={parameters ? `/oauth/authorize?${parameters}` : LINKS.home}>
                {parameters ? t("backToTheApplication") : t("goHome")}
              </ButtonAnchor>
            }
            sign={<VerdictBadge verdict="conflict" />}
            title={t("nothingWasShared")}
          >
            {t.known(reason)}
          </EmptyState>
        </TaskColumn>
      </FlowMain>
    </>
  );
}
