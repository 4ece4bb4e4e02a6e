import { type ReactNode, useState } from 'react';
import { type Known, UNKNOWN } from '../../data/queries/known.ts';
import { AppDialog } from '../../ui/dialogs/AppDialog.tsx';
import { Arriving } from '../../ui/states/Arriving.tsx';

/** A form over a record as it was when it opened, whatever arrives meanwhile: only the person's own changes are sent. */
export function Kept<T extends object>(props: {
  readonly known: Known<T> | undefined;
  readonly title: string;
  readonly missing: string;
  readonly onClose: () => void;
  readonly children: (record: T) => ReactNode;
}) {
  const { known, title, missing, onClose } = props;
  const [record, setRecord] = useState<T | null>(null);
  if (record === null && known && known !== UNKNOWN) setRecord(known);
  if (record) return props.children(record);
  if (known === undefined) return null;
  return (
    <AppDialog open title={title} onClose={onClose}>
      {known === UNKNOWN ? <Arriving what="Ainda não chegou a este aparelho." /> : missing}
    </AppDialog>
  );
}
