import { TextInput } from '../../ui/fields/TextInput.tsx';
import type { Form } from '../../ui/forms/useForm.ts';

/** Why something is done, if there is something to note. */
export const ReasonField = ({ form }: { form: Form<{ readonly reason: string }> }) => (
  <TextInput {...form.field('reason')} label="Motivo (opcional)" multiline minRows={2} />
);
