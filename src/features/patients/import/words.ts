const numbers = new Intl.NumberFormat('pt-BR');

const count = (n: number, one: string, many: string): string =>
  `${numbers.format(n)} ${n === 1 ? one : many}`;

export const importedWords = (n: number): string =>
  count(n, 'paciente importado', 'pacientes importados');

export const importWords = (n: number): string =>
  n === 0 ? 'Importar' : `Importar ${count(n, 'paciente', 'pacientes')}`;

export const readyWords = (n: number): string =>
  n === 0 ? 'Nenhuma linha pronta' : count(n, 'linha pronta', 'linhas prontas');

export const leftOutWords = (n: number): string =>
  n === 0 ? 'nenhuma fica de fora' : count(n, 'fica de fora', 'ficam de fora');
