/** Plays one of three patterns that staff recognise without looking: rising, two deep tones, three equal tones. Silent on a device without sound. */
export function playScanSound(verdict: keyof typeof patterns): void {
  if (typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  // Browsers allow sound only after the page was touched.
  if (context.state === 'suspended') void context.resume().catch(() => undefined);
  let at = context.currentTime;
  for (const [hertz, seconds] of patterns[verdict]) {
    playTone(context, hertz, at, seconds);
    at += seconds + PAUSE;
  }
}

let context: AudioContext | undefined;

const PAUSE = 0.05;

/** Hertz and seconds of each tone. */
const patterns = {
  come_in: [
    [880, 0.09],
    [1320, 0.14],
  ],
  stop: [
    [196, 0.28],
    [147, 0.4],
  ],
  look: [
    [587, 0.12],
    [587, 0.12],
    [587, 0.12],
  ],
} as const;

/** The volume rises within 10 ms, so that the tone does not click. */
function playTone(audio: AudioContext, hertz: number, at: number, seconds: number): void {
  const [tone, volume] = [audio.createOscillator(), audio.createGain()];
  tone.type = 'triangle';
  tone.frequency.value = hertz;
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(0.5, at + 0.01);
  volume.gain.setValueAtTime(0.5, at + seconds - 0.01);
  volume.gain.linearRampToValueAtTime(0, at + seconds);
  tone.connect(volume).connect(audio.destination);
  tone.start(at);
  tone.stop(at + seconds);
}
