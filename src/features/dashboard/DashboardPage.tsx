import PersonAddIcon from '@mui/icons-material/PersonAddAltOutlined';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { CatchBoundary } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useActor } from '../../client/live/DeviceProvider.tsx';
import { useLive } from '../../client/live/useLive.ts';
import { useZone } from '../../client/time/useZone.ts';
import { isWhole, recordOf } from '../../data/queries/kit/known.ts';
import { longDay } from '../../domain/time/format.ts';
import { wallClock } from '../../domain/time/zone.ts';
import { ClinicTime } from '../../pieces/ClinicTime.tsx';
import { ActionButton } from '../../ui/actions/ActionButton.tsx';
import { afterStart } from '../../ui/afterStart.ts';
import { arriving } from '../../ui/arriving.tsx';
import { useDialogs } from '../../ui/dialogs.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { SectionTabs } from '../../ui/page/SectionTabs.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { useNow } from '../../ui/useNow.ts';
import { useWide } from '../../ui/useMediaQuery.ts';
import type { LastNoteSlot } from './NextPatient.tsx';
import { OngoingSessions } from './OngoingSessions.tsx';
import { TodaySessions } from './TodaySessions.tsx';

// The day itself is there at once; what goes beyond it comes a moment later.
const Figures = arriving(afterStart(() => import('./Figures.tsx').then((m) => m.Figures)));
const Analysis = arriving(() => import('./Analysis.tsx').then((m) => m.Analysis));
const FirstSteps = arriving(() => import('./FirstSteps.tsx').then((m) => m.FirstSteps));
const NextPatient = arriving(
  afterStart(() => import('./NextPatient.tsx').then((m) => m.NextPatient)),
);
const NextSessions = arriving(
  afterStart(() => import('./NextSessions.tsx').then((m) => m.NextSessions)),
);

export interface DashboardSlots {
  readonly LastNote: LastNoteSlot;
}

/** /app/dashboard: the day at a glance, and how the practice stands. */
export const DashboardPage = (slots: DashboardSlots) => (
  <>
    <Greeting />
    <CatchBoundary getResetKey={() => 'dashboard'} errorComponent={NotLoaded}>
      <StepsOrPractice {...slots} />
    </CatchBoundary>
    <WhatIsMissing />
  </>
);

function StepsOrPractice(slots: DashboardSlots) {
  const steps = useLive('dashboard.steps', {});
  const done = steps && isWhole(steps) ? steps.whole : null;
  if (!done || (done.patient && done.session)) return <Practice {...slots} />;
  return (
    <Suspense fallback={null}>
      <FirstSteps done={done} />
    </Suspense>
  );
}

const NotLoaded = ({ reset }: { reset: () => void }) => (
  <ErrorState title="Erro ao carregar dados" text="Tente novamente." onAction={reset} />
);

const Practice = (slots: DashboardSlots) => (
  <>
    {/* As high as what comes, so that nothing moves when it does. */}
    <Box sx={{ minHeight: { xs: 268, md: 150 }, marginBottom: 1 }}>
      <Suspense fallback={null}>
        <Figures />
      </Suspense>
    </Box>
    <ClinicTime />
    <SectionTabs
      label="Dashboard"
      sections={[
        { name: 'visao-geral', label: 'Visão Geral', content: <Overview {...slots} /> },
        {
          name: 'analises',
          label: 'Análises',
          content: (
            <Suspense fallback={null}>
              <Analysis />
            </Suspense>
          ),
        },
      ]}
    />
  </>
);

function Overview({ LastNote }: DashboardSlots) {
  const wide = useWide();
  const next = (
    <Suspense fallback={null}>
      <NextPatient LastNote={LastNote} />
    </Suspense>
  );
  const sessions = (
    <Suspense fallback={null}>
      <NextSessions />
    </Suspense>
  );
  if (wide)
    return (
      <Box sx={{ display: 'grid', columnGap: 3, gridTemplateColumns: COLUMNS }}>
        <div>
          <OngoingSessions />
          <TodaySessions />
        </div>
        <div>
          {next}
          {sessions}
        </div>
      </Box>
    );
  return (
    <>
      <OngoingSessions />
      <TodaySessions />
      <Box sx={{ marginTop: 3 }}>
        {next}
        {sessions}
      </Box>
    </>
  );
}

const COLUMNS = 'minmax(0, 2fr) minmax(0, 1fr)';

/** To a clinic's account: why it finds neither notes nor health. */
function WhatIsMissing() {
  const { role } = useActor();
  if (role !== 'administrator') return null;
  return (
    <Typography variant="body2" sx={{ marginTop: 2, color: 'text.secondary' }}>
      Notas e dados de saúde ficam só com o psicólogo de cada paciente; a conta da clínica não os
      recebe.
    </Typography>
  );
}

function Greeting() {
  const actor = useActor();
  const { open } = useDialogs();
  const user = recordOf(useLive('practice', {})?.user);
  const clock = wallClock(useNow(), useZone());
  const name = user?.name ?? actor.name;
  // A clinic's account bears the clinic's name.
  const called = actor.role === 'administrator' ? name : name.split(/\s+/)[0];
  return (
    <PageHeader
      title={`${greetingAt(clock.minutes)}, ${called}`}
      subtitle={longDay(clock.day)}
      actions={
        <Stack direction="row" sx={{ gap: 1 }}>
          <ActionButton
            keys="Alt+P"
            variant="outlined"
            startIcon={<PersonAddIcon />}
            onClick={() => open({ dialogo: 'paciente' })}
          >
            Novo paciente
          </ActionButton>
          <ActionButton
            keys="Alt+N"
            variant="contained"
            onClick={() => open({ dialogo: 'agendamento-rapido' })}
          >
            Agendar sessão
          </ActionButton>
        </Stack>
      }
    />
  );
}

function greetingAt(minutes: number): string {
  if (minutes < 5 * 60) return 'Boa noite';
  if (minutes < 12 * 60) return 'Bom dia';
  return minutes < 18 * 60 ? 'Boa tarde' : 'Boa noite';
}
