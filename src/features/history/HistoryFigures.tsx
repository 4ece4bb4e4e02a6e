import { isWhole } from '../../data/queries/kit/known.ts';
import type { HistoryPage } from '../../data/queries/home/results.ts';
import { type Stat, StatCards } from '../../ui/figures/StatCards.tsx';
import { useHistory } from './useHistory.ts';
import { alsoCounted, countWords } from './words.ts';

/** Of all sessions that the filters leave, and not of the page alone; of none there is nothing to count. */
export function HistoryFigures() {
  const found = useHistory();
  const page = found && isWhole(found) ? found.whole : undefined;
  if (page?.matching === 0) return null;
  return <StatCards phone={2} stats={[...statsOf(page)]} />;
}

const statsOf = (page: HistoryPage | undefined): readonly Stat[] => {
  const counts = page?.stats.byStatus;
  return [
    {
      label: 'Total de sessões',
      value: page?.stats.totalSessions,
      detail: page && alsoCounted(page.stats),
      wide: true,
    },
    { label: 'Agendadas', value: counts?.scheduled, detail: page && leftOut(page) },
    { label: 'Concluídas', value: counts?.completed },
    { label: 'Canceladas', value: counts?.cancelled },
    { label: 'Não compareceu', value: counts?.no_show },
  ];
};

/** How many are to come, where the list leaves them out. */
function leftOut({ isPast, future }: HistoryPage): string | null {
  if (!isPast || future === 0) return null;
  return `mais ${countWords(future)} ${future === 1 ? 'futura' : 'futuras'}`;
}
