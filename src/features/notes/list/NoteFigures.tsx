import { useZone } from '../../../client/time/useZone.ts';
import { type Gathered, isWhole } from '../../../data/queries/kit/known.ts';
import type { NoteList } from '../../../data/queries/notes/results.ts';
import { formatDate } from '../../../domain/time/format.ts';
import { StatCards } from '../../../ui/figures/StatCards.tsx';

/** How many notes there are, how many have a summary, and when the last was written; nothing before all have arrived. */
export function NoteFigures({ list }: { list: Gathered<NoteList> }) {
  const zone = useZone();
  const known = isWhole(list) ? list.whole : null;
  const total = known?.ids.length;
  return (
    <StatCards
      stats={[
        { label: 'Total de Notas', value: total },
        {
          label: 'Com Resumo IA',
          value: known?.summarized,
          detail: known && total ? processed(known.summarized, total) : undefined,
        },
        {
          wide: true,
          label: 'Última Nota',
          value: known && (known.lastAt ? formatDate(known.lastAt, zone) : '—'),
        },
      ].map(({ value, ...stat }) => ({ ...stat, value: value ?? undefined }))}
    />
  );
}

/** Never 100 % while one is missing. */
const processed = (summarized: number, total: number): string =>
  `${Math.floor((summarized / total) * 100)} % das notas`;
