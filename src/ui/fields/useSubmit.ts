import { useState } from 'react';

const UNEXPECTED = 'Ocorreu um erro inesperado. Tente novamente.';

const messageIn = (error: unknown): string =>
  (error as { message?: string } | null)?.message || UNEXPECTED;

/**
 * Runs what a form's button does: `saving` meanwhile, and afterwards `failure` in words, or nothing.
 * `refuse` says what is missing before anything is sent.
 * @param words says a rejection to the person; its own message unless told
 */
export function useSubmit(
  firstFailure: string | null = null,
  words: (error: unknown) => string = messageIn,
) {
  const [failure, setFailure] = useState(firstFailure);
  const [saving, setSaving] = useState(false);
  const submit = async (work: () => Promise<void>): Promise<void> => {
    setFailure(null);
    setSaving(true);
    try {
      await work();
    } catch (error) {
      setFailure(words(error));
    } finally {
      setSaving(false);
    }
  };
  return { submit, failure, saving, refuse: setFailure };
}
