import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Link, linkOptions, useNavigate, useParams } from '@tanstack/react-router';
import { type ComponentType, useState } from 'react';
import { useActor, useDevice } from '../../client/live/DeviceProvider.tsx';
import { useLive } from '../../client/live/useLive.ts';
import { useRecordRead } from '../../client/records/useRecordRead.ts';
import { useZone } from '../../client/time/useZone.ts';
import type { AppointmentDetails, AppointmentRow } from '../../data/queries/agenda/results.ts';
import { statusAt } from '../../domain/appointments/state.ts';
import { sessionLine, sessionName } from '../../pieces/sessions/words.ts';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { type Section, SectionTabs } from '../../ui/page/SectionTabs.tsx';
import { useEscape } from '../../ui/page/useEscape.ts';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { useNow } from '../../ui/useNow.ts';
import { CompleteSession } from './CompleteSession.tsx';
import { NoClinicalPart } from './NoClinicalPart.tsx';
import { type LastNoteSlot, SessionOverview } from './SessionOverview.tsx';
import { recordOf } from '../../data/queries/kit/known.ts';
import { Arriving } from '../../ui/states/Arriving.tsx';

export interface SessionParts {
  /** The editor of the session's note. */
  readonly Note: ComponentType<{ session: AppointmentRow }>;
  /** The patient's other sessions with their notes. */
  readonly History: ComponentType<{ patientId: string; exceptId: string }>;
  readonly LastNote: LastNoteSlot;
}

const AGENDA = linkOptions({ to: '/app/agenda' });

/** /app/sessoes/{appointmentId} */
export function SessionPage(parts: SessionParts) {
  const { appointmentId = '' } = useParams({ strict: false }) as { appointmentId?: string };
  const details = useLive('appointments.byId', { id: appointmentId });
  useEscape(AGENDA);
  // The editor stays when the session is taken away elsewhere: what was typed must not vanish with it.
  const [known, setKnown] = useState<AppointmentDetails | null>(null);
  const present = recordOf(details);
  if (present && present !== known) setKnown(present);
  const shown = present ?? (known?.row.id === appointmentId ? known : null);
  if (shown) return <Session details={shown} isGone={details === null} parts={parts} />;
  if (details === undefined) return null;
  if (details === null) return <NotFound />;
  return <Arriving what="Esta sessão ainda não chegou a este aparelho." />;
}

function NotFound() {
  const { device } = useDevice();
  const navigate = useNavigate();
  return (
    <>
      <ErrorState
        title="Agendamento não encontrado"
        text="Agendamento não encontrado. Pode ter sido removido ou cancelado."
        actionLabel="Recarregar"
        onAction={() => void device.wake()}
      />
      <Stack sx={{ alignItems: 'center' }}>
        <Button onClick={() => void navigate({ to: '/app/agenda' })}>Voltar para a agenda</Button>
      </Stack>
    </>
  );
}

function Session(props: { details: AppointmentDetails; isGone: boolean; parts: SessionParts }) {
  const { details, isGone, parts } = props;
  const { row } = details;
  const zone = useZone();
  const status = statusAt(row, useNow());
  useRecordRead(row.patientId, 'sessions');
  return (
    <>
      <PageHeader
        title={!isGone && status === 'in_progress' ? 'Sessão em Andamento' : 'Sessão'}
        subtitle={`${sessionName(row)} · ${sessionLine(row, zone)}`}
        actions={!isGone && <CompleteSession row={row} status={status} />}
      />
      {isGone && (
        <Alert
          severity="warning"
          sx={{ marginBottom: 2 }}
          action={
            <Button color="inherit" component={Link} to="/app/agenda">
              Ir para a agenda
            </Button>
          }
        >
          Esta sessão não está mais na agenda: foi removida ou não foi aceita. O que você escreveu
          continua aqui.
        </Alert>
      )}
      <Sections details={details} parts={parts} />
    </>
  );
}

function Sections({ details, parts }: { details: AppointmentDetails; parts: SessionParts }) {
  const { row } = details;
  const { role } = useActor();
  return (
    <SectionTabs
      label="Partes da sessão"
      sections={[
        {
          name: 'visao-geral',
          label: 'Visão Geral',
          content: <SessionOverview details={details} LastNote={parts.LastNote} />,
        },
        ...clinicalSections(row, role === 'psych' ? parts : null),
      ]}
    />
  );
}

/** The document's tabs are there for everybody; whoever has nothing in them reads why. */
function clinicalSections(row: AppointmentRow, parts: SessionParts | null): Section[] {
  const { patientId } = row;
  const own = patientId !== null && parts;
  return [
    {
      name: 'anotacoes',
      label: 'Anotações',
      content: own ? (
        <parts.Note key={row.id} session={row} />
      ) : (
        <NoClinicalPart session={row} part="notes" />
      ),
    },
    {
      name: 'historico',
      label: 'Histórico',
      content: own ? (
        <parts.History patientId={patientId} exceptId={row.id} />
      ) : (
        <NoClinicalPart session={row} part="history" />
      ),
    },
  ];
}
