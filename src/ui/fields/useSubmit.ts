import { useState } from 'react';

const UNEXPECTED = 'Ocorreu um erro inesperado. Tente novamente.';

/** Runs what a form's button does: `saving` meanwhile, and afterwards `failure` in words, or nothing. */
export function useSubmit(firstFailure: string | null = null) {
  const [failure, setFailure] = useState(firstFailure);
  const [saving, setSaving] = useState(false);
  const submit = async (work: () => Promise<void>): Promise<void> => {
    setFailure(null);
    setSaving(true);
    try {
      await work();
    } catch (error) {
      const { message } = (error ?? {}) as { message?: string };
      setFailure(message || UNEXPECTED);
    } finally {
      setSaving(false);
    }
  };
  return { submit, failure, saving };
}
