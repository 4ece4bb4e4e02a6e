import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useLive } from '../../client/live/useLive.ts';
import { useZone } from '../../client/time/useZone.ts';
import { recordOf } from '../../data/queries/kit/known.ts';
import type { SessionPayments } from '../../data/queries/money/results.ts';
import { hasCome, latestPayment, paymentDay } from '../../domain/payments/state.ts';
import { formatDay } from '../../domain/time/format.ts';
import { useDialogs } from '../../ui/dialogs.tsx';
import { Fact } from '../../ui/Fact.tsx';
import { formatMoney } from './format.ts';
import { PaymentState } from './PaymentState.tsx';
import { FREE, PAY } from './texts.ts';
import { useQuickPayment } from './useQuickPayment.ts';

/** How the payment of a session stands, and the way to it; nothing of one that nobody owes yet. */
export function SessionPayment({ appointmentId }: { readonly appointmentId: string }) {
  const known = recordOf(useLive('payments.forSession', { appointmentId }));
  if (!known) return null;
  const { state } = known;
  // What has not arrived may be a payment.
  if (state !== 'paid' && !known.isAll) return null;
  if (state === null && !(known.isFree && known.isPayable)) return null;
  return (
    <Fact term="Pagamento">
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
        <span>
          {state ? <PaymentState state={state} /> : FREE} <Received known={known} />
        </span>
        {known.isPayable && <Ways known={known} />}
      </Stack>
    </Fact>
  );
}

/** What was registered last: how much, and when it came. */
function Received({ known: { rows, price, state, amount } }: { readonly known: SessionPayments }) {
  const zone = useZone();
  const { open } = useDialogs();
  const payments = rows.map(({ payment }) => payment);
  const shown = payments.find(({ status }) => status === 'paid') ?? latestPayment(payments);
  if (!shown) return null;
  return (
    <>
      <span className="num">
        {formatMoney(shown.amount)}
        {hasCome(shown.status) && ` em ${formatDay(paymentDay(shown, zone))}`}
      </span>
      {shown.packageId && ', do pacote'}
      {shown.status === 'paid' && state === 'pending' && price !== null && amount !== null && (
        <span className="num">, faltam {formatMoney(amount)}</span>
      )}{' '}
      <Button size="small" onClick={() => open({ dialogo: 'editar-pagamento', alvo: shown.id })}>
        {shown.packageId ? 'Ver' : 'Editar'}
      </Button>
    </>
  );
}

/** The usual way with one click, and the form. */
function Ways({ known }: { readonly known: SessionPayments }) {
  const { open } = useDialogs();
  const quick = useQuickPayment(known);
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
      {quick && (
        <Button size="small" variant="outlined" loading={quick.saving} onClick={quick.pay}>
          {quick.label}
        </Button>
      )}
      <Button size="small" onClick={() => open({ dialogo: 'pagamento', alvo: known.session.id })}>
        {PAY}
      </Button>
    </Stack>
  );
}
