let audio: AudioContext | null = null;

/** Called where a person presses a button: later a browser lets nothing sound by itself. */
export function prepareRing(): void {
  if (typeof AudioContext === "undefined") return;
  audio ??= new AudioContext();
  audio.resume().catch(() => {
    // Without sound the timer still shows that it is over.
  });
}

/** Two soft strokes every other second, and a short shake where the device can. Returns what ends it. */
export function ring(): () => void {
  shake();
  strike(0);
  const beat = setInterval(() => {
    shake();
    strike(0);
  }, 2000);
  return () => clearInterval(beat);
}

/** The page rings by itself so long before; what is set up ahead sounds only where the page was slowed down. */
const HEAD_START_S = 1;
const STROKES = 5;

/**
 * Sets up the first strokes of a timer by the clock of the sound, which goes on where a hidden page's own clock is
 * slowed down to a beat a minute. `seconds`: until it is over. Returns what takes them back.
 */
export function ringAt(seconds: number): () => void {
  const ends = Array.from({ length: STROKES }, (_, stroke) => strike(seconds + HEAD_START_S + 2 * stroke));
  return () => {
    for (const end of ends) end();
  };
}

const shake = () => void navigator.vibrate?.([200, 100, 200]);

/** Two tones, so many seconds from now. Returns what takes them back. */
function strike(seconds: number): () => void {
  const player = audio;
  if (player?.state !== "running") return () => undefined;
  const tones = [
    [0, 880],
    [0.25, 1175],
  ].map(([delay = 0, pitch = 880]) => {
    const at = player.currentTime + seconds + delay;
    const tone = player.createOscillator();
    const volume = player.createGain();
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.0001, at);
    volume.gain.exponentialRampToValueAtTime(0.35, at + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.9);
    tone.connect(volume).connect(player.destination);
    tone.start(at);
    tone.stop(at + 1);
    return tone;
  });
  return () => {
    for (const tone of tones) tone.disconnect();
  };
}
