import { styled } from '@mui/material/styles';
import type { Appointment } from '../../domain/appointments/appointment.ts';
import { Fact } from '../../ui/Fact.tsx';

const Words = styled('span')({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

/** What a session's patient wrote when booking. */
export const PatientWrote = ({ appointment }: { readonly appointment: Appointment }) =>
  appointment.patientNotes ? (
    <Fact term="O paciente escreveu">
      <Words>{appointment.patientNotes}</Words>
    </Fact>
  ) : null;
