import { useMemo } from 'react';
import { newPasswordForm, strong } from '../../domain/auth/forms.ts';
import { type Form, useForm } from '../../ui/forms/useForm.ts';
import { useCommonPasswords } from './useCommonPasswords.ts';

const EMPTY = { password: '', confirmPassword: '' };

/** The form of a new password that is typed twice. What is known of the person makes no password. */
export function useNewPassword(name?: string | null, email?: string | null): Form<typeof EMPTY> {
  const common = useCommonPasswords();
  const schema = useMemo(
    () => strong(newPasswordForm, common, { name, email }),
    [common, name, email],
  );
  return useForm(schema, EMPTY);
}
