import { Fragment } from "react";
import {
  BUTTON_OPTIONS,
  CALLS,
  ERRORS,
  MENU_ANSWER,
  MENU_OPTIONS,
  PAGE_ATTRIBUTES,
  SCRIPT_ATTRIBUTES,
  SIGNED_IN,
  STATES,
  TROUBLES,
} from "@/lib/portal/widget-reference";
import { DocsTable, Step } from "./docs-words";

const TABLES = [
  ["The script's attributes", "Attribute", SCRIPT_ATTRIBUTES],
  ["Attributes of your own markup", "Attribute", PAGE_ATTRIBUTES],
  ["Calls of Forkprint", "Call", CALLS],
  ["Options of the button", "Option", BUTTON_OPTIONS],
  ["What onSuccess is given", "Field", SIGNED_IN],
  ["Options of processMenu", "Option", MENU_OPTIONS],
  ["What processMenu promises", "Field", MENU_ANSWER],
  ["Errors", "error.code", ERRORS],
  ["States", "data-forkprint-state", STATES],
  ["When you see nothing", "On the page", TROUBLES],
] as const;

export const WidgetReference = () => (
  <>
    {TABLES.map(([title, first, rows]) => (
      <Fragment key={title}>
        <Step>{title}</Step>
        <DocsTable head={[first, "Means"]} label={title} rows={rows} />
      </Fragment>
    ))}
  </>
);
