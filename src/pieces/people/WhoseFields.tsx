import Grid from '@mui/material/Grid';
import { PatientField } from './PatientField.tsx';
import { PsychologistField } from './PsychologistField.tsx';

interface Whose {
  readonly patientId: string | null;
  readonly psychologistId: string | null;
}

/** With whom something is booked, and for an administrator for whom: two rows of a form's grid. */
export const WhoseFields = (props: {
  readonly form: Whose;
  readonly errors: { readonly [K in keyof Whose]?: string | undefined };
  readonly onChange: (changes: Partial<Whose>) => void;
  readonly needsPsychologist: boolean;
}) => (
  <>
    <Grid size={12}>
      <PatientField
        value={props.form.patientId}
        onChange={(patientId) => props.onChange({ patientId })}
        error={props.errors.patientId}
      />
    </Grid>
    {props.needsPsychologist && (
      <Grid size={12}>
        <PsychologistField
          required
          value={props.form.psychologistId}
          onChange={(psychologistId) => props.onChange({ psychologistId })}
          error={props.errors.psychologistId}
        />
      </Grid>
    )}
  </>
);
