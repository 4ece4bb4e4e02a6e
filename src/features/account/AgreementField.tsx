import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Link from '@mui/material/Link';

/** What a new account agrees to. */
export const AgreementField = (props: {
  readonly hasAgreed: boolean;
  readonly onChange: (hasAgreed: boolean) => void;
}) => (
  <FormControlLabel
    control={
      <Checkbox
        checked={props.hasAgreed}
        onChange={(_event, isChecked) => props.onChange(isChecked)}
        required
      />
    }
    label={
      <>
        Li e aceito os {/* Beside the form, so that nothing typed is lost. */}
        <Link href="/termos" target="_blank" rel="noopener">
          termos de uso
        </Link>{' '}
        e o{' '}
        <Link href="/privacidade" target="_blank" rel="noopener">
          aviso de privacidade
        </Link>
      </>
    }
  />
);
