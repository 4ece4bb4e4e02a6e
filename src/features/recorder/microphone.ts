import { supportedFormat } from './formats.ts';
import { MICROPHONE, NO_FORMAT } from './texts.ts';

/** Speech is understood as well at this rate, and ten minutes are five megabytes. */
const BITS_PER_SECOND = 64_000;

export interface Microphone {
  readonly recorder: MediaRecorder;
  readonly mimeType: string;
  /** How loud it is now, from 0 to 1. */
  readonly level: () => number;
  /** The browser's sign that something is recorded goes out. */
  readonly release: () => void;
}

/** The loudness of a stream; always 0 where the browser cannot tell. */
function meter(stream: MediaStream): { level: () => number; close: () => void } {
  if (typeof AudioContext === 'undefined') return { level: () => 0, close: () => undefined };
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  analyser.fftSize = 512;
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Uint8Array(analyser.fftSize);
  return {
    level() {
      analyser.getByteTimeDomainData(samples);
      const power = samples.reduce((sum, sample) => sum + ((sample - 128) / 128) ** 2, 0);
      // Speech stays far below the loudest that a microphone can tell.
      return Math.min(1, Math.sqrt(power / samples.length) * 4);
    },
    close: () => void context.close().catch(() => undefined),
  };
}

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
  const { level, close } = meter(stream);
  return {
    recorder,
    mimeType: recorder.mimeType || format,
    level,
    release() {
      close();
      for (const track of stream.getTracks()) track.stop();
    },
  };
}
