/** Sentences are told apart by a number in brackets, with which each begins. */
const SENTENCE = /\[\d+\][^[]*/g;
const NUMBER = /\[\d+\]/g;

export const numbersOf = (text: string): readonly string[] => text.match(NUMBER) ?? [];

const ENDINGS = [' disse que sim. ', ' toma 2.5 mg às 14.45. ', ' pagou R$ 1.700,00.\n', ' riu! '];

/** Adds, replaces or takes away one sentence; never the last one. */
export function editedText(text: string, random: () => number, number: number): string {
  const sentences = text.match(SENTENCE) ?? [];
  const fresh = `[${number}]${ENDINGS[Math.floor(random() * ENDINGS.length)] ?? ''}`;
  const place = Math.floor(random() * (sentences.length + 1));
  const dice = random();
  const gone = dice < 0.6 || sentences.length === 0 ? 0 : 1;
  const added = dice < 0.85 || sentences.length < 2 ? [fresh] : [];
  return sentences.toSpliced(Math.min(place, sentences.length - gone), gone, ...added).join('');
}
