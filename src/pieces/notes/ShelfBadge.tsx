import { useUsualShelf } from '../../client/records/useUsualShelf.ts';
import type { Shelf } from '../../domain/notes/shelf.ts';
import { StatusBadge } from '../../ui/states/StatusBadge.tsx';
import { SHELF_NAMES } from './shelves.ts';

/** Where a note stands, where that is not the practice's usual place. */
export function ShelfBadge({ shelf }: { shelf: Shelf }) {
  const usual = useUsualShelf();
  if (usual === null || usual === shelf) return null;
  return <StatusBadge tone="neutral">{SHELF_NAMES[shelf]}</StatusBadge>;
}
