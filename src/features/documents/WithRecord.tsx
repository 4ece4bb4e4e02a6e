import { type ReactNode, useState } from 'react';
import { useLive } from '../../client/live/useLive.ts';
import type { RecordContents } from '../../data/queries/people/documents.ts';
import { isWhole } from '../../data/queries/kit/known.ts';
import { AppDialog } from '../../ui/dialogs/AppDialog.tsx';
import { Arriving } from '../../ui/states/Arriving.tsx';
import { useNow } from '../../ui/useNow.ts';
import { ARRIVING } from './texts.ts';
import { type Issuer, useIssuer } from './useIssuer.ts';

/** What a document is made from. */
export interface Source {
  readonly issuer: Issuer;
  /** Sessions that have begun, with their notes, and what earlier psychologists left. */
  readonly contents: RecordContents;
  /** When the person began to make it, ISO. */
  readonly now: string;
}

/** Waits for all of it: a document of what has arrived so far would be wrong. */
export function WithRecord(props: {
  readonly title: string;
  readonly patientId: string;
  readonly onClose: () => void;
  readonly children: (source: Source) => ReactNode;
}) {
  const { title, patientId, onClose, children } = props;
  const issuer = useIssuer(patientId);
  const [now] = useState(useNow());
  const contents = useLive('documents.record', { patientId, now });
  if (issuer === undefined || contents === undefined) return null;
  if (issuer === null || !isWhole(contents))
    return (
      <AppDialog open title={title} onClose={onClose}>
        <Arriving what={ARRIVING} />
      </AppDialog>
    );
  return children({ issuer, contents: contents.whole, now });
}
