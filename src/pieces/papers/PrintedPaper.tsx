import GlobalStyles from '@mui/material/GlobalStyles';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import type { Paper } from '../../domain/documents/paper.ts';
import { useLatest } from '../../ui/shortcuts/useLatest.ts';
import { PaperView } from './PaperView.tsx';

const CLASS = 'printed-paper';
const alone = (
  <GlobalStyles
    styles={{
      [`.${CLASS}`]: { display: 'none' },
      '@media print': {
        [`body > *:not(.${CLASS})`]: { display: 'none !important' },
        [`.${CLASS}`]: { display: 'block', color: 'black', background: 'white' },
        '@page': { margin: '20mm' },
      },
    }}
  />
);

/** Prints the paper alone, and says when the person is back. */
export function PrintedPaper({ paper, onPrinted }: { paper: Paper; onPrinted: () => void }) {
  const done = useLatest(onPrinted);
  useEffect(() => {
    const end = () => done.current();
    addEventListener('afterprint', end);
    print();
    return () => removeEventListener('afterprint', end);
  }, [done]);
  return createPortal(
    <div className={CLASS} data-theme="light">
      {alone}
      <PaperView paper={paper} />
    </div>,
    document.body,
  );
}
