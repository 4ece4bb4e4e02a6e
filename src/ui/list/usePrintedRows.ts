import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { usePrinting } from '../print/usePrinting.ts';
import { isPaged, type Rows } from './columns.ts';

const isPrintKey = (event: KeyboardEvent): boolean =>
  (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'p';

/**
 * All rows while the page is printed. A list that is read page by page is read whole before: by `print`, and by the
 * browser's own key for it.
 * @param isPrinted whether the list is on the paper at all
 */
export function usePrintedRows<T>(rows: Rows<T>, isPrinted: boolean) {
  const printing = usePrinting();
  const [read, setRead] = useState<readonly T[] | null>(null);
  const all = isPrinted && isPaged(rows) ? rows.all : null;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!all || !isPrintKey(event)) return;
      event.preventDefault();
      void printAll();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  });
  async function printAll() {
    if (all) {
      const whole = await all();
      flushSync(() => setRead(whole));
      addEventListener('afterprint', () => setRead(null), { once: true });
    }
    window.print();
  }
  return {
    rows: read ?? rows,
    whole: read !== null || (isPrinted && printing && !isPaged(rows)),
    print: () => void printAll().catch(() => undefined),
  };
}
