import { ChoiceField, type ChoiceFieldProps } from '../../ui/fields/ChoiceField.tsx';
import { usePsychologists } from './usePsychologists.ts';

/** Chooses one of those who can hold sessions. */
export const PsychologistField = (props: Omit<ChoiceFieldProps, 'label' | 'options'>) => (
  <ChoiceField {...props} label="Psicólogo" options={usePsychologists()} />
);
