import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useZone } from '../../client/time/useZone.ts';
import type { EntityForm } from '../../client/drafts/useEntityForm.ts';
import type { AppointmentRow } from '../../data/queries/agenda/results.ts';
import type { PackageRow } from '../../data/queries/money/results.ts';
import type { MoneyCorrection } from '../../domain/payments/corrections.ts';
import { toCents } from '../../domain/payments/amount.ts';
import { amountOf } from '../../domain/payments/typedAmount.ts';
import { MoneyCorrections } from '../../pieces/money/MoneyCorrections.tsx';
import { PixButton } from '../../pieces/pix/PixButton.tsx';
import { sessionLine, sessionName } from '../../pieces/sessions/words.ts';
import { packageOf, type PaymentForm } from './paymentForm.ts';
import { PaymentFields } from './PaymentFields.tsx';
import { useToday } from '../../client/time/useToday.ts';

/** The fields of a payment, below the session that it is for. */
export function SessionPayment<A>({
  form,
  session,
  packages = [],
  corrections = [],
  expected,
}: {
  readonly form: EntityForm<PaymentForm, A>;
  /** For which it is, where that is here. */
  readonly session: AppointmentRow | null;
  readonly packages?: readonly PackageRow[];
  /** Changes after the money had come. */
  readonly corrections?: readonly MoneyCorrection[];
  /** In reais; see `expectedAmount`. */
  readonly expected: number | null;
}) {
  const zone = useZone();
  const today = useToday();
  const { amount, paymentMethod } = form.values;
  const charged = packageOf(paymentMethod) === null ? amountOf(amount) : null;
  return (
    <>
      {session && (
        <Typography sx={{ color: 'text.secondary', marginBottom: 1 }}>
          {sessionName(session)} · {sessionLine(session, zone)}
        </Typography>
      )}
      <PaymentFields form={form} packages={packages} today={today} expected={expected} />
      <MoneyCorrections of={corrections} />
      {session?.patientId && charged !== null && (
        <Box sx={{ marginTop: 2 }}>
          <PixButton cents={toCents(charged)} id={session.id} size="small" label="Cobrar por Pix" />
        </Box>
      )}
    </>
  );
}
