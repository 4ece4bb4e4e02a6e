import type { DocumentFormat } from '../../domain/documents/issued.ts';
import { RadioField } from '../../ui/fields/RadioField.tsx';
import { formatNames } from './texts.ts';

/** As what the document is made. */
export const FormatField = (props: {
  readonly among: readonly DocumentFormat[];
  readonly value: DocumentFormat;
  readonly onChange: (format: DocumentFormat) => void;
}) => (
  <RadioField
    label="Formato"
    options={props.among.map((id) => ({ id, name: formatNames[id] }))}
    value={props.value}
    onChange={props.onChange}
  />
);
