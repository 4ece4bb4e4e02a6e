import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Typography from '@mui/material/Typography';
import { type ConsentKind, consentKinds, consentLabels } from '../../domain/patients/consent.ts';
import { consentDetails } from './words.ts';

/** Which of the consents are meant. */
export function ConsentKinds(props: {
  readonly label: string;
  readonly value: readonly ConsentKind[];
  readonly onChange: (kinds: readonly ConsentKind[]) => void;
  /** Those that can be chosen; all unless told. */
  readonly among?: readonly ConsentKind[];
  readonly error?: string | undefined;
}) {
  const { value, onChange, among = consentKinds } = props;
  const toggle = (kind: ConsentKind) =>
    onChange(among.filter((each) => (each === kind) !== value.includes(each)));
  return (
    <FormControl component="fieldset" error={props.error !== undefined}>
      <FormLabel component="legend">{props.label}</FormLabel>
      <FormGroup>
        {among.map((kind) => (
          <FormControlLabel
            key={kind}
            sx={{ alignItems: 'flex-start', marginTop: 1 }}
            control={<Checkbox checked={value.includes(kind)} onChange={() => toggle(kind)} />}
            label={
              <>
                <Typography component="span" sx={{ display: 'block', paddingTop: 1 }}>
                  {consentLabels[kind]}
                </Typography>
                <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
                  {consentDetails[kind]}
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
