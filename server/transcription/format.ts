/** A kind of audio file that browsers and phones record. */
export interface AudioFormat {
  readonly extension: 'webm' | 'ogg' | 'm4a' | 'wav' | 'mp3';
  readonly mimeType: string;
}

const formats: { readonly [E in AudioFormat['extension']]: AudioFormat } = {
  webm: { extension: 'webm', mimeType: 'audio/webm' },
  ogg: { extension: 'ogg', mimeType: 'audio/ogg' },
  m4a: { extension: 'm4a', mimeType: 'audio/mp4' },
  wav: { extension: 'wav', mimeType: 'audio/wav' },
  mp3: { extension: 'mp3', mimeType: 'audio/mpeg' },
};

const HEAD = 64;

/** MPEG audio, layer III, with a bit rate and a sampling rate that exist. */
function isMp3Frame(bytes: Uint8Array): boolean {
  const [first = 0, second = 0, third = 0] = bytes;
  const isSync = first === 0xff && (second & 0xe0) === 0xe0;
  const hasVersion = (second & 0x18) !== 0x08;
  const isLayer3 = (second & 0x06) === 0x02;
  return isSync && hasVersion && isLayer3 && third >> 4 !== 15 && (third & 0x0c) !== 0x0c;
}

/** What a file is by its first bytes; its name and declared type are not believed. */
export function formatOf(bytes: Uint8Array): AudioFormat | undefined {
  const head = Buffer.from(bytes.subarray(0, HEAD)).toString('latin1');
  // Matroska says in its head which of its kinds it is.
  if (head.startsWith('\x1aE\xdf\xa3') && head.includes('webm')) return formats.webm;
  if (head.startsWith('OggS')) return formats.ogg;
  if (head.startsWith('ftyp', 4)) return formats.m4a;
  if (head.startsWith('RIFF') && head.startsWith('WAVE', 8)) return formats.wav;
  if (head.startsWith('ID3') || isMp3Frame(bytes)) return formats.mp3;
  return undefined;
}
