import TextField from '@mui/material/TextField';

/** What is to be known of a session beforehand; not the clinical note. */
export const ObservationsField = (props: {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: string | undefined;
}) => (
  <TextField
    label="Observações"
    multiline
    minRows={2}
    maxRows={8}
    value={props.value}
    onChange={(event) => props.onChange(event.target.value)}
    error={props.error !== undefined}
    helperText={props.error}
  />
);
