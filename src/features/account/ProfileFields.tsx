import { TextInput } from '../../ui/fields/TextInput.tsx';
import type { Form } from '../../ui/fields/useForm.ts';
import type { ProfileValues } from './profile.ts';

export function ProfileFields({ form: { field } }: { form: Form<ProfileValues> }) {
  return (
    <>
      <TextInput {...field('name')} label="Nome Completo" autoComplete="name" required />
      <TextInput {...field('email')} label="Email" type="email" autoComplete="email" required />
      <TextInput {...field('specialization')} label="Especialização" />
      <TextInput {...field('phone')} label="Telefone" type="tel" autoComplete="tel" />
      <TextInput {...field('bio')} label="Biografia" multiline minRows={3} />
    </>
  );
}
