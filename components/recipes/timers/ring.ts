let audio: AudioContext | null = null;

/** Must be called when the person presses a button, because browsers allow sound only after that. */
export function prepareRing(): void {
  if (typeof AudioContext === "undefined") return;
  audio ??= new AudioContext();
  audio.resume().catch(() => {
    // Without sound, the screen still shows that the timer has ended.
  });
}

/** Rings every two seconds, and vibrates if the device can. Returns a function that stops it. */
export function ring(): () => void {
  shake();
  strike(0);
  const beat = setInterval(() => {
    shake();
    strike(0);
  }, 2000);
  return () => clearInterval(beat);
}

/**
 * The page rings by itself when a timer ends; scheduled sounds are this much later, and so are heard only if the page
 * was throttled.
 */
const HEAD_START_S = 1;
const STROKES = 5;

/**
 * Schedules the first rings of a timer with the audio clock, because browsers throttle the timers of a hidden page to
 * about one a minute. `seconds`: the time until the timer ends. Returns a function that cancels them.
 */
export function ringAt(seconds: number): () => void {
  const ends = Array.from({ length: STROKES }, (_, stroke) => strike(seconds + HEAD_START_S + 2 * stroke));
  return () => {
    for (const end of ends) end();
  };
}

/** Before the first touch of a page, for example after a reload, browsers refuse to vibrate and complain. */
const shake = () => {
  if (navigator.userActivation?.hasBeenActive !== false) navigator.vibrate?.([200, 100, 200]);
};

/** Schedules two tones, `seconds` from now. Returns a function that cancels them. */
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
