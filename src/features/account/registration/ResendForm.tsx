import { emailSchema } from '../../../domain/auth/forms.ts';
import { useForm } from '../../../ui/forms/useForm.ts';
import { resendVerificationCall } from '../../../domain/contract/auth.ts';
import { MailRequest } from '../signIn/MailRequest.tsx';

/** Asks for another verification mail. */
export const ResendForm = () => (
  <MailRequest
    label="Pedir um novo link"
    submitLabel="Enviar novo link"
    sent="Se houver uma conta com este email, o novo link está a caminho."
    form={useForm(emailSchema, { email: '' })}
    call={resendVerificationCall}
  />
);
