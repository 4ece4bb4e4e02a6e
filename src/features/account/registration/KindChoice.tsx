import { RadioField } from '../../../ui/fields/RadioField.tsx';
import type { AccountKind } from '../actions.ts';
import { kindWords } from './registration.ts';

const options = (['psych', 'clinic'] as const).map((id) => ({
  id,
  name: kindWords[id].title,
  text: kindWords[id].text,
}));

/** A psychologist's own practice, or a clinic. */
export const KindChoice = (props: { kind: AccountKind; onChange: (kind: AccountKind) => void }) => (
  <RadioField
    label="Tipo de conta"
    options={options}
    value={props.kind}
    onChange={props.onChange}
    stacked
  />
);
