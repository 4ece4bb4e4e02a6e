import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';
import type { EntityForm } from '../../client/drafts/useEntityForm.ts';
import type { PackageRow } from '../../data/queries/money/results.ts';
import { paymentStatusLabels } from '../../domain/payments/labels.ts';
import { type PaymentStatus, paymentStatuses } from '../../domain/payments/payment.ts';
import { formatMoney } from '../../pieces/money/format.ts';
import { MoneyField } from '../../pieces/money/MoneyField.tsx';
import { OWN_MARK } from '../../pieces/money/texts.ts';
import { ObservationsField } from '../../pieces/forms/ObservationsField.tsx';
import { ChoiceField } from '../../ui/fields/ChoiceField.tsx';
import { DayField } from '../../ui/DayField.tsx';
import { RestField } from './RestField.tsx';
import {
  missingIn,
  type PaymentForm,
  packageOf,
  type Way,
  wayOf,
  withStatus,
} from './paymentForm.ts';
import { METHODS, MethodField, ReceivedOn } from './ReceivedFields.tsx';
import { hasCome } from '../../domain/payments/state.ts';

const STATES = paymentStatuses.map((id) => ({ id, name: paymentStatusLabels[id].label }));
const leftWords = ({ left, sold }: PackageRow): string =>
  `Pacote de ${sold.sessions} sessões (${left === 1 ? 'resta 1' : `restam ${left}`})`;

/** The fields of a payment, for whoever registers, corrects or mends one. */
export function PaymentFields<A>({
  form,
  packages = [],
  today,
  expected,
}: {
  readonly form: EntityForm<PaymentForm, A>;
  /** Out of which it can be paid. */
  readonly packages?: readonly PackageRow[];
  /** `yyyy-MM-dd` */
  readonly today: string;
  /** In reais; see `expectedAmount`. */
  readonly expected: number | null;
}) {
  const { values, errors, change } = form;
  const sold = packages.find((one) => one.sold.id === packageOf(values.paymentMethod));
  const ways = [
    ...packages.map((one) => ({ id: wayOf(one.sold.id), name: leftWords(one) })),
    ...METHODS,
  ];
  return (
    <Grid container spacing={2} sx={{ paddingTop: 1 }}>
      {!sold && (
        <Grid size={{ xs: 12, sm: 6 }}>
          <MoneyField
            label="Valor"
            required
            value={values.amount}
            onChange={(amount) => change({ amount })}
            onLeave={() => form.leave('amount')}
            error={errors.amount}
          />
        </Grid>
      )}
      <Grid size={{ xs: 12, sm: sold ? 12 : 6 }}>
        <MethodField
          options={ways}
          value={values.paymentMethod}
          onChange={(way) => change({ paymentMethod: way as Way | null })}
          error={errors.paymentMethod}
        />
      </Grid>
      <RestOf form={form} expected={expected} />
      {sold ? <OutOf sold={sold} /> : <Received form={form} today={today} />}
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

const OutOf = ({ sold: { share, left } }: { readonly sold: PackageRow }) => (
  <Grid size={12}>
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      Esta sessão vale {formatMoney(share ?? 0)} do pacote, que já está pago.{' '}
      {left === 1 ? 'É a última dele.' : `Depois dela restam ${left - 1}.`}
    </Typography>
  </Grid>
);

/** Asks about the rest, where the amount is below what was expected. */
function RestOf<A>({
  form: { values, errors, change },
  expected,
}: {
  readonly form: EntityForm<PaymentForm, A>;
  readonly expected: number | null;
}) {
  const missing = missingIn(values, expected);
  if (missing === null) return null;
  return (
    <Grid size={12}>
      <RestField
        missing={missing}
        of="da sessão"
        value={values.rest}
        onChange={(rest) => change({ rest })}
        error={errors.rest}
      />
    </Grid>
  );
}

/** Whether the money came, and when. */
function Received<A>({
  form,
  today,
}: {
  readonly form: EntityForm<PaymentForm, A>;
  readonly today: string;
}) {
  const { values, errors, change } = form;
  return (
    <>
      <Grid size={{ xs: 12, sm: 6 }}>
        <ChoiceField
          label="Situação"
          required
          options={STATES}
          value={values.status}
          onChange={(status) =>
            status && change(withStatus(values, status as PaymentStatus, today))
          }
          error={errors.status}
          {...(values.status === 'paid' && { helperText: OWN_MARK })}
        />
      </Grid>
      {hasCome(values.status) && (
        <Grid size={{ xs: 12, sm: 6 }}>
          <ReceivedOn
            value={values.paidOn}
            onChange={(paidOn) => change({ paidOn })}
            today={today}
            error={errors.paidOn}
          />
        </Grid>
      )}
      {values.status === 'refunded' && <GivenBack form={form} today={today} />}
    </>
  );
}

/** How much went back, and when: the month in which it came stays as it was. */
function GivenBack<A>({
  form,
  today,
}: {
  readonly form: EntityForm<PaymentForm, A>;
  readonly today: string;
}) {
  const { values, errors, change } = form;
  return (
    <>
      <Grid size={{ xs: 12, sm: 6 }}>
        <MoneyField
          label="Valor devolvido"
          value={values.refundedAmount}
          onChange={(refundedAmount) => change({ refundedAmount })}
          onLeave={() => form.leave('refundedAmount')}
          error={errors.refundedAmount}
          helperText="Todo ou uma parte"
        />
      </Grid>
      <Grid size={{ xs: 12, sm: 6 }}>
        <DayField
          label="Devolvido em"
          value={values.refundedOn}
          onChange={(day, typed) => change({ refundedOn: day ?? typed })}
          max={today}
          error={errors.refundedOn ?? null}
        />
      </Grid>
    </>
  );
}
