import { AvatarRing } from "@/components/brand/avatar-ring";
import { Forkprint } from "@/components/brand/forkprint";

type AvatarProps = { printId: string; picture?: string | null; size?: number };

/** A person's picture, or their forkprint if there is none. The surrounding text names the person. */
export function Avatar({ printId, picture, size = 44 }: AvatarProps) {
  return (
    <AvatarRing size={size}>
      {picture ? (
        // biome-ignore lint/performance/noImgElement: pictures come from any host, already small
        <img
          alt=""
          className="size-full object-cover"
          height={size}
          referrerPolicy="no-referrer"
          src={picture}
          width={size}
        />
      ) : (
        <Forkprint id={printId} size={Math.round(size * 0.77)} />
      )}
    </AvatarRing>
  );
}
