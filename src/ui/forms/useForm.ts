import {
  type Dispatch,
  type SetStateAction,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import * as v from 'valibot';

/** What is wrong with each field, in words. */
export type FieldErrors<T> = { readonly [K in keyof T]?: string };

/** What a text field needs to know; spread it: `<TextInput label="Nome" {...form.field('name')} />`. */
export interface FieldState {
  readonly name: string;
  readonly value: string;
  readonly error: string | null;
  readonly onChange: (value: string) => void;
  readonly onBlur: () => void;
}

export interface Form<T> {
  readonly values: T;
  readonly valid: boolean;
  /** Whether anything differs from the initial values. */
  readonly changed: boolean;
  /** The errors that are shown. */
  readonly errors: FieldErrors<T>;
  /** The first thing that is wrong, once the person has tried to submit; gone as soon as it was corrected. */
  readonly problem: string | null;
  /** How often submitting was tried in vain: each time the focus goes to the first field at fault. */
  readonly attempts: number;
  readonly field: (name: keyof T & string) => FieldState;
  /** What is wrong with a field, visited or not. */
  readonly errorOf: (name: keyof T & string) => string | null;
  /** Stable, so that a change draws one field only. */
  readonly set: (changes: Partial<T>) => void;
  /**
   * The person has left a field. What is missing is said when it is sent: a line that came now would move the very
   * button that is being pressed. Stable.
   */
  readonly leave: (name: keyof T & string) => void;
  readonly reset: (values?: T) => void;
  /** Shows every error, also of fields never visited. */
  readonly showAll: () => void;
}

/** What is wrong with an input, by the schema's own sentences. */
export function errorsIn<T>(schema: v.GenericSchema, input: unknown): FieldErrors<T> {
  const result = v.safeParse(schema, input);
  const errors: Record<string, string> = {};
  for (const issue of result.success ? [] : result.issues)
    errors[v.getDotPath(issue) ?? ''] ??= issue.message;
  return errors as FieldErrors<T>;
}

const isBlank = (value: unknown): boolean =>
  value === null || (typeof value === 'string' && value.trim() === '');

const pick = <T>(errors: FieldErrors<T>, names: ReadonlySet<string>): FieldErrors<T> =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => names.has(name))) as FieldErrors<T>;

/** Keeps which fields were left with something in them. Stable. */
function useLeave<T extends object>(
  values: T,
  setVisited: Dispatch<SetStateAction<ReadonlySet<string>>>,
) {
  const latest = useRef(values);
  useEffect(() => {
    latest.current = values;
  });
  return useCallback(
    (name: keyof T & string) => {
      if (isBlank(latest.current[name])) return;
      setVisited((former) => (former.has(name) ? former : new Set(former).add(name)));
    },
    [setVisited],
  );
}

/**
 * A form, judged by a valibot schema or a function. An error shows once its field was left with something in it or
 * submitting was tried, and goes with the correction.
 * @param isTried whether submitting was tried before it opened: what is wrong shows from the start
 */
export function useForm<T extends object>(
  judge: v.GenericSchema | ((values: T) => FieldErrors<T>),
  initial: T,
  isTried = false,
): Form<T> {
  const [start, setStart] = useState(initial);
  const [values, setValues] = useState(initial);
  const [visited, setVisited] = useState<ReadonlySet<string>>(
    () => new Set(isTried ? Object.keys(initial) : []),
  );
  const [attempts, setAttempts] = useState(isTried ? 1 : 0);
  const errors = useMemo(
    () => (typeof judge === 'function' ? judge(values) : errorsIn<T>(judge, values)),
    [judge, values],
  );
  const valueOf = (name: string) => (values as Record<string, unknown>)[name];
  const set = useCallback(
    (changes: Partial<T>) => setValues((former) => ({ ...former, ...changes })),
    [],
  );
  const leave = useLeave(values, setVisited);
  const reset = useCallback(
    (next?: T) => {
      setStart(next ?? start);
      setValues(next ?? start);
      setVisited(new Set());
      setAttempts(0);
    },
    [start],
  );
  const shownErrors = pick(errors, visited);
  const all = Object.values(errors) as string[];
  return {
    values,
    valid: all.length === 0,
    changed: Object.entries(start).some(([name, value]) => valueOf(name) !== value),
    errors: shownErrors,
    problem: attempts > 0 ? (all[0] ?? null) : null,
    attempts,
    errorOf: (name) => errors[name] ?? null,
    set,
    leave,
    reset,
    showAll: useCallback(() => {
      setVisited(new Set(Object.keys(start)));
      setAttempts((count) => count + 1);
    }, [start]),
    field: (name) => ({
      name,
      value: (valueOf(name) as string | null) ?? '',
      error: shownErrors[name] ?? null,
      onChange: (value) => set({ [name]: value } as unknown as Partial<T>),
      onBlur: () => leave(name),
    }),
  };
}
