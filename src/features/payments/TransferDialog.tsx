import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { newId } from '../../client/newId.ts';
import { type EntityForm, useEntityForm } from '../../client/useEntityForm.ts';
import { useLive } from '../../client/useLive.ts';
import { useRecordRead } from '../../client/useRecordRead.ts';
import { useZone } from '../../client/useZone.ts';
import { isWhole, recordOf, shownOf } from '../../data/queries/known.ts';
import type { OwedSession } from '../../data/queries/paymentsResults.ts';
import { createPayments, PAID_AT_ONCE_MAX } from '../../domain/payments/transactionCommands.ts';
import { toCents } from '../../domain/payments/payment.ts';
import { isWithin } from '../../domain/reports/range.ts';
import { formatMoney } from '../../pieces/money/format.ts';
import { OWN_MARK } from '../../pieces/money/texts.ts';
import { PixButton } from '../../pieces/pix/PixButton.tsx';
import { AppDialog } from '../../ui/dialogs/AppDialog.tsx';
import type { DialogProps } from '../../ui/dialogs.tsx';
import { FormDialog, type FormDialogProps } from '../../ui/forms/FormDialog.tsx';
import { FORM_FAILED, laterWords, NO_DEBTS, NOT_ALL_ARRIVED, TRANSFER } from './texts.ts';
import {
  doubtOfTransfer,
  idsOf,
  newTransfer,
  totalOf,
  transferArgs,
  type TransferForm,
} from './transferForm.ts';
import { TransferFields } from './TransferFields.tsx';
import { useTransfer } from './useTransfer.ts';
import { useToday } from '../../client/useToday.ts';

/** Which of a patient's sessions, where the address narrows them to a time. */
function within(at: string | null) {
  const [from, to] = at?.split('/') ?? [];
  return from && to ? { from, to } : null;
}

/** Several sessions of a patient (the target), paid by one transfer. */
export default function TransferDialog({ target, at, onClose }: DialogProps) {
  const known = useLive('payments.ofPatient', { patientId: target ?? '' });
  useRecordRead(target, 'payments');
  // What the form began with stays, also once its own payments are seen.
  const [owed, setOwed] = useState<readonly OwedSession[] | null>(null);
  const [later, setLater] = useState(0);
  if (owed === null && known) {
    const range = within(at);
    const asked = shownOf(known).owed.filter(({ startAt }) => isWithin(startAt, range));
    if (asked.length > 0 || isWhole(known)) {
      setOwed(asked.slice(0, PAID_AT_ONCE_MAX));
      setLater(Math.max(0, asked.length - PAID_AT_ONCE_MAX));
    }
  }
  if (known === undefined) return null;
  const { amount } = shownOf(known);
  if (owed && owed.length > 0 && target)
    return (
      <NewTransfer patientId={target} owed={owed} later={later} usual={amount} onClose={onClose} />
    );
  return (
    <AppDialog open title={TRANSFER} onClose={onClose}>
      {owed ? NO_DEBTS : NOT_ALL_ARRIVED}
    </AppDialog>
  );
}

function NewTransfer(props: {
  readonly patientId: string;
  readonly usual: number | null;
  readonly owed: readonly OwedSession[];
  /** How many more are open than one transfer pays. */
  readonly later: number;
  readonly onClose: () => void;
}) {
  const { patientId, owed, later, usual, onClose } = props;
  const today = useToday();
  const zone = useZone();
  const [id] = useState(newId);
  const [ids] = useState(() => idsOf(owed));
  const form = useEntityForm({
    schema: createPayments.args,
    start: newTransfer(owed, usual, today),
    draftKey: null,
    toArgs: (values) => transferArgs(id, ids, owed, values),
    doubt: (values) => doubtOfTransfer(owed, values, { usual, zone }),
  });
  const { pay, saving, failure } = useTransfer();
  return (
    <TransferFormDialog
      form={form}
      owed={owed}
      later={later}
      saving={saving}
      failure={failure}
      failureTitle={FORM_FAILED}
      transferId={id}
      patientId={patientId}
      submitLabel={`Registrar ${formatMoney(totalOf(form.values))}`}
      onSubmit={async () => (await form.submit(pay)) && onClose()}
      onClose={onClose}
    />
  );
}

/** Where a transfer is entered, the first time or after the server's no. */
export function TransferFormDialog<A>({
  form,
  owed,
  later = 0,
  transferId,
  patientId,
  ...dialog
}: Omit<FormDialogProps, 'form' | 'children' | 'title'> & {
  readonly form: EntityForm<TransferForm, A>;
  readonly owed: readonly OwedSession[];
  readonly later?: number;
  readonly transferId: string;
  readonly patientId: string;
}) {
  const patient = recordOf(useLive('patients.byId', { id: patientId }))?.patient;
  const today = useToday();
  const total = totalOf(form.values);
  return (
    <FormDialog {...dialog} title={TRANSFER} form={form}>
      <Typography sx={{ color: 'text.secondary' }}>{patient?.name}</Typography>
      {later > 0 && (
        <Alert severity="info" sx={{ marginTop: 1 }}>
          {laterWords(later)}
        </Alert>
      )}
      <TransferFields form={form} owed={owed} today={today} />
      {total > 0 && (
        <Box sx={{ marginTop: 2 }}>
          <PixButton cents={toCents(total)} id={transferId} size="small" label="Cobrar por Pix" />
        </Box>
      )}
      <Typography variant="body2" sx={{ color: 'text.secondary', marginTop: 1 }}>
        {OWN_MARK}
      </Typography>
    </FormDialog>
  );
}
