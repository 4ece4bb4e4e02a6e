import { unstable_memoTheme as memoTheme } from '@mui/material/utils';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Grid from '@mui/material/Grid';
import { styled } from '@mui/material/styles';
import { useZone } from '../../../client/time/useZone.ts';
import type { EntityForm } from '../../../client/drafts/useEntityForm.ts';
import type { OwedSession } from '../../../data/queries/money/results.ts';
import { statusLabels } from '../../../domain/appointments/labels.ts';
import type { PaymentMethod } from '../../../domain/payments/payment.ts';
import { formatDate, formatSpan } from '../../../domain/time/format.ts';
import { MoneyField } from '../../../pieces/money/MoneyField.tsx';
import { ObservationsField } from '../../../pieces/forms/ObservationsField.tsx';
import { RestField } from '../RestField.tsx';
import { amountPath, missingOfTransfer, type TransferForm } from './transferForm.ts';
import { MethodField, ReceivedOn } from '../ReceivedFields.tsx';

const Rows = styled('ul')(
  memoTheme(({ theme }) => ({
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '& li': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: theme.spacing(1),
      paddingBlock: theme.spacing(0.75),
      borderBottom: `1px solid ${theme.vars.palette.divider}`,
    },
    '& li > label': { flex: '1 1 11rem' },
    '& li > div': { flex: '0 1 10.5rem' },
  })),
);

interface Props<A> {
  readonly form: EntityForm<TransferForm, A>;
  /** The oldest first. */
  readonly owed: readonly OwedSession[];
  /** `yyyy-MM-dd` */
  readonly today: string;
}

/** Which sessions a transfer paid, how much of it each, and how and when it came. */
export function TransferFields<A>({ form, owed, today }: Props<A>) {
  const { values, errors, change } = form;
  const missing = missingOfTransfer(owed, values);
  const isAll = values.chosen.length === owed.length;
  return (
    <Grid container spacing={2} sx={{ paddingTop: 1 }}>
      <Grid size={12}>
        <FormControlLabel
          control={
            <Checkbox
              checked={isAll}
              indeterminate={!isAll && values.chosen.length > 0}
              onChange={() => change({ chosen: isAll ? [] : owed.map(({ id }) => id) })}
            />
          }
          label={`Tudo o que está em aberto (${owed.length})`}
        />
        <Rows aria-label="Sessões em aberto">
          {owed.map((session) => (
            <Row key={session.id} session={session} form={form} owed={owed} />
          ))}
        </Rows>
      </Grid>
      {missing !== null && (
        <Grid size={12}>
          <RestField
            missing={missing}
            of="em aberto"
            value={values.rest}
            onChange={(rest) => change({ rest })}
            error={errors.rest}
          />
        </Grid>
      )}
      <Grid size={{ xs: 12, sm: 6 }}>
        <MethodField
          value={values.paymentMethod}
          onChange={(way) => change({ paymentMethod: way as PaymentMethod | null })}
          error={errors.paymentMethod}
        />
      </Grid>
      <Grid size={{ xs: 12, sm: 6 }}>
        <ReceivedOn
          value={values.paidOn}
          onChange={(paidOn) => change({ paidOn })}
          today={today}
          error={errors.paidOn}
        />
      </Grid>
      <Grid size={12}>
        <ObservationsField
          value={values.notes}
          onChange={(notes) => change({ notes })}
          error={errors.notes}
        />
      </Grid>
    </Grid>
  );
}

function Row<A>({
  session,
  form,
  owed,
}: Omit<Props<A>, 'today'> & { readonly session: OwedSession }) {
  const zone = useZone();
  const { values, change } = form;
  const { id, status } = session;
  const isChosen = values.chosen.includes(id);
  const toggle = () =>
    change({
      chosen: isChosen ? values.chosen.filter((one) => one !== id) : [...values.chosen, id],
    });
  const when = `${formatDate(session.startAt, zone)}, ${formatSpan(session, zone)}`;
  const wrong =
    form.attempts > 0 && isChosen && form.errorOf(amountPath(owed, values, id) as never);
  return (
    <li>
      <FormControlLabel
        control={<Checkbox checked={isChosen} onChange={toggle} />}
        label={
          status === 'no_show' ? `${when} (${statusLabels.no_show.label.toLowerCase()})` : when
        }
      />
      {isChosen && (
        <MoneyField
          label={`Valor de ${formatDate(session.startAt, zone)}`}
          required
          value={values.amounts[id] ?? null}
          onChange={(amount) => change({ amounts: { ...values.amounts, [id]: amount } })}
          error={wrong || undefined}
        />
      )}
    </li>
  );
}
