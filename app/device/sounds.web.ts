/** Made by the browser's own synthesizer: nothing to download. */
export const HAS_SOUNDS = true;

interface Tone {
  /** Hz. */
  readonly pitch: number;
  /** Seconds from now. */
  readonly after: number;
  /** Seconds. */
  readonly lasts: number;
  /** 0 to 1. */
  readonly volume: number;
}

const TICK: readonly Tone[] = [{ pitch: 1400, after: 0, lasts: 0.03, volume: 0.15 }];
/** Two falling tones: unlike a tick even for those who do not hear how high they are. */
const WARNING: readonly Tone[] = [
  { pitch: 880, after: 0, lasts: 0.12, volume: 0.25 },
  { pitch: 587, after: 0.14, lasts: 0.2, volume: 0.25 },
];

let context: AudioContext | null = null;

/** Before the first touch a browser refuses to play and logs a warning, so it is not asked. */
function play(tones: readonly Tone[]): void {
  if (navigator.userActivation?.hasBeenActive !== true || typeof AudioContext !== 'function') return;
  try {
    context ??= new AudioContext();
    if (context.state === 'suspended') void context.resume();
    for (const tone of tones) playTone(context, tone);
  } catch {
    // A device without a loudspeaker: the tap counts all the same.
  }
}

function playTone(to: AudioContext, { pitch, after, lasts, volume }: Tone): void {
  const begin = to.currentTime + after;
  const oscillator = to.createOscillator();
  const gain = to.createGain();
  oscillator.frequency.value = pitch;
  gain.gain.setValueAtTime(volume, begin);
  // Fading out: a tone that is cut off ends in a click.
  gain.gain.exponentialRampToValueAtTime(0.001, begin + lasts);
  oscillator.connect(gain).connect(to.destination);
  oscillator.start(begin);
  oscillator.stop(begin + lasts);
}

export const playTick = (): void => play(TICK);
export const playWarning = (): void => play(WARNING);
