import { visibleLine } from '../../../src/domain/core/visibleLine.ts';

const LONGEST = 60;

/**
 * A name as a mail carries it: names that were kept before the present rules, or came by another way, are no place for
 * a stranger's message either. Nothing of it becomes a link, a number to call, or markup.
 * @returns nothing where nothing is left
 */
export function neutralName(name: string): string | null {
  const plain = visibleLine(name.slice(0, 1000).normalize('NFKC'))
    .replaceAll(/[<>@/\\\0]+|https?:/gi, ' ')
    .replaceAll(/\d[\d\s()-]{5,}\d/g, ' ')
    // Mail programs make links of words that a dot joins.
    .replaceAll(/[.\u3002](?=\S)/g, '. ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const letters = Array.from(plain);
  return letters.length > LONGEST ? `${letters.slice(0, LONGEST).join('').trim()}…` : plain || null;
}

/** The first line of a letter. */
export function greetingOf(name: string): string {
  const neutral = neutralName(name);
  return neutral ? `Olá, ${neutral}.` : 'Olá.';
}
