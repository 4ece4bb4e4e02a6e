import { useRouter } from '@tanstack/react-router';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type * as v from 'valibot';
import { afterPaint } from '../afterPaint.ts';
import {
  type Address,
  type AddressSchema,
  type ChangeAddress,
  useAddress,
  useAddressEntry,
  useAddressNow,
  useChangeAddress,
  useClear,
} from './address.ts';

/** Who changes on within this time gets one address, and one step back, for all of it. */
const CHANGING_ON_MS = 60;

type Entries = Readonly<Record<string, unknown>>;

interface Ahead {
  readonly schema: AddressSchema;
  readonly changes: Entries;
  readonly step: boolean;
}

/**
 * What is asked for while the address does not say so yet. The router's work takes as long as showing what was asked
 * for, and no one waits for it: it comes after the paint.
 */
let ahead: Ahead | null = null;
const listeners = new Set<() => void>();

function set(next: Ahead | null): void {
  ahead = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    // Nobody looks at it any more: what was not written by now is not asked for.
    if (listeners.size === 0) ahead = null;
  };
};

const changesOf = (schema: AddressSchema): Entries | null =>
  ahead?.schema === schema ? ahead.changes : null;

function over<T extends Entries>(said: T, changes: Entries | null): T {
  if (changes === null) return said;
  const entries = Object.entries({ ...said, ...changes });
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as T;
}

/** One entry alone, as it is asked for: who reads it is not drawn again when another one changes. */
export function useEntryAhead<S extends AddressSchema, N extends keyof v.InferOutput<S>>(
  schema: S,
  name: N,
): v.InferOutput<S>[N] {
  const said = useAddressEntry(schema, name);
  const read = useCallback(() => {
    const changes = changesOf(schema);
    return changes && name in changes ? (changes[name as string] as typeof said) : said;
  }, [schema, name, said]);
  return useSyncExternalStore(subscribe, read);
}

/** Tells what is asked for at the moment, perhaps not in sight yet. */
export function useAskedNow<S extends AddressSchema>(schema: S): () => v.InferOutput<S> {
  const said = useAddressNow(schema);
  return useCallback(() => over(said(), changesOf(schema)), [said, schema]);
}

/** As `useChangeAddress`, but shown at once, and written a moment after that is painted. */
export function useChangeAhead<S extends AddressSchema>(
  schema: S,
  { step = false } = {},
): ChangeAddress<S> {
  const said = useAddressNow(schema);
  const asked = useAskedNow(schema);
  const write = useChangeAddress(schema);
  const router = useRouter();
  return useCallback<ChangeAddress<S>>(
    (given, options = {}) => {
      const former = ahead?.schema === schema ? ahead : null;
      const mine: Ahead = {
        schema,
        changes: { ...former?.changes, ...(typeof given === 'function' ? given(asked()) : given) },
        step: (former?.step ?? false) || (options.step ?? step),
      };
      const path = router.latestLocation.pathname;
      const before: Entries = said();
      set(mine);
      afterPaint(CHANGING_ON_MS, () => {
        // Changed on meanwhile.
        if (ahead !== mine) return;
        const now: Entries = said();
        const says = (others: Entries) =>
          Object.keys(mine.changes).every((name) => now[name] === others[name]);
        const isHere = router.latestLocation.pathname === path && says(before);
        const end = () => {
          if (ahead === mine) set(null);
        };
        // Gone elsewhere, or nowhere: then the address counts.
        if (!isHere || says(mine.changes)) return end();
        // Whoever goes back before it is there ends it, too.
        const stop = router.subscribe('onResolved', () => {
          stop();
          end();
        });
        write(mine.changes as never, { step: mine.step });
      });
    },
    [schema, step, said, asked, write, router],
  );
}

/** As `useAddress`, for a screen that takes long to show what is asked for: it begins before the address is written. */
export function useAhead<S extends AddressSchema>(schema: S): Address<S> {
  const { state: said } = useAddress(schema);
  const changes = useSyncExternalStore(subscribe, () => changesOf(schema));
  const state = useMemo(() => over(said, changes), [said, changes]);
  const change = useChangeAhead(schema);
  return { state, change, clear: useClear(schema, change) };
}
