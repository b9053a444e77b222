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
  strike();
  const beat = setInterval(strike, 2000);
  return () => clearInterval(beat);
}

function strike(): void {
  navigator.vibrate?.([200, 100, 200]);
  if (audio?.state !== "running") return;
  for (const [delay, pitch] of [
    [0, 880],
    [0.25, 1175],
  ] as const) {
    const at = audio.currentTime + delay;
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.0001, at);
    volume.gain.exponentialRampToValueAtTime(0.35, at + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.9);
    tone.connect(volume).connect(audio.destination);
    tone.start(at);
    tone.stop(at + 1);
  }
}
