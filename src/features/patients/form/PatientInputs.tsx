import Grid from '@mui/material/Grid';
import TextField from '@mui/material/TextField';
import { type HTMLInputAutoCompleteAttribute, memo } from 'react';
import type { PatientDuplicates } from '../../../data/queries/people/results.ts';
import type { TypedAmount } from '../../../domain/payments/typedAmount.ts';
import { MoneyField } from '../../../pieces/money/MoneyField.tsx';
import { FREE_CONCERNS } from '../../../pieces/money/texts.ts';
import { AppLink } from '../../../ui/AppLink.tsx';
import { DayField } from '../../../ui/DayField.tsx';
import type { TextSpec } from './fieldSpecs.ts';
import type { PatientForm, PatientTextField } from './patientForm.ts';

type OnChange = (changes: Partial<PatientForm>) => void;

/** The browser must not offer the psychologist's own data for a patient's. */
const NO_AUTOFILL: HTMLInputAutoCompleteAttribute = 'off';

/** Memoised: a keystroke draws its own field alone, also on a slow phone. */
export const PatientText = memo(function PatientText(props: {
  spec: TextSpec;
  value: string;
  error: string | undefined;
  /** The patient who already has the value. */
  taken: PatientDuplicates['email'];
  onChange: OnChange;
  onLeave: (field: PatientTextField) => void;
}) {
  const { spec, value, error, taken, onChange, onLeave } = props;
  const { field, tidy } = spec;
  const leave = () => {
    if (tidy && tidy(value) !== value) onChange({ [field]: tidy(value) });
    onLeave(field);
  };
  return (
    <Grid size={{ xs: 12, sm: spec.half ? 6 : 12 }}>
      <TextField
        label={spec.label}
        value={value}
        onChange={(event) => onChange({ [field]: event.target.value })}
        onBlur={leave}
        required={spec.required ?? false}
        multiline={spec.rows !== undefined}
        {...(spec.rows === undefined ? {} : { minRows: spec.rows })}
        {...(spec.type ? { type: spec.type } : {})}
        error={error !== undefined}
        helperText={error && taken ? <Taken error={error} by={taken} /> : error}
        autoComplete={NO_AUTOFILL}
        slotProps={{ htmlInput: spec.inputMode ? { inputMode: spec.inputMode } : {} }}
      />
    </Grid>
  );
});

const Taken = (props: { error: string; by: { id: string; name: string } }) => (
  <>
    {props.error}{' '}
    <AppLink to="/app/pacientes/$patientId" params={{ patientId: props.by.id }}>
      Abrir {props.by.name}
    </AppLink>
  </>
);

/** What a session costs. */
export const PatientFee = memo(function PatientFee(props: {
  value: TypedAmount;
  error: string | undefined;
  onChange: OnChange;
  onLeave: (field: 'sessionFee') => void;
}) {
  return (
    <Grid size={{ xs: 12, sm: 6 }}>
      <MoneyField
        label="Valor da sessão"
        value={props.value}
        error={props.error}
        helperText={props.value === 0 ? FREE_CONCERNS : undefined}
        onChange={(sessionFee) => props.onChange({ sessionFee })}
        onLeave={() => props.onLeave('sessionFee')}
      />
    </Grid>
  );
});

/** A day of the past. */
export const PatientDay = memo(function PatientDay(props: {
  field: 'birthDate' | 'guardianAuthorizedOn';
  label: string;
  value: string | null;
  error: string | undefined;
  /** `yyyy-MM-dd` */
  today: string;
  onChange: OnChange;
}) {
  const { field } = props;
  return (
    <Grid size={{ xs: 12, sm: 6 }}>
      <DayField
        label={props.label}
        value={props.value}
        onChange={(day, typed) => props.onChange({ [field]: day ?? typed })}
        max={props.today}
        error={props.error ?? null}
        startWithYear={field === 'birthDate'}
      />
    </Grid>
  );
});
