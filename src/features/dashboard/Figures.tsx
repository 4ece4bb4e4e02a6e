import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useLive } from '../../client/live/useLive.ts';
import { useZone } from '../../client/time/useZone.ts';
import { type Gathered, isWhole } from '../../data/queries/kit/known.ts';
import type { DashboardTrends } from '../../domain/dashboard/trends.ts';
import { wallClock } from '../../domain/time/zone.ts';
import { useChangeAddress } from '../../ui/address/address.ts';
import { type Stat, StatCards } from '../../ui/figures/StatCards.tsx';
import { useNow } from '../../ui/useNow.ts';
import { dashboardAddress, PERIODS, usePeriod } from './search.ts';
import { baseWords, hoursWords, rateWords, trendWords, weekdayBase } from './words.ts';

/** The period, and its four figures with how they stand to the stretch before. */
export const Figures = () => (
  <>
    <PeriodChoice />
    <StatCards stats={useFigures()} phone={2} />
  </>
);

function PeriodChoice() {
  const { id } = usePeriod();
  const change = useChangeAddress(dashboardAddress);
  return (
    <Stack component="fieldset" direction="row" aria-label="Período" sx={CHOICE}>
      {PERIODS.map((one) => (
        <Button
          key={one.id}
          size="small"
          color={one.id === id ? 'primary' : 'inherit'}
          variant={one.id === id ? 'outlined' : 'text'}
          aria-pressed={one.id === id}
          onClick={() => change({ periodo: one.id === 'mes' ? undefined : one.id })}
        >
          {one.name}
        </Button>
      ))}
    </Stack>
  );
}

const CHOICE = {
  border: 0,
  margin: 0,
  padding: 0,
  gap: 0.5,
  marginBottom: 1,
  '& button': { flexGrow: { xs: 1, sm: 0 } },
} as const;

const whole = <T,>(some: Gathered<T> | undefined): T | undefined =>
  some && isWhole(some) ? some.whole : undefined;

const MINUTE_MS = 60_000;

function useFigures(): readonly Stat[] {
  const now = useNow();
  const args = { period: usePeriod().period, now };
  const kept = { keepPrevious: true };
  const stats = whole(useLive('dashboard.stats', args, kept));
  const analysis = whole(useLive('dashboard.analysis', args, kept));
  const trends = useTrends(whole(useLive('dashboard.trends', args, kept)));
  const rate = stats && (analysis?.told === 0 ? '—' : rateWords(stats.attendanceRate));
  return [
    { label: 'Total de Pacientes', value: stats?.patients, detail: trends.patients },
    { label: 'Sessões Hoje', value: stats?.appointments.today, detail: trends.today },
    { label: 'Taxa de Comparecimento', value: rate, detail: trends.attendance },
    {
      label: 'Horas Trabalhadas',
      value: stats && hoursWords(stats.totalHours),
      detail: trends.hours,
    },
  ].map(({ detail, ...stat }) => ({ ...stat, detail: <Trend words={detail} /> }));
}

/** Keeps its place while nobody knows it yet. */
const Trend = ({ words }: { words: string | undefined }) => (
  <Box component="span" className="num" sx={{ color: 'text.secondary' }}>
    {words ?? ' '}
  </Box>
);

function useTrends(trends: DashboardTrends | undefined) {
  const zone = useZone();
  const { period } = usePeriod();
  const { day } = wallClock(useNow(), zone);
  if (!trends) return {};
  const end = wallClock(new Date(Date.parse(trends.until) - MINUTE_MS).toISOString(), zone);
  const base = baseWords(period, end);
  return {
    patients: trendWords(trends.patients, base),
    today: trendWords(trends.today, weekdayBase(day)),
    attendance: trendWords(trends.attendance, base, ' p.p.'),
    hours: trendWords(trends.hours, base),
  };
}
