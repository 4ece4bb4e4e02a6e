import { type ConsentKind, consentKinds, consentLabels } from '../../domain/patients/consent.ts';
import { ChecksField } from '../../ui/fields/ChecksField.tsx';
import { consentDetails } from './words.ts';

const options = consentKinds.map((id) => ({
  id,
  name: consentLabels[id],
  detail: consentDetails[id],
}));

/** Which of the consents are meant. */
export const ConsentKinds = (props: {
  readonly label: string;
  readonly value: readonly ConsentKind[];
  readonly onChange: (kinds: readonly ConsentKind[]) => void;
  readonly error?: string | undefined;
}) => <ChecksField {...props} options={options} />;
