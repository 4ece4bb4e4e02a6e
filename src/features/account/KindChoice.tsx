import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import type { AccountKind } from './actions.ts';
import { kindWords } from './registration.ts';

/** A psychologist's own practice, or a clinic. */
export function KindChoice(props: { kind: AccountKind; onChange: (kind: AccountKind) => void }) {
  return (
    <FormControl>
      <FormLabel id="account-kind">Tipo de conta</FormLabel>
      <RadioGroup
        aria-labelledby="account-kind"
        value={props.kind}
        onChange={(_event, value) => props.onChange(value as AccountKind)}
      >
        {(['psych', 'clinic'] as const).map((kind) => (
          <FormControlLabel
            key={kind}
            value={kind}
            control={<Radio />}
            sx={{ alignItems: 'flex-start', marginTop: 0.5 }}
            label={<KindLabel kind={kind} />}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}

function KindLabel({ kind }: { kind: AccountKind }) {
  const { title, text } = kindWords[kind];
  return (
    <>
      <Typography sx={{ fontWeight: 600, marginTop: 0.75 }}>{title}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {text}
      </Typography>
    </>
  );
}
