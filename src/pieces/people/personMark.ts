/** The theme's colours that tell colleagues apart; none says anything else of them. */
const TONES = ['primary', 'info', 'warning', 'success', 'secondary', 'text'] as const;
export type PersonTone = (typeof TONES)[number];

const initial = (word: string): string => String.fromCodePoint(word.codePointAt(0) ?? 0x20);

/** `HD` of `Helena Maria Duarte`: the first and the last name. */
export function initialsOf(name: string): string {
  const names = name.trim().split(/\s+/);
  const ends = names.length > 1 ? [names[0], names.at(-1)] : names;
  return ends
    .map((one) => initial(one ?? ''))
    .join('')
    .toLocaleUpperCase('pt-BR');
}

/** The same for a person on every device. */
export function toneOf(id: string): PersonTone {
  let sum = 0;
  for (const letter of id) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  return TONES[sum % TONES.length] ?? 'primary';
}
