import { useEffect, useEffectEvent, useRef, useState } from "react";
import { readCode } from "@/lib/products/gtin";
import { type CodeReader, openCodeReader } from "./open-code-reader";

/** `off`: the person or their browser refuses the camera. `unreadable`: no way to read a code in a picture. */
export type CameraProblem = "off" | "missing" | "failed" | "unreadable";

/** In milliseconds, between two looks at the picture. */
const PAUSE = 120;
const CAMERA = {
  audio: false,
  video: { facingMode: { ideal: "environment" }, width: { ideal: 1280 }, height: { ideal: 960 } },
} satisfies MediaStreamConstraints;

/** The torch is not in TypeScript's list of constraints (W3C MediaStream Image Capture). */
type Torch = { torch?: boolean };

/**
 * Opens the camera when it is shown, reads until it finds the code of a product, and closes the camera in any case.
 * `isOther`: it sees a code, but that of no product. `address`: the last address of a page that it saw.
 */
export function useScanner(onCode: (code: string) => void) {
  const video = useRef<HTMLVideoElement>(null);
  const track = useRef<MediaStreamTrack | null>(null);
  const [problem, setProblem] = useState<CameraProblem | null>(null);
  const [isOther, setOther] = useState(false);
  const [address, setAddress] = useState<string | null>(null);
  const [torch, setTorch] = useState<boolean | null>(null);
  const found = useEffectEvent(onCode);

  useEffect(() => {
    const end = new AbortController();
    let stream: MediaStream | null = null;
    let reader: CodeReader | null = null;
    const close = () => {
      for (const each of stream?.getTracks() ?? []) each.stop();
      reader?.close();
    };
    const scan = async () => {
      stream = await navigator.mediaDevices.getUserMedia(CAMERA);
      const [first = null] = stream.getVideoTracks();
      track.current = first;
      if (end.signal.aborted || !video.current) return close();
      const can = first?.getCapabilities?.() as Torch | undefined;
      if (can?.torch) setTorch(false);
      video.current.srcObject = stream;
      await video.current.play();
      reader = await openCodeReader();
      while (!end.signal.aborted) {
        const codes = video.current ? await reader.read(video.current) : [];
        if (codes === null) return setProblem("unreadable");
        if (end.signal.aborted) return;
        const code = codes.find((each) => "gtin" in readCode(each));
        if (code !== undefined) return found(code);
        setOther(codes.length > 0);
        const seen = codes.find(isAddress);
        // It stays when the code leaves the picture, so that there is time to press what it offers.
        if (seen !== undefined) setAddress(seen);
        await new Promise((resolve) => setTimeout(resolve, PAUSE));
      }
    };
    if (!navigator.mediaDevices?.getUserMedia) setProblem("missing");
    else
      scan().catch((error: unknown) => {
        close();
        if (!end.signal.aborted) setProblem(problemOf(error));
      });
    return () => {
      end.abort();
      close();
    };
  }, []);

  const light =
    torch === null
      ? null
      : {
          isOn: torch,
          toggle: () => {
            const advanced = [{ torch: !torch } as MediaTrackConstraintSet];
            void track.current?.applyConstraints({ advanced }).then(
              () => setTorch(!torch),
              () => setTorch(null),
            );
          },
        };
  return { video, problem, isOther, address, light };
}

const isAddress = (code: string): boolean => /^https?:\/\//i.test(code) && URL.canParse(code);

function problemOf(error: unknown): CameraProblem {
  const name = error instanceof DOMException ? error.name : "";
  if (name === "NotAllowedError" || name === "SecurityError") return "off";
  return name === "NotFoundError" || name === "OverconstrainedError" ? "missing" : "failed";
}
