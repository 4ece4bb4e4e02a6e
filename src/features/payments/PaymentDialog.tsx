import { useState } from 'react';
import type { CommandEditorProps } from '../../client/commands/commandEditor.ts';
import { newId } from '../../client/newId.ts';
import { useLive } from '../../client/live/useLive.ts';
import { useRecordRead } from '../../client/records/useRecordRead.ts';
import { useToday } from '../../client/time/useToday.ts';
import { recordOf } from '../../data/queries/kit/known.ts';
import type { SessionPayments } from '../../data/queries/money/results.ts';
import { createPayment, updatePayment } from '../../domain/payments/commands.ts';
import type { Payment } from '../../domain/payments/payment.ts';
import { CommandDialog } from '../../pieces/forms/CommandDialog.tsx';
import type { Opened } from '../../pieces/forms/SendingDialog.tsx';
import { OverRecord } from '../../pieces/forms/OverRecord.tsx';
import { PAID } from '../../pieces/money/texts.ts';
import { useNewPayment, useOpenPayment } from '../../pieces/money/usePaid.ts';
import { AppDialog } from '../../ui/dialogs/AppDialog.tsx';
import type { DialogProps } from '../../ui/dialogs.tsx';
import { ChangePayment } from './EditPayment.tsx';
import {
  argsOfChange,
  argsOfNew,
  doubtOfPayment,
  formOf,
  keptParties,
  newPayment,
  restRule,
  wayOf,
} from './paymentForm.ts';
import { expectedAmount } from './rest.ts';
import { SessionPayment } from './SessionPayment.tsx';
import { FORM_FAILED, NO_PATIENT, NO_SESSION, NOT_ALL_HERE, NOT_YET, REGISTER } from './texts.ts';

/** The payment of a session: a new one, or with what was registered as open or paid. */
export default function PaymentDialog({ target, onClose }: DialogProps) {
  return (
    <OverRecord
      known={useLive('payments.forSession', { appointmentId: target ?? '' })}
      title={REGISTER}
      missing={NO_SESSION}
      arriving={NOT_ALL_HERE}
      onClose={onClose}
    >
      {(start) => <OfSession start={start} onClose={onClose} />}
    </OverRecord>
  );
}

interface Props {
  readonly start: SessionPayments;
  readonly onClose: () => void;
}

function OfSession({ start, onClose }: Props) {
  useRecordRead(start.session.patientId, 'payments');
  const payments = start.rows.map(({ payment }) => payment);
  const paid = payments.find(({ status }) => status === 'paid');
  if (paid && !start.isPayable) return <ChangePayment payment={paid} onClose={onClose} />;
  const problem = start.session.patientId === null ? NO_PATIENT : NOT_YET;
  if (start.session.patientId === null || !start.isPayable)
    return (
      <AppDialog open title={REGISTER} onClose={onClose}>
        {problem}
      </AppDialog>
    );
  const open = payments.find(({ status }) => status === 'pending');
  return open ? (
    <SettlePayment start={start} open={open} onClose={onClose} />
  ) : (
    <NewPayment appointmentId={start.session.id} known={start} onClose={onClose} />
  );
}

/** @param props.known the session, unless it is not on this device */
function NewPayment(
  props: {
    readonly appointmentId: string;
    readonly known: SessionPayments | null;
  } & Opened<'payment.create'>,
) {
  const { appointmentId, known, refused, onClose } = props;
  const { packages = [], amount = null, usual = null } = known ?? {};
  const today = useToday();
  const expected = expectedAmount(known);
  const [id] = useState(() => refused?.args.id ?? newId());
  const { pay, ...payment } = useNewPayment();
  return (
    <CommandDialog
      command={createPayment}
      words={PAID}
      send={{ ...payment, run: pay }}
      refused={refused}
      title={REGISTER}
      submitLabel="Registrar"
      failureTitle={FORM_FAILED}
      draftKey={`payment:${appointmentId}`}
      form={{
        start: newPayment(amount, packages, today),
        of: ({ packageId, ...args }) => ({
          ...formOf({ ...args, status: args.status ?? 'paid' }, null),
          ...(packageId &&
            packages.some(({ sold }) => sold.id === packageId) && {
              paymentMethod: wayOf(packageId),
            }),
        }),
        toArgs: (values, sent) => ({
          ...(sent.transactionId && { transactionId: sent.transactionId }),
          ...keptParties(sent),
          ...argsOfNew(values, { id, appointmentId }, packages, expected),
        }),
        rules: (values) => restRule(values, expected),
        doubt: (values) => doubtOfPayment(values, usual),
      }}
      onClose={onClose}
    >
      {(form) => (
        <SessionPayment
          form={form}
          session={known?.session ?? null}
          packages={packages}
          expected={expected}
        />
      )}
    </CommandDialog>
  );
}

/** What was registered as open has come. */
function SettlePayment({ start, open, onClose }: Props & { readonly open: Payment }) {
  const { session, usual } = start;
  const today = useToday();
  const expected = expectedAmount(start, open);
  const { settle, ...payment } = useOpenPayment();
  const coming = formOf({ ...open, status: 'paid' }, today);
  return (
    <CommandDialog
      command={updatePayment}
      words={PAID}
      send={{ ...payment, run: (args, options) => settle(open, args, options) }}
      title={REGISTER}
      submitLabel="Registrar"
      failureTitle={FORM_FAILED}
      draftKey={`payment:${session.id}`}
      form={{
        start: coming,
        toArgs: (values) => argsOfChange(open.id, values, expected),
        rules: (values) => restRule(values, expected),
        doubt: (values) => doubtOfPayment(values, usual),
      }}
      onClose={onClose}
    >
      {(form) => <SessionPayment form={form} session={session} expected={expected} />}
    </CommandDialog>
  );
}

/** Mends a refused payment, e.g. one from a package that had no session left. */
export function NewPaymentEditor(props: CommandEditorProps<'payment.create'>) {
  const { appointmentId } = props.args;
  const known = useLive('payments.forSession', { appointmentId });
  if (known === undefined) return null;
  const session = recordOf(known);
  return (
    <NewPayment
      key={String(session !== null)}
      appointmentId={appointmentId}
      known={session}
      refused={props}
      onClose={props.onClose}
    />
  );
}
