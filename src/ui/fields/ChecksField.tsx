import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Typography from '@mui/material/Typography';

export interface Check<V extends string> {
  readonly id: V;
  readonly name: string;
  /** What it means, below its name. */
  readonly detail: string;
}

/** Any of a few, each explained. */
export function ChecksField<V extends string>(props: {
  readonly label: string;
  readonly options: readonly Check<V>[];
  readonly value: readonly V[];
  /** Those that are chosen then, in the order of the options. */
  readonly onChange: (chosen: readonly V[]) => void;
  readonly error?: string | undefined;
}) {
  const { options, value, onChange } = props;
  const toggle = (id: V) =>
    onChange(options.map((one) => one.id).filter((each) => (each === id) !== value.includes(each)));
  return (
    <FormControl component="fieldset" error={props.error !== undefined}>
      <FormLabel component="legend">{props.label}</FormLabel>
      <FormGroup>
        {options.map(({ id, name, detail }) => (
          <FormControlLabel
            key={id}
            sx={{ alignItems: 'flex-start', marginTop: 1 }}
            control={<Checkbox checked={value.includes(id)} onChange={() => toggle(id)} />}
            label={
              <>
                <Typography component="span" sx={{ display: 'block', paddingTop: 1 }}>
                  {name}
                </Typography>
                <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
                  {detail}
                </Typography>
              </>
            }
          />
        ))}
      </FormGroup>
      {props.error && <FormHelperText>{props.error}</FormHelperText>}
    </FormControl>
  );
}
