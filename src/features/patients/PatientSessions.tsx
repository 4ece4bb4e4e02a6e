import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { useLive } from '../../client/useLive.ts';
import { useRecordRead } from '../../client/useRecordRead.ts';
import { useZone } from '../../client/useZone.ts';
import type { AppointmentRow } from '../../data/queries/results.ts';
import type { Patient } from '../../domain/patients/patient.ts';
import { weekdayName } from '../../domain/time/format.ts';
import { wallClock } from '../../domain/time/zone.ts';
import { SessionStatus } from '../../pieces/sessions/SessionStatus.tsx';
import { NoteState } from '../../pieces/notes/NoteState.tsx';
import { sessionLine } from '../../pieces/sessions/words.ts';
import { useDialogs } from '../../ui/dialogs.tsx';
import { dialogOf } from '../../ui/dialogs/repair.ts';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { VirtualList } from '../../ui/VirtualList.tsx';
import { isWhole, shownOf } from '../../data/queries/known.ts';
import { Arriving } from '../../ui/states/Arriving.tsx';

const Row = styled(ButtonBase)(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: theme.spacing(2),
  rowGap: theme.spacing(0.5),
  width: '100%',
  minHeight: theme.spacing(7),
  padding: theme.spacing(1, 1.5),
  fontFamily: 'inherit',
  fontSize: 'inherit',
  textAlign: 'start',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
  '& small': { color: theme.vars.palette.text.secondary, fontSize: 'inherit' },
}));

const ROW_HEIGHT = 56;

/** All of a patient's sessions, newest first; each opens its details. */
export function PatientSessions({ patient }: { patient: Patient }) {
  const { open } = useDialogs();
  const known = useLive('appointments.ofPatient', { patientId: patient.id, withRefused: true });
  useRecordRead(patient.id, 'sessions');
  if (known === undefined) return null;
  const sessions = shownOf(known);
  if (isWhole(known) && sessions.length === 0)
    return (
      <EmptyState
        title="Ainda não há sessões com este paciente."
        action={
          patient.isActive && (
            <Button
              variant="contained"
              onClick={() => open({ dialogo: 'agendar', alvo: patient.id })}
            >
              Agendar sessão
            </Button>
          )
        }
      />
    );
  return (
    <>
      {!isWhole(known) && <Arriving what="As sessões deste paciente ainda não chegaram todas." />}
      <VirtualList
        label="Sessões"
        items={sessions}
        keyOf={({ id }) => id}
        estimate={ROW_HEIGHT}
        render={(session) => (
          <SessionRow session={session} onOpen={() => open(dialogOf(session, 'sessao'))} />
        )}
      />
    </>
  );
}

function SessionRow({ session, onOpen }: { session: AppointmentRow; onOpen: () => void }) {
  const zone = useZone();
  return (
    <Row onClick={onOpen} data-ring="inside">
      <span className="num">
        {sessionLine(session, zone)}{' '}
        <small>{weekdayName(wallClock(session.startAt, zone).day)}</small>
      </span>
      <span>
        <small>
          <NoteState note={session.note} />{' '}
        </small>
        <SessionStatus session={session} />
      </span>
    </Row>
  );
}
