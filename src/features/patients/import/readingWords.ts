import { counted } from '../../../ui/counted.ts';
import { cut } from './cut.ts';
import { dayInWords, type DayOrder, isAmbiguous, orderOf, readDay } from './days.ts';
import type { Charset } from './file/charsets.ts';
import type { ImportState } from './importState.ts';

export const CHARSETS: Readonly<Record<Charset, string>> = {
  'utf-8': 'UTF-8 (programas atuais)',
  'windows-1252': 'Windows (Excel mais antigo)',
  macintosh: 'Mac antigo',
  ibm850: 'DOS (programas antigos)',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16 (ordem inversa)',
};

export const DELIMITERS: Readonly<Record<string, string>> = {
  ';': 'Ponto e vírgula ( ; )',
  ',': 'Vírgula ( , )',
  '\t': 'Tabulação',
  '|': 'Barra ( | )',
};

export const DAY_ORDERS: Readonly<Record<DayOrder, string>> = {
  day: 'Dia antes do mês',
  month: 'Mês antes do dia',
};

// oxlint-disable-next-line no-control-regex -- ASCII is meant
const BEYOND_ASCII = /[^\0-\x7F]/;

/** The first text of the file with an accent, the names before all others. */
export function accentExample({ lines, columns, header }: ImportState): string | null {
  const names = lines.flatMap(({ cells }) =>
    cells.filter((cell, place) => columns[place] === 'name' && BEYOND_ASCII.test(cell)),
  );
  const others = () => [...header, ...lines.flatMap(({ cells }) => cells)];
  const example = names[0] ?? others().find((text) => BEYOND_ASCII.test(text));
  return example === undefined ? null : cut(example.replaceAll(/\s+/g, ' '));
}

/** The first two cells of the file with what separates them. */
export function delimiterExample({ lines, reading }: ImportState): string {
  const cells = lines[0]?.cells.filter(Boolean).slice(0, 2) ?? [];
  if (cells.length < 2) return `Só uma coluna: ${cut(cells[0] ?? '')}`;
  const sign = reading?.delimiter === '\t' ? ' → ' : (reading?.delimiter ?? '');
  return `Ex.: ${cut(cells.map((cell) => cut(cell.replaceAll(/\s+/g, ' '))).join(sign))}`;
}

export interface DateReading {
  readonly order: DayOrder;
  /** A cell of the file, and the day that it is read as. */
  readonly example: string;
  /** True where no cell of the column tells the order, and nobody said it. */
  readonly isOpen: boolean;
}

/** How the days of birth are read; `null` where no order is needed. */
export function dateReading(state: ImportState, thisYear: number): DateReading | null {
  const columns = state.dates.filter((_, place) => state.columns[place] === 'birthDate');
  const column = columns.find((each) => each !== null && !each.isAllNewYear1900);
  if (!column) return null;
  const order = orderOf(column, state.dayOrder) ?? 'day';
  const read = readDay(column.example, thisYear, order);
  const words = read.kind === 'day' ? dayInWords(read.day) : 'uma data que não existe';
  const isUnknown =
    column.order === 'mixed' || (column.order === null && isAmbiguous(column.example));
  return {
    order,
    example: `${column.example} é ${words}`,
    isOpen: isUnknown && state.dayOrder === null,
  };
}

/** `12 contatos no arquivo`, with what stands above the headings. */
export function fileWords({ reading }: ImportState): string {
  if (!reading) return '';
  const contacts = counted(reading.contacts, 'contato no arquivo', 'contatos no arquivo');
  if (reading.above.length === 0) return `${contacts}.`;
  const above = reading.above.map((text) => `“${cut(text)}”`).join(', ');
  return `${contacts}. Acima do cabeçalho, e por isso não ${
    reading.above.length === 1 ? 'é contato' : 'são contatos'
  }: ${above}.`;
}
