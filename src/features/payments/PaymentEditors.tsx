import { useState } from 'react';
import type { CommandEditorProps } from '../../client/commandEditor.ts';
import { useEntityForm } from '../../client/useEntityForm.ts';
import { useLive } from '../../client/useLive.ts';
import { useRepair } from '../../client/useRepair.ts';
import { recordOf, UNKNOWN } from '../../data/queries/known.ts';
import type { SessionPayments } from '../../data/queries/paymentsResults.ts';
import { createPayment, updatePayment } from '../../domain/payments/commands.ts';
import type { Payment } from '../../domain/payments/payment.ts';
import { AppDialog } from '../../ui/dialogs/AppDialog.tsx';
import { REPAIR } from '../../ui/forms/FormDialog.tsx';
import { Arriving } from '../../ui/states/Arriving.tsx';
import { argsOfChange, argsOfNew, doubtOfPayment, formOf, wayOf } from './paymentForm.ts';
import { PaymentFormDialog } from './PaymentFormDialog.tsx';
import { REGISTER } from './texts.ts';

/** Mends a refused payment: another amount, day or way, e.g. where the package had no session left. */
export function NewPaymentEditor(props: CommandEditorProps<'payment.create'>) {
  const known = useLive('payments.forSession', { appointmentId: props.args.appointmentId });
  const session = recordOf(known);
  if (known === undefined) return null;
  return <Mend {...props} key={String(session !== null)} known={session} />;
}

type Mended = CommandEditorProps<'payment.create'> & { readonly known: SessionPayments | null };

function Mend({ args, refusal, onSubmit, onClose, known }: Mended) {
  const packages = known?.packages ?? [];
  const { id, appointmentId, packageId, transactionId = null } = args;
  const isLeft = packages.some(({ sold }) => sold.id === packageId);
  const form = useEntityForm({
    schema: createPayment.args,
    start: {
      ...formOf({ ...args, status: args.status ?? 'paid' }, null),
      ...(packageId && isLeft && { paymentMethod: wayOf(packageId) }),
    },
    draftKey: null,
    toArgs: (values) => ({ transactionId, ...argsOfNew(values, { id, appointmentId }, packages) }),
    doubt: (values) => doubtOfPayment(values, known?.usual ?? null),
    refused: refusal.fields,
  });
  const { run, saving, failure } = useRepair(refusal, onSubmit);
  return (
    <PaymentFormDialog
      {...REPAIR}
      title={REGISTER}
      form={form}
      session={known?.session ?? null}
      packages={packages}
      saving={saving}
      failure={failure}
      onSubmit={() => form.submit(run)}
      onClose={onClose}
    />
  );
}

/** Mends a refused correction: its changes over the payment as it is now. */
export function PaymentEditor(props: CommandEditorProps<'payment.update'>) {
  const known = useLive('payments.byId', { id: props.args.id });
  const [before, setBefore] = useState<Payment | null>(null);
  if (before === null && known && known !== UNKNOWN) setBefore(known.payment);
  if (before) return <Change {...props} before={before} />;
  if (known === undefined) return null;
  return (
    <AppDialog open title="Editar pagamento" onClose={props.onClose}>
      <Arriving what="Este pagamento não está neste aparelho: pode ter sido excluído." />
    </AppDialog>
  );
}

function Change(props: CommandEditorProps<'payment.update'> & { readonly before: Payment }) {
  const { args, refusal, before, onSubmit, onClose } = props;
  const known = recordOf(useLive('payments.forSession', { appointmentId: before.appointmentId }));
  const { id, ...changes } = args;
  const form = useEntityForm({
    schema: updatePayment.args,
    start: formOf({ ...before, ...changes } as Payment, null),
    draftKey: null,
    toArgs: (values) => argsOfChange(id, values),
    doubt: (values) => doubtOfPayment(values, known?.usual ?? null),
    refused: refusal.fields,
  });
  const { run, saving, failure } = useRepair(refusal, onSubmit);
  return (
    <PaymentFormDialog
      {...REPAIR}
      title="Editar pagamento"
      form={form}
      session={known?.session ?? null}
      saving={saving}
      failure={failure}
      onSubmit={() => form.submit(run)}
      onClose={onClose}
    />
  );
}
