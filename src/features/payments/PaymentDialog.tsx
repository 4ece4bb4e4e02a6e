import { useState } from 'react';
import { newId } from '../../client/newId.ts';
import { useEntityForm } from '../../client/useEntityForm.ts';
import { useLive } from '../../client/useLive.ts';
import { useRecordRead } from '../../client/useRecordRead.ts';
import { UNKNOWN } from '../../data/queries/known.ts';
import type { SessionPayments } from '../../data/queries/paymentsResults.ts';
import { createPayment, updatePayment } from '../../domain/payments/commands.ts';
import type { Payment } from '../../domain/payments/payment.ts';
import { isPayable } from '../../domain/payments/state.ts';
import { useNewPayment, useOpenPayment } from '../../pieces/money/usePaid.ts';
import { AppDialog } from '../../ui/dialogs/AppDialog.tsx';
import type { DialogProps } from '../../ui/dialogs.tsx';
import { EditPayment } from './EditPayment.tsx';
import { argsOfChange, argsOfNew, doubtOfPayment, formOf, newPayment } from './paymentForm.ts';
import { PaymentFormDialog } from './PaymentFormDialog.tsx';
import { FORM_FAILED, NO_PATIENT, NO_SESSION, NOT_ALL_HERE, NOT_YET, REGISTER } from './texts.ts';
import { useToday } from '../../client/useToday.ts';

/** The payment of a session: a new one, or with what was registered as open or paid. */
export default function PaymentDialog({ target, onClose }: DialogProps) {
  const known = useLive('payments.forSession', { appointmentId: target ?? '' });
  // What the form began with stays, also once its own payment is seen.
  const [start, setStart] = useState<SessionPayments | null>(null);
  if (start === null && known && known !== UNKNOWN) setStart(known);
  useRecordRead(start?.session.patientId ?? null, 'payments');
  if (start === null)
    return known === undefined ? null : (
      <Said onClose={onClose}>{known === null ? NO_SESSION : NOT_ALL_HERE}</Said>
    );
  const payments = start.rows.map(({ payment }) => payment);
  const paid = payments.find(({ status }) => status === 'paid');
  if (paid) return <EditPayment payment={paid} onClose={onClose} />;
  if (start.session.patientId === null) return <Said onClose={onClose}>{NO_PATIENT}</Said>;
  if (!isPayable(start.session, payments)) return <Said onClose={onClose}>{NOT_YET}</Said>;
  const open = payments.find(({ status }) => status === 'pending');
  const props = { start, onClose };
  return open ? <SettlePayment {...props} open={open} /> : <NewPayment {...props} />;
}

const Said = (props: { readonly children: string; readonly onClose: () => void }) => (
  <AppDialog open title={REGISTER} onClose={props.onClose}>
    {props.children}
  </AppDialog>
);

interface Props {
  readonly start: SessionPayments;
  readonly onClose: () => void;
}

function NewPayment({ start, onClose }: Props) {
  const { session, packages, amount, usual } = start;
  const today = useToday();
  const [id] = useState(newId);
  const form = useEntityForm({
    schema: createPayment.args,
    start: newPayment(amount, packages, today),
    draftKey: `payment:${session.id}`,
    toArgs: (values) => argsOfNew(values, { id, appointmentId: session.id }, packages),
    doubt: (values) => doubtOfPayment(values, usual),
  });
  const { pay, saving, failure } = useNewPayment();
  return (
    <PaymentFormDialog
      title={REGISTER}
      form={form}
      session={session}
      packages={packages}
      submitLabel="Registrar"
      saving={saving}
      failure={failure}
      failureTitle={FORM_FAILED}
      onSubmit={async () => (await form.submit(pay)) && onClose()}
      onClose={onClose}
    />
  );
}

/** What was registered as open has come. */
function SettlePayment({ start, open, onClose }: Props & { readonly open: Payment }) {
  const { session, usual } = start;
  const today = useToday();
  const form = useEntityForm({
    schema: updatePayment.args,
    start: formOf({ ...open, status: 'paid' }, today),
    draftKey: `payment:${session.id}`,
    toArgs: (values) => argsOfChange(open.id, values),
    doubt: (values) => doubtOfPayment(values, usual),
  });
  const { settle, saving, failure } = useOpenPayment();
  return (
    <PaymentFormDialog
      title={REGISTER}
      form={form}
      session={session}
      submitLabel="Registrar"
      saving={saving}
      failure={failure}
      failureTitle={FORM_FAILED}
      onSubmit={async () =>
        (await form.submit((args, options) => settle(open, args, options))) && onClose()
      }
      onClose={onClose}
    />
  );
}
