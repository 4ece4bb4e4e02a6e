import { type ReactNode, useState } from 'react';
import { useActor } from '../../client/live/DeviceProvider.tsx';
import { useLive } from '../../client/live/useLive.ts';
import { useNewDraftKey } from '../../client/drafts/useNewDraftKey.ts';
import { useManaged } from './useManaged.ts';

export interface NewDraft {
  /** Under which it is kept. */
  readonly draftKey: string;
  /** Whose time it is, until an administrator names somebody else. */
  readonly psychologistId: string | null;
}

interface NewTimesProps {
  /** E.g. `block`. */
  readonly kind: string;
  /** A draft that the person asked for. */
  readonly wanted: string | null;
  readonly children: (draft: NewDraft) => ReactNode;
}

/** Of `block:new:<psychologist>:<its own id>`; others name nobody. */
function ownerIn(key: string | null): string | null {
  const [, , owner, own] = key?.split(':') ?? [];
  return own === undefined ? null : (owner ?? null);
}

/**
 * Where something new is kept, and whose it is: an administrator's drafts are each of one psychologist's times, who stands
 * in their key. Whose it is stays as it was when the form opened.
 */
export function NewTimes(props: NewTimesProps) {
  const managed = useManaged().psychologistId;
  const practice = useLive('practice', {});
  const [owner, setOwner] = useState<{ readonly id: string | null } | null>(null);
  if (owner === null && practice) setOwner({ id: ownerIn(props.wanted) ?? managed });
  return owner && <Held {...props} psychologistId={owner.id} />;
}

function Held(props: NewTimesProps & { readonly psychologistId: string | null }) {
  const { kind, wanted, psychologistId } = props;
  const { role } = useActor();
  const owner = role === 'administrator' && psychologistId !== null ? `:${psychologistId}` : '';
  const draftKey = useNewDraftKey(`${kind}:new${owner}`, wanted);
  return draftKey === undefined ? null : props.children({ draftKey, psychologistId });
}
