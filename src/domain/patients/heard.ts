import { fold, withoutHeaps } from '../core/fold.ts';

const SAME_SOUND: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/th/g, 't'],
  [/z/g, 's'],
  [/y/g, 'i'],
  // One of two: Anna, Isabella, and the ss that sounds like ç.
  [/([a-z])\1+/g, '$1'],
];

/**
 * A text as it is heard, for finding names that are written otherwise: Beatris and Beatriz, Izabela and Isabella, Raphael
 * and Rafael, Lourenço and Lourensso.
 */
export function asHeard(text: string): string {
  const withoutCedillas = withoutHeaps(text).normalize('NFC').replaceAll(/ç/gi, 's');
  return SAME_SOUND.reduce(
    (heard, [written, sound]) => heard.replaceAll(written, sound),
    fold(withoutCedillas),
  );
}
