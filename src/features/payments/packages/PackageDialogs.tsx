import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { CommandEditorProps } from '../../../client/commands/commandEditor.ts';
import { newId } from '../../../client/newId.ts';
import { useLive } from '../../../client/live/useLive.ts';
import { useRecordRead } from '../../../client/records/useRecordRead.ts';
import { useToday } from '../../../client/time/useToday.ts';
import type { PackageRow } from '../../../data/queries/money/results.ts';
import { createPackage, updatePackage } from '../../../domain/packages/commands.ts';
import type { SessionPackage } from '../../../domain/packages/package.ts';
import { CommandDialog } from '../../../pieces/forms/CommandDialog.tsx';
import { editorOf, type Opened } from '../../../pieces/forms/SendingDialog.tsx';
import { OverRecord } from '../../../pieces/forms/OverRecord.tsx';
import type { DialogProps } from '../../../ui/dialogs.tsx';
import { CancelPackage } from './CancelPackage.tsx';
import { keptWords } from './packageColumns.tsx';
import { PackageFields } from './PackageFields.tsx';
import { keptParties } from '../paymentForm.ts';
import { doubtOfPackage, formOfPackage, newPackage, packageArgs } from './packageForm.ts';
import {
  CANCEL_PACKAGE,
  EDIT_PACKAGE,
  NO_PACKAGE,
  PACKAGE_SOLD,
  PACKAGE_UPDATED,
  REOPEN_PACKAGE,
  SELL_PACKAGE,
} from '../texts.ts';
import { useReopenPackage } from './useCancelPackage.ts';
import { usePatientFee } from './usePatientFee.ts';

/** Sells a package to the patient that is the target. */
export const NewPackageDialog = ({ target, onClose }: DialogProps) => (
  <NewPackage patientId={target ?? ''} onClose={onClose} />
);

/** Mends a refused sale. */
export const NewPackageEditor = (props: CommandEditorProps<'package.create'>) => (
  <NewPackage patientId={props.args.patientId} refused={props} onClose={props.onClose} />
);

function NewPackage(props: { readonly patientId: string } & Opened<'package.create'>) {
  const { patientId, refused, onClose } = props;
  const today = useToday();
  const fee = usePatientFee(patientId);
  const [id] = useState(() => refused?.args.id ?? newId());
  useRecordRead(refused ? null : patientId, 'payments');
  return (
    <CommandDialog
      command={createPackage}
      words={PACKAGE_SOLD}
      refused={refused}
      title={SELL_PACKAGE}
      submitLabel="Registrar pacote"
      draftKey={`package:${patientId}`}
      form={{
        start: newPackage(today),
        of: formOfPackage,
        toArgs: (values, sent) => ({ id, patientId, ...keptParties(sent), ...packageArgs(values) }),
        doubt: (values) => doubtOfPackage(values, fee),
      }}
      onClose={onClose}
    >
      {(form) => <PackageFields form={form} />}
    </CommandDialog>
  );
}

/** Corrects or cancels the package that is the target. */
export const EditPackageDialog = ({ target, onClose }: DialogProps) => (
  <EditPackage id={target ?? ''} onClose={onClose} />
);

/** Mends a refused correction: its changes over the package as it is now. */
export const PackageEditor = editorOf<'package.update'>(EditPackage);

function EditPackage({ id, ...props }: { readonly id: string } & Opened<'package.update'>) {
  return (
    <OverRecord
      {...NO_PACKAGE}
      known={useLive('packages.byId', { id })}
      title={EDIT_PACKAGE}
      onClose={props.onClose}
    >
      {(row) => <ChangePackage {...props} row={row} />}
    </OverRecord>
  );
}

const usedWords = (used: number): string =>
  used === 1
    ? 'Já foi usada 1 sessão deste pacote.'
    : `Já foram usadas ${used} sessões deste pacote.`;

function stateWords({ sold, used }: PackageRow): string {
  const usesWords =
    used === 0
      ? 'Nenhuma sessão foi usada.'
      : `${used} de ${sold.sessions} sessões usadas; o que foi usado continua pago.`;
  const passed = sold.passedSessions ?? 0;
  return [
    sold.continues && 'Continua o pacote de outro psicólogo, que recebeu o dinheiro.',
    passed > 0 && `${passed} seguem com outro psicólogo; o valor recebido não muda.`,
    sold.cancelledAt && `Cancelado, ${keptWords(sold)}.`,
    usesWords,
  ]
    .filter(Boolean)
    .join(' ');
}

/** Opens what else can be done with a package: to cancel it, or to take that back. */
function OtherWay(props: {
  readonly sold: SessionPackage;
  readonly onCancel: () => void;
  readonly onClose: () => void;
}) {
  const { sold, onCancel, onClose } = props;
  const reopen = useReopenPackage();
  return sold.cancelledAt === null ? (
    <Button color="error" onClick={onCancel}>
      {CANCEL_PACKAGE}
    </Button>
  ) : (
    <Button color="primary" onClick={() => (reopen(sold.id), onClose())}>
      {REOPEN_PACKAGE}
    </Button>
  );
}

function ChangePackage(props: { readonly row: PackageRow } & Opened<'package.update'>) {
  const { row, refused, onClose } = props;
  const { sold, used } = row;
  const fee = usePatientFee(sold.patientId);
  useRecordRead(refused ? null : sold.patientId, 'payments');
  const [isEnding, setEnding] = useState(false);
  if (isEnding) return <CancelPackage row={row} onClose={onClose} />;
  return (
    <CommandDialog
      command={updatePackage}
      words={PACKAGE_UPDATED}
      refused={refused}
      isChange
      title={EDIT_PACKAGE}
      submitLabel="Salvar"
      {...(!refused && {
        aside: <OtherWay sold={sold} onCancel={() => setEnding(true)} onClose={onClose} />,
        notice: (
          <Alert severity="info" sx={{ marginBottom: 1 }}>
            {stateWords(row)}
          </Alert>
        ),
      })}
      form={{
        start: formOfPackage(sold),
        of: (args) => formOfPackage({ ...sold, ...(args as Partial<SessionPackage>) }),
        toArgs: (values) => ({ id: sold.id, ...packageArgs(values) }),
        doubt: (values) => (values.amount === sold.amount ? null : doubtOfPackage(values, fee)),
        rules: ({ sessions }) =>
          Number(sessions) < used && sessions !== '' ? { sessions: usedWords(used) } : {},
      }}
      onClose={onClose}
    >
      {(form) => <PackageFields form={form} />}
    </CommandDialog>
  );
}
