import { watchDishes } from "./declarative";
import { adoptMarks } from "./mark-styles";
import { unmarkPage } from "./marks";
import { processMenu } from "./menu";
import { hideTip, watchMarks } from "./tooltip";
import { writeMarked } from "./write-marked";

/** The part of the widget that reads dishes, asks about them and marks them. */
export const dishesPart = { adoptMarks, hideTip, processMenu, unmarkPage, watchDishes, watchMarks, writeMarked };
export type DishesPart = typeof dishesPart;

/** The widget, which has asked for this part, is given it (scripts/process/build-widget.ts). */
declare const GIVE: (part: DishesPart) => void;
GIVE(dishesPart);
