import { type ReactNode, useState } from 'react';
import { type Known, UNKNOWN } from '../../data/queries/kit/known.ts';
import { AppDialog } from '../../ui/dialogs/AppDialog.tsx';
import { Arriving } from '../../ui/states/Arriving.tsx';

/** Keeps a record as it was when its form opened, so only the person's own changes are sent. */
export function OverRecord<T extends object>(props: {
  readonly known: Known<T> | undefined;
  readonly title: string;
  readonly missing: string;
  /** Says that it may still come from the server. */
  readonly arriving?: string;
  readonly onClose: () => void;
  readonly children: (record: T) => ReactNode;
}) {
  const { known, title, missing, arriving = 'Ainda não chegou a este aparelho.', onClose } = props;
  const [record, setRecord] = useState<T | null>(null);
  if (record === null && known && known !== UNKNOWN) setRecord(known);
  if (record) return props.children(record);
  if (known === undefined) return null;
  return (
    <AppDialog open title={title} onClose={onClose}>
      {known === UNKNOWN ? <Arriving what={arriving} /> : missing}
    </AppDialog>
  );
}
