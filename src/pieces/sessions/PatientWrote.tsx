import { styled } from '@mui/material/styles';
import type { Appointment } from '../../domain/appointments/appointment.ts';
import { Fact } from '../../ui/Fact.tsx';

const Words = styled('span')({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

/** What a session's patient wrote when booking. @param term as the reader says it */
export const PatientWrote = ({
  appointment,
  term = 'O paciente escreveu',
}: {
  readonly appointment: Appointment;
  readonly term?: string;
}) =>
  appointment.patientNotes ? (
    <Fact term={term}>
      <Words>{appointment.patientNotes}</Words>
    </Fact>
  ) : null;
