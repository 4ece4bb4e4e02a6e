import Grid from '@mui/material/Grid';
import TextField from '@mui/material/TextField';
import type { EntityForm } from '../../../client/drafts/useEntityForm.ts';
import type { PaymentMethod } from '../../../domain/payments/payment.ts';
import { formatMoney } from '../../../pieces/money/format.ts';
import { MoneyField } from '../../../pieces/money/MoneyField.tsx';
import { ObservationsField } from '../../../pieces/forms/ObservationsField.tsx';
import { type PackageForm, priceOfEach } from './packageForm.ts';
import { MethodField, ReceivedOn } from '../ReceivedFields.tsx';
import { useToday } from '../../../client/time/useToday.ts';

/** Shown at once, for whoever forgot a nought. */
function eachWords(form: PackageForm): string | undefined {
  const each = priceOfEach(form);
  return each === null ? undefined : `${formatMoney(each)} por sessão`;
}

/** The fields of a package. */
export function PackageFields<A>({ form }: { readonly form: EntityForm<PackageForm, A> }) {
  const today = useToday();
  const { values, errors, change } = form;
  return (
    <Grid container spacing={2} sx={{ paddingTop: 1 }}>
      <Grid size={{ xs: 12, sm: 6 }}>
        <TextField
          label="Número de sessões"
          required
          value={values.sessions}
          onChange={(event) => change({ sessions: event.target.value.replaceAll(/\D/g, '') })}
          onBlur={() => form.leave('sessions')}
          error={errors.sessions !== undefined}
          helperText={errors.sessions}
          slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 3 } }}
        />
      </Grid>
      <Grid size={{ xs: 12, sm: 6 }}>
        <MoneyField
          label="Valor do pacote"
          required
          value={values.amount}
          onChange={(amount) => change({ amount })}
          onLeave={() => form.leave('amount')}
          error={errors.amount}
          helperText={eachWords(values)}
        />
      </Grid>
      <HowAndWhen form={form} today={today} />
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

/** How and when its price came. */
function HowAndWhen<A>({
  form: { values, errors, change },
  today,
}: {
  readonly form: EntityForm<PackageForm, A>;
  /** `yyyy-MM-dd` */
  readonly today: string;
}) {
  return (
    <>
      <Grid size={{ xs: 12, sm: 6 }}>
        <MethodField
          value={values.paymentMethod}
          onChange={(way) => change({ paymentMethod: way as PaymentMethod | null })}
          error={errors.paymentMethod}
        />
      </Grid>
      <Grid size={{ xs: 12, sm: 6 }}>
        <ReceivedOn
          required
          value={values.paidOn}
          onChange={(paidOn) => change({ paidOn })}
          today={today}
          error={errors.paidOn}
        />
      </Grid>
    </>
  );
}
