import { useCallback, useLayoutEffect, useState } from 'react';
import type { DispatchOptions } from '../../data/device.ts';
import type { Form } from '../../ui/forms/useForm.ts';
import { useDraft } from './useDraft.ts';

/** What a dialog says of the draft of its form. */
export interface FormDraft {
  readonly recovered: boolean;
  readonly failed: boolean;
  readonly drop: () => Promise<void>;
}

export interface DraftOptions<F> {
  readonly start: F;
  readonly draftKey: string | null;
  readonly adopt?: (draft: F) => F | null;
  readonly isWorthKeeping?: (form: F) => boolean;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Only what the person changed is brought back, over the record as it is now. An older version kept the form alone. */
export function restored<F extends object>(value: unknown, start: F): F {
  if (!isRecord(value)) return start;
  const { form = value, start: before = {} } = value;
  if (!isRecord(form) || !isRecord(before)) return start;
  const changed = Object.keys(start).filter(
    (name) =>
      (['string', 'number'].includes(typeof form[name]) || form[name] === null) &&
      form[name] !== before[name],
  );
  return { ...start, ...Object.fromEntries(changed.map((name) => [name, form[name]])) };
}

const differs = <F extends object>(a: F, b: F): boolean =>
  Object.entries(a).some(([name, value]) => value !== b[name as keyof F]);

const NOT_KEPT = 'none';

/** A form whose content survives a reload, a crash and a closed window. */
export function useFormDraft<F extends object>(options: DraftOptions<F>, form: Form<F>) {
  const { draftKey, adopt = (draft) => draft } = options;
  const draft = useDraft<unknown>(draftKey ?? NOT_KEPT);
  const [start] = useState(options.start);
  const { isWorthKeeping = (values: F) => differs(values, start) } = options;
  const [isReady, setReady] = useState(draftKey === null);
  const [recovered, setRecovered] = useState(false);
  const [touched, setTouched] = useState(false);
  const { values, set } = form;
  if (!isReady && draft.stored !== undefined) {
    const kept = adopt(restored(draft.stored?.value, start));
    setReady(true);
    if (kept && isWorthKeeping(kept)) {
      set(kept);
      setRecovered(draft.stored !== null);
    }
  }
  const { write, discard, flush } = draft;
  const isKept = draftKey !== null && isWorthKeeping(values);
  // With what is shown, and not after it: who sends at once must not leave a draft behind that is written later.
  useLayoutEffect(() => {
    if (!touched || draftKey === null) return;
    if (isKept) write({ form: values, start }, 0);
    else void discard().catch(() => undefined);
  }, [touched, draftKey, isKept, values, start, write, discard]);
  const drop = useCallback(async () => {
    setTouched(false);
    setRecovered(false);
    set(start);
    await discard();
  }, [set, start, discard]);
  const cleared: DispatchOptions = draftKey === null ? {} : { clearsDraft: draftKey };
  return {
    isReady,
    shown: { recovered, failed: draft.status.kind === 'failed', drop },
    /** The person has typed. */
    changed: useCallback(() => setTouched(true), []),
    flush,
    cleared,
  };
}
