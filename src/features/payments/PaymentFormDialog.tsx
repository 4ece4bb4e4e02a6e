import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useZone } from '../../client/useZone.ts';
import type { EntityForm } from '../../client/useEntityForm.ts';
import type { PackageRow } from '../../data/queries/paymentsResults.ts';
import type { AppointmentRow } from '../../data/queries/results.ts';
import { toCents } from '../../domain/payments/payment.ts';
import { amountOf } from '../../domain/payments/typedAmount.ts';
import { PixButton } from '../../pieces/pix/PixButton.tsx';
import { sessionLine, sessionName } from '../../pieces/sessions/words.ts';
import { FormDialog, type FormDialogProps } from '../../ui/forms/FormDialog.tsx';
import { packageOf, type PaymentForm } from './paymentForm.ts';
import { PaymentFields } from './PaymentFields.tsx';
import { useToday } from '../../client/useToday.ts';

/** Where a payment is entered, the first time, again, or after the server's no. */
export function PaymentFormDialog<A>({
  form,
  session,
  packages = [],
  ...dialog
}: Omit<FormDialogProps, 'form' | 'children'> & {
  readonly form: EntityForm<PaymentForm, A>;
  /** For which it is, where that is here. */
  readonly session: AppointmentRow | null;
  readonly packages?: readonly PackageRow[];
}) {
  const zone = useZone();
  const today = useToday();
  const { amount, paymentMethod } = form.values;
  if (!form.isReady) return null;
  const charged = packageOf(paymentMethod) === null ? amountOf(amount) : null;
  return (
    <FormDialog {...dialog} form={form}>
      {session && (
        <Typography sx={{ color: 'text.secondary', marginBottom: 1 }}>
          {sessionName(session)} · {sessionLine(session, zone)}
        </Typography>
      )}
      <PaymentFields form={form} packages={packages} today={today} />
      {session?.patientId && charged !== null && (
        <Box sx={{ marginTop: 2 }}>
          <PixButton cents={toCents(charged)} id={session.id} size="small" label="Cobrar por Pix" />
        </Box>
      )}
    </FormDialog>
  );
}
