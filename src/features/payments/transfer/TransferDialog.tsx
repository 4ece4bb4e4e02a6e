import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { CommandEditorProps } from '../../../client/commands/commandEditor.ts';
import { newId } from '../../../client/newId.ts';
import { useLive } from '../../../client/live/useLive.ts';
import { useRecordRead } from '../../../client/records/useRecordRead.ts';
import { useToday } from '../../../client/time/useToday.ts';
import { useZone } from '../../../client/time/useZone.ts';
import { isWhole, recordOf, shownOf } from '../../../data/queries/kit/known.ts';
import type { QueryResult } from '../../../data/queries/index.ts';
import type { OwedSession } from '../../../data/queries/money/results.ts';
import { createPayments, PAID_AT_ONCE_MAX } from '../../../domain/payments/transactionCommands.ts';
import { toCents } from '../../../domain/payments/amount.ts';
import { isWithin } from '../../../domain/reports/range.ts';
import type { CommandArgs } from '../../../domain/registry.ts';
import { CommandDialog } from '../../../pieces/forms/CommandDialog.tsx';
import { OverRecord } from '../../../pieces/forms/OverRecord.tsx';
import type { Opened } from '../../../pieces/forms/SendingDialog.tsx';
import { formatMoney } from '../../../pieces/money/format.ts';
import { OWN_MARK } from '../../../pieces/money/texts.ts';
import { keptParties } from '../paymentForm.ts';
import { PixButton } from '../../../pieces/pix/PixButton.tsx';
import { AppDialog } from '../../../ui/dialogs/AppDialog.tsx';
import type { DialogProps } from '../../../ui/dialogs.tsx';
import {
  FORM_FAILED,
  laterWords,
  NO_DEBTS,
  NO_SESSION,
  NOT_ALL_ARRIVED,
  NOT_ALL_HERE,
  TRANSFER,
  TRANSFERRED,
} from '../texts.ts';
import {
  doubtOfTransfer,
  idsOf,
  newTransfer,
  totalOf,
  transferArgs,
  transferOf,
  transferRules,
} from './transferForm.ts';
import { TransferFields } from './TransferFields.tsx';
import { useTransfer } from './useTransfer.ts';

/** Which of a patient's sessions, where the address narrows them to a time. */
function within(at: string | null) {
  const [from, to] = at?.split('/') ?? [];
  return from && to ? { from, to } : null;
}

/** Several sessions of a patient (the target), paid by one transfer. */
export default function TransferDialog({ target, at, onClose }: DialogProps) {
  return <OfPatient patientId={target} range={within(at)} onClose={onClose} />;
}

/** Mends a refused transfer. Sessions that were paid meanwhile are off the list. */
export function TransferEditor(props: CommandEditorProps<'payment.createMany'>) {
  const appointmentId = props.args.payments[0]?.appointmentId ?? '';
  const { onClose } = props;
  return (
    <OverRecord
      known={useLive('payments.forSession', { appointmentId })}
      title={TRANSFER}
      missing={NO_SESSION}
      arriving={NOT_ALL_HERE}
      onClose={onClose}
    >
      {({ session }) => (
        <OfPatient patientId={session.patientId} refused={props} onClose={onClose} />
      )}
    </OverRecord>
  );
}

function OfPatient(
  props: {
    readonly patientId: string | null;
    readonly range?: ReturnType<typeof within>;
  } & Opened<'payment.createMany'>,
) {
  const { patientId, range = null, refused, onClose } = props;
  const known = useLive('payments.ofPatient', { patientId: patientId ?? '' });
  useRecordRead(refused ? null : patientId, 'payments');
  const owed = useOwedAtStart(known, range, refused?.args);
  if (known === undefined) return null;
  if (!patientId || !owed?.length)
    return (
      <AppDialog open title={TRANSFER} onClose={onClose}>
        {owed ? NO_DEBTS : NOT_ALL_ARRIVED}
      </AppDialog>
    );
  const most = refused ? owed.length : PAID_AT_ONCE_MAX;
  return (
    <NewTransfer
      patientId={patientId}
      owed={owed.slice(0, most)}
      later={Math.max(0, owed.length - most)}
      usual={shownOf(known).amount}
      refused={refused}
      onClose={onClose}
    />
  );
}

/** Keeps what was open when the form began, also once its own payments are seen. */
function useOwedAtStart(
  known: QueryResult<'payments.ofPatient'> | undefined,
  range: ReturnType<typeof within>,
  sent: CommandArgs<'payment.createMany'> | undefined,
): readonly OwedSession[] | null {
  const [owed, setOwed] = useState<readonly OwedSession[] | null>(null);
  if (owed !== null || known === undefined) return owed;
  const open = shownOf(known).owed.filter(({ startAt }) => isWithin(startAt, range));
  if (isWhole(known) || hasAll(open, sent)) setOwed(open);
  return owed;
}

/** True if there is something to pay, and of a refused transfer everything. */
const hasAll = (open: readonly OwedSession[], sent?: CommandArgs<'payment.createMany'>): boolean =>
  open.length > 0 &&
  (sent?.payments ?? []).every(({ appointmentId }) => open.some(({ id }) => id === appointmentId));

function NewTransfer(
  props: {
    readonly patientId: string;
    readonly usual: number | null;
    readonly owed: readonly OwedSession[];
    /** How many more are open than one transfer pays. */
    readonly later: number;
  } & Opened<'payment.createMany'>,
) {
  const { patientId, owed, later, usual, refused, onClose } = props;
  const today = useToday();
  const zone = useZone();
  const [id] = useState(() => refused?.args.id ?? newId());
  const [ids] = useState(() => idsOf(owed, refused?.args.payments));
  const { pay, ...payment } = useTransfer();
  return (
    <CommandDialog
      command={createPayments}
      words={TRANSFERRED}
      send={{ ...payment, run: pay }}
      refused={refused}
      title={TRANSFER}
      submitLabel="Registrar"
      failureTitle={FORM_FAILED}
      form={{
        start: newTransfer(owed, usual, today),
        of: (args) => transferOf(owed, args),
        toArgs: (values, sent) => ({
          ...keptParties(sent),
          ...transferArgs(id, ids, owed, values),
        }),
        rules: (values) => transferRules(owed, values),
        doubt: (values) => doubtOfTransfer(owed, values, { usual, zone }),
      }}
      shown={({ values }) => ({ submitLabel: `Registrar ${formatMoney(totalOf(values))}` })}
      onClose={onClose}
    >
      {(form) => (
        <>
          <PatientName id={patientId} />
          {later > 0 && (
            <Alert severity="info" sx={{ marginTop: 1 }}>
              {laterWords(later)}
            </Alert>
          )}
          <TransferFields form={form} owed={owed} today={today} />
          <ChargeByPix total={totalOf(form.values)} id={id} />
          <Typography variant="body2" sx={{ color: 'text.secondary', marginTop: 1 }}>
            {OWN_MARK}
          </Typography>
        </>
      )}
    </CommandDialog>
  );
}

function PatientName({ id }: { readonly id: string }) {
  const patient = recordOf(useLive('patients.byId', { id }))?.patient;
  return <Typography sx={{ color: 'text.secondary' }}>{patient?.name}</Typography>;
}

const ChargeByPix = ({ total, id }: { readonly total: number; readonly id: string }) =>
  total > 0 && (
    <Box sx={{ marginTop: 2 }}>
      <PixButton cents={toCents(total)} id={id} size="small" label="Cobrar por Pix" />
    </Box>
  );
