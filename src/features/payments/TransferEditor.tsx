import { useState } from 'react';
import type { CommandEditorProps } from '../../client/commandEditor.ts';
import { useEntityForm } from '../../client/useEntityForm.ts';
import { useLive } from '../../client/useLive.ts';
import { useRepair } from '../../client/useRepair.ts';
import { useZone } from '../../client/useZone.ts';
import { recordOf, shownOf } from '../../data/queries/known.ts';
import type { OwedSession } from '../../data/queries/paymentsResults.ts';
import { createPayments } from '../../domain/payments/transactionCommands.ts';
import { AppDialog } from '../../ui/dialogs/AppDialog.tsx';
import { REPAIR } from '../../ui/forms/FormDialog.tsx';
import { NO_DEBTS, TRANSFER } from './texts.ts';
import { doubtOfTransfer, idsOf, transferArgs, transferOf } from './transferForm.ts';
import { TransferFormDialog } from './TransferDialog.tsx';

type Props = CommandEditorProps<'payment.createMany'>;

/** Mends a refused transfer: what was paid meanwhile is off the list, the rest stands as it was entered. */
export default function TransferEditor(props: Props) {
  const [first] = props.args.payments;
  const session = recordOf(
    useLive('payments.forSession', { appointmentId: first?.appointmentId ?? '' }),
  );
  const patientId = session?.session.patientId ?? '';
  const known = useLive('payments.ofPatient', { patientId });
  const [owed, setOwed] = useState<readonly OwedSession[] | null>(null);
  if (owed === null && known && patientId !== '') setOwed(shownOf(known).owed);
  if (owed === null) return null;
  if (owed.length > 0) return <Mend {...props} patientId={patientId} owed={owed} />;
  return (
    <AppDialog open title={TRANSFER} onClose={props.onClose}>
      {NO_DEBTS}
    </AppDialog>
  );
}

function Mend(
  props: Props & { readonly patientId: string; readonly owed: readonly OwedSession[] },
) {
  const { args, refusal, onSubmit, onClose, owed } = props;
  const zone = useZone();
  const [ids] = useState(() => idsOf(owed, args.payments));
  const form = useEntityForm({
    schema: createPayments.args,
    start: transferOf(owed, args),
    draftKey: null,
    toArgs: (values) => transferArgs(args.id, ids, owed, values),
    doubt: (values) => doubtOfTransfer(owed, values, { usual: null, zone }),
  });
  const { run, saving, failure } = useRepair(refusal, onSubmit);
  return (
    <TransferFormDialog
      {...REPAIR}
      form={form}
      owed={owed}
      transferId={args.id}
      patientId={props.patientId}
      saving={saving}
      failure={failure}
      onSubmit={() => form.submit(run)}
      onClose={onClose}
    />
  );
}
