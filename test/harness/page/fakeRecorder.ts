import { vi } from 'vitest';

/** A recorder as Chromium's is: it hands over a piece when its time is up, and a last one before it says that it has ended. */
export class FakeRecorder {
  static supported: readonly string[] = ['audio/webm;codecs=opus', 'audio/webm'];
  static readonly made: FakeRecorder[] = [];
  static isTypeSupported = (type: string): boolean => FakeRecorder.supported.includes(type);

  state: RecordingState = 'inactive';
  readonly mimeType: string;
  ondataavailable: ((event: { data: Blob }) => void) | null = null;
  onstop: (() => void) | null = null;
  onerror: (() => void) | null = null;
  sliceMs: number | undefined;

  constructor(
    readonly stream: MediaStream,
    { mimeType = '' }: MediaRecorderOptions,
  ) {
    this.mimeType = mimeType;
    FakeRecorder.made.push(this);
  }

  start(sliceMs?: number): void {
    this.state = 'recording';
    this.sliceMs = sliceMs;
  }

  pause(): void {
    this.state = 'paused';
  }

  resume(): void {
    this.state = 'recording';
  }

  stop(): void {
    this.state = 'inactive';
    queueMicrotask(() => {
      this.hand('fim');
      this.onstop?.();
    });
  }

  /** The time of a piece is up. */
  hand(sound: string): void {
    const { buffer } = new TextEncoder().encode(sound);
    const data = { size: buffer.byteLength, arrayBuffer: async () => buffer };
    this.ondataavailable?.({ data: data as unknown as Blob });
  }
}

type RecordingState = 'inactive' | 'recording' | 'paused';

/** @returns the microphone's track, which says whether the browser still listens */
export function stubMicrophone() {
  const track = {
    stop: vi.fn<() => void>(),
    muted: false,
    onended: null as (() => void) | null,
    onmute: null as (() => void) | null,
    onunmute: null as (() => void) | null,
  };
  const stream = { getTracks: () => [track] } as unknown as MediaStream;
  const getUserMedia = vi.fn<() => Promise<MediaStream>>(async () => stream);
  FakeRecorder.made.length = 0;
  FakeRecorder.supported = ['audio/webm;codecs=opus', 'audio/webm'];
  vi.stubGlobal('MediaRecorder', FakeRecorder);
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } });
  URL.createObjectURL = () => 'blob:gravacao';
  URL.revokeObjectURL = () => undefined;
  return { track, getUserMedia };
}
