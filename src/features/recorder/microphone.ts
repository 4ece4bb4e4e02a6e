import { supportedFormat } from './formats.ts';
import type { Sign } from './silence.ts';
import { MICROPHONE, NO_FORMAT } from './texts.ts';

/** Speech is understood as well at this rate, and ten minutes are five megabytes. */
const BITS_PER_SECOND = 64_000;

export interface Microphone {
  readonly recorder: MediaRecorder;
  readonly mimeType: string;
  /** How loud it is now, from 0 to 1. */
  readonly level: () => number;
  /** Tells if it gives any sound now. */
  readonly sign: () => Sign;
  /** The browser's sign that something is recorded goes out. */
  readonly release: () => void;
}

/** Far below the noise of a quiet room, and above the rounding of a microphone that is off. */
const FAINTEST = 1e-4;

interface Meter extends Pick<Microphone, 'level' | 'sign'> {
  readonly close: () => void;
}

const NO_METER: Meter = {
  level: () => 0,
  sign: () => ({ isDeaf: false, hasLevel: null }),
  close: () => undefined,
};

/** Measures the loudness of a stream, where the browser can tell it. */
function meter(stream: MediaStream): Meter {
  if (typeof AudioContext === 'undefined') return NO_METER;
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  // A call or another app interrupts it. Some browsers leave it to the page to go on.
  const resume = () => void context.resume().catch(() => undefined);
  return {
    level() {
      analyser.getFloatTimeDomainData(samples);
      const power = samples.reduce((sum, sample) => sum + sample ** 2, 0);
      // Speech stays far below the loudest that a microphone can tell.
      return Math.min(1, Math.sqrt(power / samples.length) * 4);
    },
    sign() {
      if (context.state !== 'running') {
        resume();
        return { isDeaf: true, hasLevel: null };
      }
      analyser.getFloatTimeDomainData(samples);
      return { isDeaf: false, hasLevel: samples.some((sample) => Math.abs(sample) > FAINTEST) };
    },
    close: () => void context.close().catch(() => undefined),
  };
}

/** A muted track gives silence, whatever the meter says. */
const isMuted = (stream: MediaStream): boolean => stream.getTracks().some(({ muted }) => muted);

/** Asks for the microphone. @throws Error in words for the person */
export async function openMicrophone(): Promise<Microphone> {
  const format =
    typeof MediaRecorder === 'undefined'
      ? null
      : supportedFormat((type) => MediaRecorder.isTypeSupported(type));
  if (format === null) throw new Error(NO_FORMAT);
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true }).catch(() => {
    throw new Error(MICROPHONE);
  });
  const recorder = new MediaRecorder(stream, {
    mimeType: format,
    audioBitsPerSecond: BITS_PER_SECOND,
  });
  const { level, sign, close } = meter(stream);
  return {
    recorder,
    mimeType: recorder.mimeType || format,
    level,
    sign: () => (isMuted(stream) ? { ...sign(), isDeaf: true } : sign()),
    release() {
      close();
      for (const track of stream.getTracks()) track.stop();
    },
  };
}
