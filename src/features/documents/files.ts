import { NOT_SECURE } from './texts.ts';

/** @returns SHA-256, in hexadecimal @throws where the page has no way to reckon it */
export async function hashOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  // Browsers give it to secure addresses alone.
  const subtle = (crypto as Partial<Crypto>).subtle;
  if (!subtle) throw new Error(NOT_SECURE);
  const digest = new Uint8Array(await subtle.digest('SHA-256', bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

const KEPT_MS = 60_000;

/** Gives the file to the person. Its name tells nobody whose it is. */
export function saveFile(name: string, type: string, bytes: Uint8Array<ArrayBuffer>): void {
  const url = URL.createObjectURL(new Blob([bytes], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser may still be reading it.
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}
