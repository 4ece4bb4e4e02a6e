import type { ReactNode } from 'react';
import { TextInput } from '../../../ui/fields/TextInput.tsx';
import type { Form } from '../../../ui/forms/useForm.ts';
import type { ProfileValues } from './profile.ts';

/** @param children stands behind the name */
export function ProfileFields({
  form: { field },
  children,
}: {
  form: Form<ProfileValues>;
  children?: ReactNode;
}) {
  return (
    <>
      <TextInput {...field('name')} label="Nome Completo" autoComplete="name" required />
      {children}
      <TextInput {...field('specialization')} label="Especialização" />
      <TextInput {...field('phone')} label="Telefone" type="tel" autoComplete="tel" />
      <TextInput {...field('bio')} label="Biografia" multiline minRows={3} />
    </>
  );
}
