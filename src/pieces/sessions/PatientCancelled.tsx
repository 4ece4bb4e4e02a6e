import { useZone } from '../../client/time/useZone.ts';
import type { Appointment } from '../../domain/appointments/appointment.ts';
import { formatMoment } from '../../domain/time/format.ts';
import { Fact } from '../../ui/Fact.tsx';

const MINUTE_MS = 60_000;

/** When the patient cancelled, and where that came later, when it arrived: a device without a network keeps it until then. */
export function PatientCancelled({ appointment }: { appointment: Appointment }) {
  const zone = useZone();
  const { status, patientCancelledAt: tapped, patientCancelReceivedAt: received } = appointment;
  if (status !== 'cancelled' || !tapped) return null;
  const isLate = received && Date.parse(received) - Date.parse(tapped) >= MINUTE_MS;
  return (
    <Fact term="Cancelado pelo paciente">
      {formatMoment(tapped, zone)}
      {isLate && ` (pelo relógio do aparelho; chegou em ${formatMoment(received, zone)})`}
    </Fact>
  );
}
