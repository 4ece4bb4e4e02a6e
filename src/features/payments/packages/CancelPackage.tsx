import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';
import type { CommandEditorProps } from '../../../client/commands/commandEditor.ts';
import type { EntityForm } from '../../../client/drafts/useEntityForm.ts';
import { useRepair } from '../../../client/commands/useRepair.ts';
import { useLive } from '../../../client/live/useLive.ts';
import { useToday } from '../../../client/time/useToday.ts';
import type { PackageRow } from '../../../data/queries/money/results.ts';
import { setPackageCancelled } from '../../../domain/packages/commands.ts';
import { ownPart, unusedOf } from '../../../domain/packages/shares.ts';
import { formatMoney } from '../../../pieces/money/format.ts';
import { CommandDialog } from '../../../pieces/forms/CommandDialog.tsx';
import type { Opened } from '../../../pieces/forms/SendingDialog.tsx';
import { OverRecord } from '../../../pieces/forms/OverRecord.tsx';
import { MoneyField } from '../../../pieces/money/MoneyField.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { REPAIR } from '../../../ui/forms/FormDialog.tsx';
import { DayField } from '../../../ui/DayField.tsx';
import { RadioField } from '../../../ui/fields/RadioField.tsx';
import {
  cancelArgs,
  type CancelForm,
  cancelRules,
  formOfCancel,
  newCancel,
  type Outcome,
} from './cancelForm.ts';
import { CANCEL_PACKAGE, NO_PACKAGE, PACKAGE_CANCELLED, REOPEN_PACKAGE } from '../texts.ts';
import { useCancelPackage } from './useCancelPackage.ts';

const OUTCOMES = [
  { id: 'refunded', name: 'Foi devolvido', text: 'A devolução conta no dia dela.' },
  { id: 'kept', name: 'Não foi devolvido', text: 'O valor recebido não muda.' },
] as const satisfies readonly { id: Outcome; name: string; text: string }[];

function restWords({ sold, used, taken }: PackageRow): string {
  const own = ownPart(sold);
  const rest = own.sessions - used;
  const unused = formatMoney(unusedOf(own, taken));
  if (rest <= 0) return 'Todas as sessões foram usadas.';
  return rest === 1
    ? `Resta 1 sessão, que vale ${unused}.`
    : `Restam ${rest} sessões, que valem ${unused}.`;
}

/** Asks what became of the money before a package ends. */
export function CancelPackage(
  props: { readonly row: PackageRow } & Opened<'package.setCancelled'>,
) {
  const { row, refused, onClose } = props;
  const today = useToday();
  const { cancel, ...cancelling } = useCancelPackage();
  return (
    <CommandDialog
      command={setPackageCancelled}
      words={PACKAGE_CANCELLED}
      send={{ ...cancelling, run: cancel }}
      refused={refused}
      title={CANCEL_PACKAGE}
      maxWidth="xs"
      submitLabel={CANCEL_PACKAGE}
      closeLabel="Voltar"
      form={{
        start: newCancel(row, today),
        of: formOfCancel,
        toArgs: (values) => cancelArgs(row.sold.id, values),
        rules: cancelRules,
      }}
      onClose={onClose}
    >
      {(form) => <CancelFields row={row} form={form} />}
    </CommandDialog>
  );
}

/** Mends a refused cancellation: another amount, or another day. A refused return goes as it is. */
export const CancelPackageEditor = (props: CommandEditorProps<'package.setCancelled'>) => (
  <OverRecord
    {...NO_PACKAGE}
    known={useLive('packages.byId', { id: props.args.id })}
    title={props.args.isCancelled ? CANCEL_PACKAGE : REOPEN_PACKAGE}
    onClose={props.onClose}
  >
    {(row) =>
      props.args.isCancelled ? (
        <CancelPackage row={row} refused={props} onClose={props.onClose} />
      ) : (
        <Reopening {...props} row={row} />
      )
    }
  </OverRecord>
);

/** Sends a refused return of a package again: nothing of it was typed. */
function Reopening(
  props: CommandEditorProps<'package.setCancelled'> & { readonly row: PackageRow },
) {
  const { row, args, refusal, onSubmit, onClose } = props;
  const { run, failure } = useRepair(refusal, onSubmit);
  return (
    <ConfirmDialog
      open
      title={REOPEN_PACKAGE}
      confirmLabel={REPAIR.submitLabel}
      onConfirm={() => run(args)}
      failure={failure}
      onClose={onClose}
    >
      {restWords(row)}
    </ConfirmDialog>
  );
}

function CancelFields<A>({
  row,
  form,
}: {
  readonly row: PackageRow;
  readonly form: EntityForm<CancelForm, A>;
}) {
  const { values, errors, change } = form;
  return (
    <>
      <Typography sx={{ marginBottom: 2 }}>
        {restWords(row)} O que foi usado continua pago.
      </Typography>
      {row.sold.continues ? (
        <Typography>Quem recebeu o dinheiro registra uma devolução no pacote de origem.</Typography>
      ) : (
        <RadioField
          label="E o dinheiro do que não foi usado?"
          stacked
          options={OUTCOMES}
          value={values.outcome}
          onChange={(outcome) => change({ outcome })}
          error={errors.outcome}
        />
      )}
      {values.outcome === 'refunded' && <GivenBack form={form} />}
    </>
  );
}

/** How much went back, and when. */
function GivenBack<A>({ form }: { readonly form: EntityForm<CancelForm, A> }) {
  const today = useToday();
  const { values, errors, change } = form;
  return (
    <Grid container spacing={2} sx={{ paddingTop: 2 }}>
      <Grid size={{ xs: 12, sm: 6 }}>
        <MoneyField
          label="Valor devolvido"
          required
          value={values.refundedAmount}
          onChange={(refundedAmount) => change({ refundedAmount })}
          onLeave={() => form.leave('refundedAmount')}
          error={errors.refundedAmount}
        />
      </Grid>
      <Grid size={{ xs: 12, sm: 6 }}>
        <DayField
          label="Devolvido em"
          required
          value={values.refundedOn}
          onChange={(day, typed) => change({ refundedOn: day ?? typed })}
          max={today}
          error={errors.refundedOn ?? null}
        />
      </Grid>
    </Grid>
  );
}
