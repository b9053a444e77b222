import type { FormName } from "./form-facts";
import { OF_ANIMALS } from "./forms-of-animals";
import { OF_DISHES } from "./forms-of-dishes";
import { OF_PLANTS } from "./forms-of-plants";
import type { Draw } from "./strokes";

const FORMS: Readonly<Record<FormName, Draw>> = { ...OF_ANIMALS, ...OF_PLANTS, ...OF_DISHES };

export const isForm = (name: string): name is FormName => Object.hasOwn(FORMS, name);
export const drawForm = (name: FormName): Draw => FORMS[name];
