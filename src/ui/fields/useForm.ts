import { useCallback, useMemo, useState } from 'react';
import * as v from 'valibot';

export type Values = Readonly<Record<string, string>>;

/** What a text field needs to know; spread it: `<TextInput label="Nome" {...form.field('name')} />`. */
export interface FieldState {
  readonly name: string;
  readonly value: string;
  readonly error: string | null;
  readonly onChange: (value: string) => void;
  readonly onBlur: () => void;
}

export interface Form<T extends Values> {
  readonly values: T;
  readonly valid: boolean;
  /** Whether anything differs from the initial values. */
  readonly changed: boolean;
  readonly field: (name: keyof T & string) => FieldState;
  /** What is wrong with a field, visited or not. */
  readonly errorOf: (name: keyof T & string) => string | null;
  readonly set: (changes: Partial<T>) => void;
  readonly reset: (values?: T) => void;
  /** Shows every error, also of fields never visited. */
  readonly showAll: () => void;
}

function errorsOf(schema: v.GenericSchema, values: Values): ReadonlyMap<string, string> {
  const result = v.safeParse(schema, values);
  const errors = new Map<string, string>();
  for (const issue of result.success ? [] : result.issues) {
    const name = v.getDotPath(issue) ?? '';
    if (!errors.has(name)) errors.set(name, issue.message);
  }
  return errors;
}

/** A form of text fields, judged by a valibot schema. An error shows once its field was left. */
export function useForm<T extends Values>(schema: v.GenericSchema, initial: T): Form<T> {
  const [start, setStart] = useState(initial);
  const [values, setValues] = useState(initial);
  const [visited, setVisited] = useState<ReadonlySet<string>>(new Set());
  const errors = useMemo(() => errorsOf(schema, values), [schema, values]);
  const set = useCallback(
    (changes: Partial<T>) => setValues((former) => ({ ...former, ...changes })),
    [],
  );
  const reset = useCallback(
    (next?: T) => {
      setStart(next ?? start);
      setValues(next ?? start);
      setVisited(new Set());
    },
    [start],
  );
  return {
    values,
    valid: errors.size === 0,
    changed: Object.keys(values).some((name) => values[name] !== start[name]),
    errorOf: (name) => errors.get(name) ?? null,
    set,
    reset,
    showAll: useCallback(() => setVisited(new Set(Object.keys(start))), [start]),
    field: (name) => ({
      name,
      value: values[name] ?? '',
      error: visited.has(name) ? (errors.get(name) ?? null) : null,
      onChange: (value) => set({ [name]: value } as Partial<T>),
      onBlur: () => setVisited((former) => new Set(former).add(name)),
    }),
  };
}
