import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useCommand } from '../../client/useCommand.ts';
import { useEntityForm } from '../../client/useEntityForm.ts';
import { useLive } from '../../client/useLive.ts';
import { useRecordRead } from '../../client/useRecordRead.ts';
import { useZone } from '../../client/useZone.ts';
import { recordOf, UNKNOWN } from '../../data/queries/known.ts';
import { updatePayment } from '../../domain/payments/commands.ts';
import type { Payment } from '../../domain/payments/payment.ts';
import { hasCome, paymentDay } from '../../domain/payments/state.ts';
import { AppDialog } from '../../ui/dialogs/AppDialog.tsx';
import type { DialogProps } from '../../ui/dialogs.tsx';
import { changedArgs, doubtOfPayment, formOf, type PaymentForm } from './paymentForm.ts';
import { PaymentFormDialog } from './PaymentFormDialog.tsx';
import { FORM_FAILED, UPDATED } from './texts.ts';
import { useDeletePayment } from './useDeletePayment.ts';

const EDIT = 'Editar pagamento';

/** A payment that was registered. */
export default function EditPaymentDialog({ target, onClose }: DialogProps) {
  const known = useLive('payments.byId', { id: target ?? '' });
  const [payment, setPayment] = useState<Payment | null>(null);
  if (payment === null && known && known !== UNKNOWN) setPayment(known.payment);
  if (payment) return <EditPayment payment={payment} onClose={onClose} />;
  if (known === undefined) return null;
  return (
    <AppDialog open title={EDIT} onClose={onClose}>
      {known === UNKNOWN
        ? 'Este pagamento ainda não chegou a este aparelho.'
        : 'Pagamento não encontrado.'}
    </AppDialog>
  );
}

/** Corrects a payment, or takes it away. @param props.payment as it was when the form opened */
export function EditPayment(props: { readonly payment: Payment; readonly onClose: () => void }) {
  const { payment, onClose } = props;
  const zone = useZone();
  useRecordRead(payment.patientId, 'payments');
  const session = recordOf(
    useLive('payments.forSession', { appointmentId: payment.appointmentId }),
  );
  const [before] = useState(() =>
    formOf(payment, hasCome(payment.status) ? paymentDay(payment, zone) : null),
  );
  const form = useEntityForm({
    schema: updatePayment.args,
    start: before,
    draftKey: null,
    toArgs: (values) => ({ ...required(values), ...changedArgs(payment.id, before, values) }),
    doubt: (values) =>
      values.amount === before.amount ? null : doubtOfPayment(values, session?.usual ?? null),
  });
  const { run, saving, failure } = useCommand('payment.update', UPDATED);
  const remove = useDeletePayment();
  if (payment.packageId) return <TakenOut payment={payment} onClose={onClose} />;
  const submit = () => form.submit(run);
  return (
    <PaymentFormDialog
      title={EDIT}
      form={form}
      session={session?.session ?? null}
      submitLabel="Salvar"
      saving={saving}
      failure={failure}
      failureTitle={FORM_FAILED}
      aside={
        <Button color="error" onClick={() => (remove(payment.id), onClose())}>
          Excluir
        </Button>
      }
      onSubmit={async () => (!form.changed || (await submit())) && onClose()}
      onClose={onClose}
    />
  );
}

/** What a correction cannot leave blank is judged, also where nothing else of it is sent. */
const required = ({ amount, paymentMethod }: PaymentForm) => ({
  ...(amount === null && { amount }),
  ...(paymentMethod === null && { paymentMethod }),
});

/** What was taken out of a package can only be given back to it. */
function TakenOut({
  payment,
  onClose,
}: {
  readonly payment: Payment;
  readonly onClose: () => void;
}) {
  const remove = useDeletePayment();
  return (
    <AppDialog
      open
      title="Sessão paga com pacote"
      onClose={onClose}
      maxWidth="xs"
      actions={
        <>
          <Button color="error" onClick={() => (remove(payment.id), onClose())}>
            Devolver ao pacote
          </Button>
          <Button variant="contained" onClick={onClose}>
            Fechar
          </Button>
        </>
      }
    >
      <Alert severity="info">
        Esta sessão foi paga com um pacote. Devolvida, ela volta a ficar em aberto, e o pacote tem
        uma sessão a mais.
      </Alert>
    </AppDialog>
  );
}
