import { isBase } from "./bases";
import { CLOTHS, type Cloth, GLAZES, type Glaze, isFood } from "./colours";
import { isForm } from "./forms";
import { EDITION, MAX_PARTS, MAX_PIECES, type Part, PLACES, type Plate } from "./plate";
import { isVessel } from "./vessels";

/** Null if the address encodes no plate. */
export function readPlate(address: string): Plate | null {
  const [head = "", ...said] = address.split("_");
  const [edition, seed = "", cloth = "", vessel = "", glaze = "", base = "", baseColour = "", ...more] =
    head.split(".");
  if (edition !== EDITION || more.length > 0 || !/^[a-z0-9]{1,12}$/.test(seed) || said.length > MAX_PARTS) return null;
  if (!isCloth(cloth) || !isVessel(vessel) || !isGlaze(glaze) || !isBase(base) || !isFood(baseColour)) return null;
  const parts = said.map(readPart);
  if (!parts.every((part) => part !== null)) return null;
  return { seed, cloth, vessel, glaze, base, baseColour, parts };
}

function readPart(text: string): Part | null {
  const [form = "", colour = "", count = "", place = "", size = "", ...more] = text.split(".");
  const at = PLACES.find((each) => each === place);
  if (more.length > 0 || !isForm(form) || !isFood(colour) || !at) return null;
  const [pieces, tenths] = [wholeUpTo(count, MAX_PIECES), wholeUpTo(size, 20)];
  return pieces && tenths ? { form, colour, count: pieces, at, size: tenths } : null;
}

function wholeUpTo(text: string, most: number): number | null {
  const number = /^[1-9]\d?$/.test(text) ? Number(text) : 0;
  return number >= 1 && number <= most ? number : null;
}

const isCloth = (name: string): name is Cloth => Object.hasOwn(CLOTHS, name);
const isGlaze = (name: string): name is Glaze => Object.hasOwn(GLAZES, name);
