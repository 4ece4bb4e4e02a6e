const BLOCK = 64;

/** The first 32 bits of the fractional part of a number's root. */
const fraction = (root: number): number => Math.floor((root % 1) * 2 ** 32) | 0;

const isPrime = (n: number): boolean => {
  for (let divisor = 2; divisor * divisor <= n; divisor++) if (n % divisor === 0) return false;
  return true;
};
const primes = Array.from({ length: 310 }, (_, i) => i + 2).filter(isPrime);

const ROUNDS = Int32Array.from(primes.slice(0, 64), (prime) => fraction(Math.cbrt(prime)));
const START = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));

const turn = (word: number, bits: number): number => (word >>> bits) | (word << (32 - bits));

/** The bytes with SHA-256's padding: a one, zeros, and the length in bits. */
function padded(bytes: Uint8Array): DataView {
  const whole = new Uint8Array(Math.ceil((bytes.length + 9) / BLOCK) * BLOCK);
  whole.set(bytes);
  whole[bytes.length] = 0x80;
  const view = new DataView(whole.buffer);
  view.setUint32(whole.length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(whole.length - 4, bytes.length << 3);
  return view;
}

/** Fills the 64 words of one block's schedule. */
function schedule(words: Int32Array, view: DataView, offset: number): void {
  for (let i = 0; i < 16; i++) words[i] = view.getInt32(offset + i * 4);
  for (let i = 16; i < 64; i++) {
    const [a, b] = [words[i - 15] ?? 0, words[i - 2] ?? 0];
    const small = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3);
    const large = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10);
    words[i] = ((words[i - 16] ?? 0) + small + (words[i - 7] ?? 0) + large) | 0;
  }
}

type EightWords = [number, number, number, number, number, number, number, number];

function compress(state: Int32Array, words: Int32Array): void {
  let [a, b, c, d, e, f, g, h] = state as unknown as EightWords;
  for (let i = 0; i < 64; i++) {
    const choice = (e & f) ^ (~e & g);
    const sumE = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const first = (h + sumE + choice + (ROUNDS[i] ?? 0) + (words[i] ?? 0)) | 0;
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + majority) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  for (const [i, word] of [a, b, c, d, e, f, g, h].entries()) state[i] = (state[i] ?? 0) + word;
}

/**
 * Names a note's text: SHA-256 of its UTF-8, in hexadecimal.
 * Computed here because the browser's own cannot be awaited inside a transaction of IndexedDB.
 */
export function hashText(text: string): string {
  const view = padded(new TextEncoder().encode(text));
  const [state, words] = [Int32Array.from(START), new Int32Array(64)];
  for (let offset = 0; offset < view.byteLength; offset += BLOCK) {
    schedule(words, view, offset);
    compress(state, words);
  }
  return Array.from(state, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}
