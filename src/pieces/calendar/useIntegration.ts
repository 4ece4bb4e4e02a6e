import { useCallback, useEffect, useState } from 'react';
import * as v from 'valibot';
import { useActor } from '../../client/live/DeviceProvider.tsx';
import { useOnline } from '../../client/online/useOnline.ts';
import {
  type IntegrationAnswer,
  integrationAnswer,
  integrationCall,
} from '../../domain/contract/calendar.ts';

const EVERY_MS = 300_000;

const keptSchema = v.object({ at: v.number(), integration: integrationAnswer });
type Kept = v.InferOutput<typeof keptSchema>;

const keyOf = (userId: string): string => `sereno-google-calendar:${userId}`;

function read(key: string): Kept | null {
  try {
    const parsed = v.safeParse(keptSchema, JSON.parse(localStorage.getItem(key) ?? 'null'));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

function keep(key: string, kept: Kept): void {
  try {
    localStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // A full disk: without a network nothing is known of the connection then.
  }
}

/**
 * The person's connection to Google Calendar: asked for now and every five minutes, and without a network as this device last
 * heard of it.
 */
export function useIntegration() {
  const key = keyOf(useActor().userId);
  const { answer, at, failure, loading, retry } = useOnline(integrationCall, {});
  const [former] = useState(() => read(key));
  const [told, setTold] = useState<Kept | null>(null);
  const know = useCallback(
    (integration: IntegrationAnswer) => {
      const now = { at: Date.now(), integration };
      keep(key, now);
      setTold(now);
    },
    [key],
  );
  useEffect(() => {
    if (answer && at !== null) keep(key, { at, integration: answer });
  }, [key, answer, at]);
  useEffect(() => {
    const timer = setInterval(retry, EVERY_MS);
    return () => clearInterval(timer);
  }, [retry]);
  const asked = answer && at !== null ? { at, integration: answer } : null;
  const newest = told && (asked === null || asked.at < told.at) ? told : (asked ?? former);
  return {
    integration: newest?.integration ?? null,
    /** When that was heard, in milliseconds since 1970. */
    at: newest?.at ?? null,
    /** Whether it is as the server said a moment ago. */
    isFresh: answer !== undefined && failure === null,
    failure,
    loading,
    retry,
    /** Something that the person did was answered with how it stands now. */
    know,
  };
}
