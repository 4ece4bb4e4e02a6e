import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { AppointmentFields, type AppointmentFieldsProps } from './AppointmentFields.tsx';
import type { SessionFormState } from './useSessionForm.ts';

/** Blocks the button of a form while its time is taken. */
export const whileTaken = ({ isTaken }: { readonly isTaken: boolean }) => ({ isBlocked: isTaken });

/** The fields of a session that is booked or moved, beside the sessions that this device knows. */
export function SessionFields<A>({
  form,
  parts,
  about,
}: {
  readonly form: SessionFormState<A>;
  readonly parts: AppointmentFieldsProps['parts'];
  /** What is moved. */
  readonly about?: ReactNode;
}) {
  return (
    <>
      {about && <Typography sx={{ color: 'text.secondary', marginBottom: 1 }}>{about}</Typography>}
      <AppointmentFields
        form={form.values}
        errors={form.errors}
        onChange={form.change}
        earliest={form.earliest}
        needsPsychologist={form.needsPsychologist}
        collision={form.collision}
        free={form.free}
        isMeant={form.isMeant}
        parts={parts}
      />
    </>
  );
}
