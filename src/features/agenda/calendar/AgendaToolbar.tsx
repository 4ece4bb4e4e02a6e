import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { IconAction } from '../../../ui/actions/IconAction.tsx';
import { useActor } from '../../../client/DeviceProvider.tsx';
import { usePsychologists } from '../../../pieces/people/usePsychologists.ts';
import { addDays } from '../../../domain/time/days.ts';
import { longDay, monthName } from '../../../domain/time/format.ts';
import { dayByKey } from '../../../ui/calendar/month.ts';
import { arriving, Nothing } from '../../../ui/arriving.tsx';
import { DayButton } from './DayButton.tsx';
import type { AgendaView } from '../search.ts';
import { useAgendaSearch } from '../useAgendaSearch.ts';

/** Of a clinic's agenda alone: nobody else loads it. */
const Choice = arriving(
  () => import('../../../ui/list/FilterBar.tsx').then(({ ChoiceFilter }) => ChoiceFilter),
  Nothing,
);

const STEPS: Readonly<Record<AgendaView, (day: string, step: 1 | -1) => string>> = {
  mes: (day, step) => dayByKey(day, step === 1 ? 'PageDown' : 'PageUp') ?? day,
  semana: (day, step) => addDays(day, 7 * step),
  dia: addDays,
};

const STEP_NAMES: Readonly<Record<AgendaView, readonly [string, string]>> = {
  mes: ['Mês anterior', 'Próximo mês'],
  semana: ['Semana anterior', 'Próxima semana'],
  dia: ['Dia anterior', 'Próximo dia'],
};

/** `novembro de 2026`, `16 – 22 de novembro de 2026`, or the day in words. */
export function periodTitle(view: AgendaView, day: string, days: readonly string[]): string {
  const [first = '', last = first] = [days[0], days.at(-1)];
  if (view === 'dia') return longDay(day);
  if (view === 'mes') return `${monthName(day)} de ${day.slice(0, 4)}`;
  const end = `${Number(last.slice(8))} de ${monthName(last)} de ${last.slice(0, 4)}`;
  const month = first.slice(0, 7) === last.slice(0, 7) ? '' : ` de ${monthName(first)}`;
  const year = first.slice(0, 4) === last.slice(0, 4) ? '' : ` de ${first.slice(0, 4)}`;
  return `${Number(first.slice(8))}${month}${year} – ${end}`;
}

/** Which days are in sight. */
export function AgendaToolbar() {
  const { view, day, days, change, choose } = useAgendaSearch();
  const [previous, next] = STEP_NAMES[view];
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Button variant="outlined" onClick={() => change({ dia: undefined })}>
        Hoje
      </Button>
      <Stack direction="row">
        <IconAction
          label={previous}
          keys="Alt+K"
          onClick={() => change({ dia: STEPS[view](day, -1) })}
        >
          <ChevronLeftIcon />
        </IconAction>
        <IconAction label={next} keys="Alt+J" onClick={() => change({ dia: STEPS[view](day, 1) })}>
          <ChevronRightIcon />
        </IconAction>
        <DayButton />
      </Stack>
      <Typography
        variant="h2"
        aria-live="polite"
        sx={{
          flexGrow: 1,
          minWidth: 0,
          order: { xs: 1, sm: 0 },
          flexBasis: { xs: '100%', sm: 'auto' },
        }}
      >
        {periodTitle(view, day, days)}
      </Typography>
      <PsychologistFilter />
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Visão"
        value={view}
        onChange={(_, chosen: AgendaView | null) => chosen && choose(chosen)}
        sx={{
          marginInlineStart: { xs: 'auto', sm: 0 },
          '& .MuiToggleButton-root': { color: 'text.primary' },
        }}
      >
        <ToggleButton value="mes">Mês</ToggleButton>
        <ToggleButton value="semana">Semana</ToggleButton>
        <ToggleButton value="dia">Dia</ToggleButton>
      </ToggleButtonGroup>
    </Stack>
  );
}

function PsychologistFilter() {
  const { role } = useActor();
  const { psychologistId, change } = useAgendaSearch();
  const psychologists = usePsychologists();
  if (role !== 'administrator' || psychologists.length < 2) return null;
  return (
    <Box sx={{ width: { xs: '100%', sm: 220 }, minHeight: 44, order: { xs: 2, sm: 0 } }}>
      <Suspense fallback={null}>
        <Choice
          label="Psicólogo"
          options={psychologists}
          value={psychologistId}
          onChange={(psicologo) => change({ psicologo })}
        />
      </Suspense>
    </Box>
  );
}
