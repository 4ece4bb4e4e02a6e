import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { newId } from '../../client/newId.ts';
import { useCommand } from '../../client/useCommand.ts';
import { useEntityForm } from '../../client/useEntityForm.ts';
import { useLive } from '../../client/useLive.ts';
import { useRecordRead } from '../../client/useRecordRead.ts';
import { UNKNOWN } from '../../data/queries/known.ts';
import type { PackageRow } from '../../data/queries/paymentsResults.ts';
import { createPackage, updatePackage } from '../../domain/packages/commands.ts';
import { AppDialog } from '../../ui/dialogs/AppDialog.tsx';
import type { DialogProps } from '../../ui/dialogs.tsx';
import { Arriving } from '../../ui/states/Arriving.tsx';
import { doubtOfPackage, formOfPackage, newPackage, packageArgs } from './packageForm.ts';
import { PackageFormDialog } from './PackageFormDialog.tsx';
import { EDIT_PACKAGE, PACKAGE_SOLD, PACKAGE_UPDATED, SELL_PACKAGE } from './texts.ts';
import { useCancelPackage } from './useCancelPackage.ts';
import { usePatientFee } from './usePatientFee.ts';
import { useToday } from '../../client/useToday.ts';

/** Sells a package to the patient that is the target. */
export function NewPackageDialog({ target, onClose }: DialogProps) {
  const patientId = target ?? '';
  const today = useToday();
  const fee = usePatientFee(patientId);
  const [id] = useState(newId);
  useRecordRead(target, 'payments');
  const form = useEntityForm({
    schema: createPackage.args,
    start: newPackage(today),
    draftKey: `package:${patientId}`,
    toArgs: (values) => ({ id, patientId, ...packageArgs(values) }),
    doubt: (values) => doubtOfPackage(values, fee),
  });
  const { run, saving, failure } = useCommand('package.create', PACKAGE_SOLD);
  return (
    <PackageFormDialog
      title={SELL_PACKAGE}
      form={form}
      submitLabel="Registrar pacote"
      saving={saving}
      failure={failure}
      failureTitle={PACKAGE_SOLD.refused as string}
      onSubmit={async () => (await form.submit(run)) && onClose()}
      onClose={onClose}
    />
  );
}

/** Corrects or cancels the package that is the target. */
export function EditPackageDialog({ target, onClose }: DialogProps) {
  const known = useLive('packages.byId', { id: target ?? '' });
  const [row, setRow] = useState<PackageRow | null>(null);
  if (row === null && known && known !== UNKNOWN) setRow(known);
  if (row) return <EditPackage row={row} onClose={onClose} />;
  if (known === undefined) return null;
  return (
    <AppDialog open title={EDIT_PACKAGE} onClose={onClose}>
      {known === UNKNOWN ? (
        <Arriving what="Este pacote ainda não chegou a este aparelho." />
      ) : (
        'Pacote não encontrado.'
      )}
    </AppDialog>
  );
}

function EditPackage({ row, onClose }: { readonly row: PackageRow; readonly onClose: () => void }) {
  const { sold, used } = row;
  const fee = usePatientFee(sold.patientId);
  useRecordRead(sold.patientId, 'payments');
  const form = useEntityForm({
    schema: updatePackage.args,
    start: formOfPackage(sold),
    draftKey: null,
    toArgs: (values) => ({ id: sold.id, ...packageArgs(values) }),
    doubt: (values) => (values.amount === sold.amount ? null : doubtOfPackage(values, fee)),
    rules: ({ sessions }) =>
      Number(sessions) < used && sessions !== ''
        ? { sessions: `Já foram usadas ${used} sessões deste pacote.` }
        : {},
  });
  const { run, saving, failure } = useCommand('package.update', PACKAGE_UPDATED);
  const setCancelled = useCancelPackage();
  const isCancelled = sold.cancelledAt !== null;
  return (
    <PackageFormDialog
      title={EDIT_PACKAGE}
      form={form}
      submitLabel="Salvar"
      saving={saving}
      failure={failure}
      failureTitle={PACKAGE_UPDATED.refused as string}
      aside={
        <Button
          color={isCancelled ? 'primary' : 'error'}
          onClick={() => (setCancelled(sold.id, !isCancelled), onClose())}
        >
          {isCancelled ? 'Reativar pacote' : 'Cancelar pacote'}
        </Button>
      }
      notice={
        <Alert severity="info" sx={{ marginBottom: 1 }}>
          {isCancelled ? 'Cancelado. ' : ''}
          {used === 0
            ? 'Nenhuma sessão foi usada.'
            : `${used} de ${sold.sessions} sessões usadas; o que foi usado continua pago.`}
        </Alert>
      }
      onSubmit={async () => (!form.changed || (await form.submit(run))) && onClose()}
      onClose={onClose}
    />
  );
}
