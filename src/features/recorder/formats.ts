/** What is tried, best first. */
const FORMATS = [
  'audio/webm;codecs=opus',
  'audio/webm',
  'audio/mp4',
  'audio/ogg;codecs=opus',
  'audio/wav',
] as const;

/** @returns the first format that this browser can record; `null` where it can none */
export const supportedFormat = (isSupported: (type: string) => boolean): string | null =>
  FORMATS.find(isSupported) ?? null;
