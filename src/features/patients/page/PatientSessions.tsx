import Button from '@mui/material/Button';
import { useCallback, useMemo } from 'react';
import { useLive } from '../../../client/live/useLive.ts';
import { useRecordRead } from '../../../client/records/useRecordRead.ts';
import { useZone } from '../../../client/time/useZone.ts';
import { isWhole, shownOf } from '../../../data/queries/kit/known.ts';
import type { AppointmentRow } from '../../../data/queries/agenda/results.ts';
import type { Patient } from '../../../domain/patients/patient.ts';
import { sessionColumns, sessionKey } from '../../../pieces/sessions/columns.tsx';
import { useDialogs } from '../../../ui/dialogs.tsx';
import { dialogOf } from '../../../ui/dialogs/repair.ts';
import { RecordList } from '../../../ui/list/RecordList.tsx';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { useNow } from '../../../ui/useNow.ts';
import { InheritedSessions } from './InheritedSessions.tsx';
import { nextFirst } from './nextFirst.ts';

/** All of a patient's sessions, the next one first and then the past ones, newest first; each opens its details. */
export function PatientSessions({ patient }: { patient: Patient }) {
  const { open } = useDialogs();
  const zone = useZone();
  const now = useNow();
  const known = useLive('appointments.ofPatient', { patientId: patient.id, withRefused: true });
  useRecordRead(patient.id, 'sessions');
  const rows = useMemo(() => known && nextFirst(shownOf(known), now), [known, now]);
  const columns = useMemo(() => {
    const { date, weekday, time, note, status } = sessionColumns(zone);
    return [date, weekday, time, note, status];
  }, [zone]);
  const onOpen = useCallback(
    (session: AppointmentRow) => open(dialogOf(session, 'sessao')),
    [open],
  );
  return (
    <>
      <RecordList
        label="Sessões"
        rows={rows}
        isAll={known !== undefined && isWhole(known)}
        arriving="As sessões deste paciente ainda não chegaram todas."
        empty={<None patient={patient} />}
        columns={columns}
        keyOf={sessionKey}
        onOpen={onOpen}
        orderIn="sessoes"
        printable
      />
      <InheritedSessions patientId={patient.id} />
    </>
  );
}

function None({ patient }: { patient: Patient }) {
  const { open } = useDialogs();
  return (
    <EmptyState
      title="Ainda não há sessões com este paciente."
      action={
        patient.isActive && (
          <Button
            variant="contained"
            onClick={() => open({ dialogo: 'agendamento-rapido', alvo: patient.id })}
          >
            Agendar sessão
          </Button>
        )
      }
    />
  );
}
