import { TextInput } from '../../../ui/fields/TextInput.tsx';
import type { Form } from '../../../ui/forms/useForm.ts';
import type { AccountKind } from '../actions.ts';
import { NewPasswordFields } from '../NewPasswordFields.tsx';
import { ZoneChoice } from './ZoneChoice.tsx';
import { kindWords, type RegistrationValues } from './registration.ts';

export function RegistrationFields(props: {
  readonly kind: AccountKind;
  readonly form: Form<RegistrationValues>;
}) {
  const { field } = props.form;
  const words = kindWords[props.kind];
  return (
    <>
      <TextInput {...field('name')} label={words.name} autoComplete="name" required />
      <TextInput {...field('email')} label="Email" type="email" autoComplete="email" required />
      <NewPasswordFields form={props.form} label="Senha" />
      <TextInput {...field('crp')} label="CRP" placeholder="06/123456" required />
      <TextInput {...field('tenantName')} label={words.tenantName} required />
      <TextInput
        {...field('domain')}
        label="Domínio"
        placeholder="minha-clinica"
        helperText="Somente letras, números e hífens"
        required
      />
      <TextInput {...field('specialization')} label="Especialização" />
      <TextInput {...field('phone')} label="Telefone" type="tel" autoComplete="tel" />
      <TextInput {...field('cpf')} label="CPF" />
      <TextInput {...field('bio')} label="Biografia" multiline minRows={3} />
      <ZoneChoice
        value={props.form.values.timeZone}
        onChange={(timeZone) => props.form.set({ timeZone })}
      />
    </>
  );
}
