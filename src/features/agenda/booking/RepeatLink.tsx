import Link from '@mui/material/Link';
import { useDialogs } from '../../../ui/dialogs.tsx';

/** Out of one session a recurrence: opens it with the patient and the time that were entered. */
export function RepeatLink(props: {
  readonly patientId: string | null;
  readonly startAt: string | undefined;
}) {
  const { open } = useDialogs();
  const { patientId, startAt } = props;
  const repeat = () =>
    open({
      dialogo: 'repetir',
      ...(patientId && { alvo: patientId }),
      ...(startAt && { quando: startAt }),
    });
  return (
    <Link component="button" type="button" variant="body2" onClick={repeat}>
      Repetir toda semana
    </Link>
  );
}
