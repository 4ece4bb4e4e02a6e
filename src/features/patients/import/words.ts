import { counted } from '../../../ui/counted.ts';

export const importedWords = (n: number): string =>
  counted(n, 'paciente importado', 'pacientes importados');

export const importWords = (n: number): string =>
  n === 0 ? 'Importar' : `Importar ${counted(n, 'paciente', 'pacientes')}`;

export const readyWords = (n: number): string =>
  n === 0 ? 'Nenhuma linha pronta' : counted(n, 'linha pronta', 'linhas prontas');

export const leftOutWords = (n: number): string =>
  n === 0 ? 'nenhuma fica de fora' : counted(n, 'fica de fora', 'ficam de fora');

const VERDICTS = [
  ['faulty', (n: number) => counted(n, 'para corrigir', 'para corrigir')],
  ['known', (n: number) => counted(n, 'já cadastrado', 'já cadastrados')],
  ['repeated', (n: number) => counted(n, 'repetida', 'repetidas')],
] as const;

/** Why lines are left out, in one sentence; empty where none is. */
export function whyWords(skipped: readonly { readonly verdict: string }[]): string {
  const parts = VERDICTS.flatMap(([verdict, words]) => {
    const count = skipped.filter((line) => line.verdict === verdict).length;
    return count === 0 ? [] : [words(count)];
  });
  return parts.length === 0 ? '' : `De fora: ${parts.join(', ')}.`;
}
