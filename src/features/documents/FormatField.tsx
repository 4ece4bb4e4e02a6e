import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import type { DocumentFormat } from '../../domain/documents/issued.ts';
import { formatNames } from './texts.ts';

/** As what the document is made. */
export function FormatField(props: {
  readonly among: readonly DocumentFormat[];
  readonly value: DocumentFormat;
  readonly onChange: (format: DocumentFormat) => void;
}) {
  const { among, value, onChange } = props;
  const id = useId();
  return (
    <FormControl>
      <FormLabel id={id}>Formato</FormLabel>
      <RadioGroup
        row
        aria-labelledby={id}
        value={value}
        onChange={(_, chosen) => onChange(among.find((each) => each === chosen) ?? value)}
      >
        {among.map((format) => (
          <FormControlLabel
            key={format}
            value={format}
            control={<Radio />}
            label={formatNames[format]}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
