import sharp from "sharp";
import { notFound } from "@/lib/errors";
import type { CodeLookBody, CodeLookWire, CodeQuery } from "@/lib/schemas/code-look";
import { CODE_LEVELS, type CodeLevel, PLAIN_LOOK } from "@/lib/venues/code-look";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { type Owner, venuesOf } from "./access";
import type { Drawn } from "./draw-code";

/** The side of a stored logo, in pixels: as much as a table card shows of it in print. */
const LOGO_SIDE = 256;

type Stored = { color: string; level: string; margin: number; logo: Uint8Array | null };

export const CODE_LOOK = { color: true, level: true, margin: true, logo: true } as const;

const isLevel = (level: string): level is CodeLevel => CODE_LEVELS.some((each) => each === level);

/** How a picture is drawn: as the call says, else as the venue's codes look, else plain. */
export function lookOf(stored: Stored | null, asked: Omit<CodeQuery, "download"> = {}): Drawn {
  const level = stored && isLevel(stored.level) ? stored.level : PLAIN_LOOK.level;
  return {
    color: asked.color ?? stored?.color ?? PLAIN_LOOK.color,
    level: asked.level ?? level,
    margin: asked.margin ?? stored?.margin ?? PLAIN_LOOK.margin,
    logo: asked.logo === "false" ? null : (stored?.logo ?? null),
    size: asked.size,
  };
}

const toWire = (stored: Stored | null): CodeLookWire => {
  const { color, level, margin, logo } = lookOf(stored);
  return { color, level, margin, logo: logo ? `data:image/png;base64,${Buffer.from(logo).toString("base64")}` : null };
};

/** How the codes of a venue look. @throws AppError not_found for a venue of others, too */
export async function getCodeLook(caller: Owner, id: string): Promise<CodeLookWire> {
  return toWire(await storedOf(caller, id));
}

/** Printed codes stay as they are and go on working; those that are loaded from us change within an hour. */
export async function setCodeLook(caller: Owner, id: string, look: CodeLookBody): Promise<CodeLookWire> {
  await storedOf(caller, id);
  const updatedAt = now();
  const stored = await db.venueCodeLook.upsert({
    where: { venueId: id },
    create: { venueId: id, ...look, updatedAt },
    update: { ...look, updatedAt },
    select: CODE_LOOK,
  });
  return toWire(stored);
}

/** `encode`: decodes what was uploaded in a process of its own. @throws AppError not_found; invalid for a file that is no picture */
export async function setCodeLogo(
  caller: Owner,
  id: string,
  file: Blob,
  encode: (bytes: Buffer) => Promise<Buffer>,
): Promise<CodeLookWire> {
  await storedOf(caller, id);
  const logo = await sharp(await encode(Buffer.from(await file.arrayBuffer())))
    .resize({ width: LOGO_SIDE, height: LOGO_SIDE, fit: "contain", background: "#ffffff" })
    .flatten({ background: "#ffffff" })
    .png()
    .toBuffer();
  return keepLogo(id, new Uint8Array(logo));
}

export async function removeCodeLogo(caller: Owner, id: string): Promise<CodeLookWire> {
  const stored = await storedOf(caller, id);
  return stored?.logo ? keepLogo(id, null) : toWire(stored);
}

async function keepLogo(venueId: string, logo: Uint8Array<ArrayBuffer> | null): Promise<CodeLookWire> {
  const updatedAt = now();
  const stored = await db.venueCodeLook.upsert({
    where: { venueId },
    create: { venueId, ...PLAIN_LOOK, logo, updatedAt },
    update: { logo, updatedAt },
    select: CODE_LOOK,
  });
  return toWire(stored);
}

async function storedOf(caller: Owner, id: string): Promise<Stored | null> {
  const venue = await db.venue.findFirst({
    where: { id, ...venuesOf(caller) },
    select: { codeLook: { select: CODE_LOOK } },
  });
  if (!venue) throw notFound("venue");
  return venue.codeLook;
}
