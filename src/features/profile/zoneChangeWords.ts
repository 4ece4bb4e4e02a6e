import type { ZoneChange } from '../../data/queries/agenda/zoneChange.ts';
import { formatDate, formatTime } from '../../domain/time/format.ts';
import { counted } from '../../ui/counted.ts';

const joined = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} e ${parts.at(-1)}`;

const named = (amount: number, one: string, many: string): readonly string[] =>
  amount === 0 ? [] : [counted(amount, one, many)];

/** Periods, breaks and blocks: they keep their clock times. */
function timesWords({ periods, breaks, blocks, earliest }: ZoneChange): readonly string[] {
  const parts = [
    ...named(periods, 'período', 'períodos'),
    ...named(breaks, 'pausa', 'pausas'),
    ...named(blocks, 'bloqueio', 'bloqueios'),
  ];
  if (parts.length === 0) return [];
  const keep = periods + breaks + blocks === 1 ? 'continua' : 'continuam';
  const example = earliest ? `: o que começa às ${earliest} continua às ${earliest}` : '';
  const ofBlocks =
    blocks > 0
      ? ' Um dia inteiro continua inteiro, e uma hora bloqueada numa data continua aquela hora daquela data.'
      : '';
  return [`${joined(parts)} ${keep} no mesmo horário do relógio${example}.${ofBlocks}`];
}

function recurrenceWords({ recurrences }: ZoneChange): readonly string[] {
  if (recurrences === 0) return [];
  const made = recurrences === 1 ? 'que ela ainda vai criar' : 'que elas ainda vão criar';
  const how = 'ficam no mesmo horário do relógio, no novo fuso';
  return [`${counted(recurrences, 'recorrência', 'recorrências')}: as sessões ${made} ${how}.`];
}

function sessionWords(
  { sessions, nextStartAt }: ZoneChange,
  from: string,
  to: string,
): readonly string[] {
  if (nextStartAt === null) return ['Nenhuma sessão marcada muda.'];
  const keep = sessions === 1 ? 'mantém' : 'mantêm';
  const [was, is] = [formatTime(nextStartAt, from), formatTime(nextStartAt, to)];
  const which = sessions === 1 ? 'Ela' : 'A próxima';
  const how =
    was === is
      ? `${which}, em ${formatDate(nextStartAt, from)}, continua a aparecer às ${is}.`
      : `${which}, em ${formatDate(nextStartAt, from)}, passa a aparecer às ${is} em vez de ${was}.`;
  const all = counted(sessions, 'sessão já marcada', 'sessões já marcadas');
  return [`${all} ${keep} o instante. ${how}`];
}

/** Says what another time zone does to the practice's records, with numbers and examples. */
export const zoneChangeWords = (
  change: ZoneChange,
  from: string,
  to: string,
): readonly string[] => [
  ...timesWords(change),
  ...recurrenceWords(change),
  ...sessionWords(change, from, to),
  'Relatórios contam os dias do novo fuso.',
];
