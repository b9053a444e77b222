import { Forkprint } from "@/components/brand/forkprint";

type AvatarProps = { printId: string; picture?: string | null; size?: number };

/** A person's picture, or their forkprint when there is none. Named by what stands around it. */
export function Avatar({ printId, picture, size = 44 }: AvatarProps) {
  return (
    <span className="avatar" style={{ width: size, height: size }}>
      {picture ? (
        // biome-ignore lint/performance/noImgElement: pictures come from any host, already small
        <img alt="" height={size} referrerPolicy="no-referrer" src={picture} width={size} />
      ) : (
        <Forkprint id={printId} size={Math.round(size * 0.77)} />
      )}
    </span>
  );
}
