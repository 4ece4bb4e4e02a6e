import type { Patterns } from '../../client/live/usePatterns.ts';
import type { PatternAnalysis } from '../../domain/notes/mood/patterns.ts';

type Theme = PatternAnalysis['recurringThemes'][number];

export const NO_CHANGE = 'sem mudança que se possa afirmar';

/** Says how a theme has moved: *mais frequente: de 0 em 10 a 8 em 10 sessões*. */
export function evolutionWords({ evolution, halves }: Theme): string {
  const [first, second] = halves;
  if (evolution === 'unclear' || !first || !second) return NO_CHANGE;
  const word = evolution === 'increasing' ? 'mais frequente' : 'menos frequente';
  return (
    `${word} na segunda metade das sessões: ${second.frequency} de ${second.sessions}, ` +
    `antes ${first.frequency} de ${first.sessions}`
  );
}

/** Returns what was found of a patient's themes, or a sentence that says why there are none. */
export function themesOrWhy(patterns: Patterns | undefined): PatternAnalysis | string {
  if (patterns === undefined) return 'Lendo as notas…';
  if (patterns === 'unread')
    return 'Falta o consentimento do paciente para IA: nenhum programa lê estas notas.';
  if (patterns === null) return 'Necessário pelo menos 3 sessões';
  return patterns.recurringThemes.length === 0 ? 'Nenhum tema se repetiu até aqui.' : patterns;
}
