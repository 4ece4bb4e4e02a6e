import { counted } from '../../../ui/counted.ts';

export const importedWords = (n: number): string =>
  counted(n, 'paciente importado', 'pacientes importados');

export const importWords = (n: number): string =>
  n === 0 ? 'Importar' : `Importar ${counted(n, 'paciente', 'pacientes')}`;

export const readyWords = (n: number): string =>
  n === 0 ? 'Nenhuma linha pronta' : counted(n, 'linha pronta', 'linhas prontas');

export const leftOutWords = (n: number): string =>
  n === 0 ? 'nenhuma fica de fora' : counted(n, 'fica de fora', 'ficam de fora');
