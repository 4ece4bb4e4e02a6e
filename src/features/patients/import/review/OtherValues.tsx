import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { PatientForm } from '../../form/patientForm.ts';
import { fieldLabels } from '../columns.ts';
import type { Judged } from '../judge.ts';

/** Shows what the file has beside the form's values, to be taken in their place. */
export function OtherValues(props: {
  readonly judged: Judged;
  readonly values: PatientForm;
  readonly onChange: (changes: Partial<PatientForm>) => void;
}) {
  const { judged, values, onChange } = props;
  const others = judged.others.filter(({ field, value }) => values[field] !== value);
  return (
    <>
      {judged.notes.length > 0 && <Alert severity="info">{judged.notes.join(' ')}</Alert>}
      {others.length > 0 && (
        <section aria-label="Também no arquivo">
          <Typography variant="body2" sx={{ color: 'text.secondary', marginTop: 1 }}>
            Também no arquivo, e não importado:
          </Typography>
          {others.map(({ field, value }) => (
            <Stack
              key={`${field} ${value}`}
              direction="row"
              sx={{ alignItems: 'center', gap: 1, minWidth: 0 }}
            >
              <Typography sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                {`${fieldLabels[field]}: ${value}`}
              </Typography>
              <Button
                aria-label={`Usar ${value}`}
                onClick={() => onChange({ [field]: value })}
                sx={{ flexShrink: 0 }}
              >
                Usar
              </Button>
            </Stack>
          ))}
        </section>
      )}
    </>
  );
}
