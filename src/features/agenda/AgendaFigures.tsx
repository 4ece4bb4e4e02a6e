import Box from '@mui/material/Box';
import { useLive } from '../../client/live/useLive.ts';
import { type Gathered, isWhole } from '../../data/queries/kit/known.ts';
import { type Stat, StatCards } from '../../ui/figures/StatCards.tsx';
import { useNow } from '../../ui/useNow.ts';
import { useAddressEntry } from '../../ui/address/address.ts';
import { agendaAddress } from './search.ts';

const known = (figure: Gathered<number> | undefined): number | undefined =>
  figure && isWhole(figure) ? figure.whole : undefined;

/** What stands over the agenda: how much is to come, and how many breaks there are. */
export function AgendaFigures() {
  const psychologistId = useAddressEntry(agendaAddress, 'psicologo');
  const now = useNow();
  const figures = useLive(
    'agenda.figures',
    { now, ...(psychologistId ? { psychologistId } : {}) },
    { keepPrevious: true },
  );
  const stats: readonly Stat[] = [
    { label: 'Sessões futuras', value: known(figures?.futureSessions) },
    { label: 'Pausas ativas', value: known(figures?.activeBreaks) },
  ];
  return (
    <Box className="no-print" sx={{ width: { md: 300 }, flexBasis: { xs: '100%', md: 'auto' } }}>
      <StatCards stats={stats} />
    </Box>
  );
}
