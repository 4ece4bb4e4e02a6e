import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useLive } from '../../client/live/useLive.ts';
import { useRecordRead } from '../../client/records/useRecordRead.ts';
import { useZone } from '../../client/time/useZone.ts';
import { recordOf } from '../../data/queries/kit/known.ts';
import { updatePayment } from '../../domain/payments/commands.ts';
import type { Payment } from '../../domain/payments/payment.ts';
import { hasCome, paymentDay } from '../../domain/payments/state.ts';
import { CommandDialog } from '../../pieces/forms/CommandDialog.tsx';
import { editorOf, type Opened } from '../../pieces/forms/SendingDialog.tsx';
import { OverRecord } from '../../pieces/forms/OverRecord.tsx';
import { AppDialog } from '../../ui/dialogs/AppDialog.tsx';
import type { DialogProps } from '../../ui/dialogs.tsx';
import {
  argsOfChange,
  changedArgs,
  doubtOfPayment,
  formOf,
  keptParties,
  type PaymentForm,
  restRule,
} from './paymentForm.ts';
import { expectedAmount } from './rest.ts';
import { SessionPayment } from './SessionPayment.tsx';
import { FORM_FAILED, UPDATED } from './texts.ts';
import { useDeletePayment } from './useDeletePayment.ts';

const EDIT = 'Editar pagamento';

/** Corrects the payment that is the target. */
export default function EditPaymentDialog({ target, onClose }: DialogProps) {
  return <EditPayment id={target ?? ''} onClose={onClose} />;
}

/** Mends a refused correction: its changes over the payment as it is now. */
export const PaymentEditor = editorOf<'payment.update'>(EditPayment);

function EditPayment({ id, ...props }: { readonly id: string } & Opened<'payment.update'>) {
  return (
    <OverRecord
      known={useLive('payments.byId', { id })}
      title={EDIT}
      missing="Pagamento não encontrado."
      arriving="Este pagamento ainda não chegou a este aparelho."
      onClose={props.onClose}
    >
      {({ payment }) => <ChangePayment {...props} payment={payment} />}
    </OverRecord>
  );
}

/** Corrects a payment, or takes it away. @param props.payment as it was when the form opened */
export function ChangePayment(props: { readonly payment: Payment } & Opened<'payment.update'>) {
  const { payment, refused, onClose } = props;
  const { id } = payment;
  useRecordRead(refused ? null : payment.patientId, 'payments');
  const zone = useZone();
  const known = useLive('payments.forSession', { appointmentId: payment.appointmentId });
  const session = recordOf(known);
  const [before] = useState(() =>
    formOf(payment, hasCome(payment.status) ? paymentDay(payment, zone) : null),
  );
  const expected = expectedAmount(session, payment);
  const remove = useDeletePayment();
  // What was registered without a word of its rest is asked about only where it changes.
  const isSame = ({ amount, status }: PaymentForm) =>
    !refused && amount === before.amount && status === before.status;
  if (payment.packageId && !refused) return <TakenOut payment={payment} onClose={onClose} />;
  return (
    <CommandDialog
      command={updatePayment}
      words={UPDATED}
      refused={refused}
      isChange
      title={EDIT}
      submitLabel="Salvar"
      failureTitle={FORM_FAILED}
      aside={
        !refused && (
          <Button color="error" onClick={() => (remove(id), onClose())}>
            Excluir
          </Button>
        )
      }
      form={{
        start: before,
        of: (args) => formOf({ ...payment, ...args } as Payment, null),
        toArgs: (values, sent) =>
          refused
            ? { ...keptParties(sent), ...argsOfChange(id, values, expected) }
            : { ...required(values), ...changedArgs(id, before, values, expected) },
        rules: (values) => (isSame(values) ? {} : restRule(values, expected)),
        doubt: (values) =>
          !refused && values.amount === before.amount
            ? null
            : doubtOfPayment(values, session?.usual ?? null),
      }}
      onClose={onClose}
    >
      {(form) => (
        <SessionPayment
          form={form}
          session={session?.session ?? null}
          corrections={refused ? [] : (payment.corrections ?? [])}
          expected={expected}
        />
      )}
    </CommandDialog>
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
