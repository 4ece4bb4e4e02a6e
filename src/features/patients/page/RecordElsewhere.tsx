import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useActor } from '../../../client/live/DeviceProvider.tsx';
import { useLive } from '../../../client/live/useLive.ts';
import { useZone } from '../../../client/time/useZone.ts';
import { shownOf } from '../../../data/queries/kit/known.ts';
import { isAskedOf, type Handover } from '../../../domain/handovers/handover.ts';
import type { Patient } from '../../../domain/patients/patient.ts';
import { formatDate } from '../../../domain/time/format.ts';
import { useDialogs } from '../../../ui/dialogs.tsx';

const ELSEWHERE =
  'A agenda e o cadastro deste paciente já estão com outra pessoa da equipe. As notas e os dados de saúde continuam com você.';

/** Says when the notes come, to who cares for the patient already. */
function whenWords({ status, memberName, dueAt }: Handover, zone: string): string {
  if (status === 'waiting' && dueAt)
    return `As notas e os dados de saúde ainda estão com ${memberName}. Chegam a partir de ${formatDate(dueAt, zone)}, se não houver discordância.`;
  if (status === 'asked' || status === 'agreed')
    return `As notas e os dados de saúde ainda estão com ${memberName}. Chegam quando ${memberName} permitir.`;
  return `As notas e os dados de saúde estão com ${memberName}. Peça a ${memberName} o que for preciso, ou fale com a administração.`;
}

/** Tells that the record is with another psychologist than the agenda, and what of it is whose. */
export function RecordElsewhere({ patient }: { readonly patient: Patient }) {
  const { userId, role } = useActor();
  const zone = useZone();
  const { open } = useDialogs();
  const known = useLive('handovers.ofPatient', { patientId: patient.id });
  const handover = known && shownOf(known);
  if (role !== 'psych' || !patient.recordHolderId || !handover) return null;
  return (
    <Alert
      severity="info"
      sx={{ marginBottom: 2 }}
      action={
        isAskedOf(handover, userId) && (
          <Button
            color="inherit"
            size="small"
            onClick={() => open({ dialogo: 'passagem', alvo: handover.id })}
          >
            Responder
          </Button>
        )
      }
    >
      {patient.recordHolderId === userId ? ELSEWHERE : whenWords(handover, zone)}
    </Alert>
  );
}
