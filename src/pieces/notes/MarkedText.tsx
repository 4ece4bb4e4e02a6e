import { unstable_memoTheme as memoTheme } from '@mui/material/utils';
import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import type { Piece } from '../../domain/notes/merging/differences.ts';

/** Two texts beside each other; one below the other on phones. */
export const TwoColumns = styled('div')(
  memoTheme(({ theme }) => ({
    display: 'grid',
    gap: theme.spacing(2),
    gridTemplateColumns: 'minmax(0, 1fr)',
    [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  })),
);

const Text = styled('section')(
  memoTheme(({ theme }) => ({
    padding: theme.spacing(1.5),
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: theme.shape.borderRadius,
    position: 'relative',
    maxHeight: '40vh',
    overflowY: 'auto',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    '& mark': {
      color: 'inherit',
      backgroundColor: `color-mix(in srgb, ${theme.vars.palette.secondary.main} 22%, transparent)`,
      borderBottom: `2px solid ${theme.vars.palette.secondary.main}`,
    },
  })),
);

/** Above the first mark, so that it is read in its place. */
const LEAD_PX = 48;

/** A text in which is marked what another one does not have; it opens where the first mark is. */
export function MarkedText({ label, pieces }: { label: string; pieces: readonly Piece[] }) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    const mark = box.current?.querySelector('mark');
    if (mark && box.current) box.current.scrollTop = mark.offsetTop - LEAD_PX;
  }, [pieces]);
  return (
    <Text ref={box} dir="auto" tabIndex={0} aria-label={label}>
      {pieces.map((piece, index) =>
        piece.changed ? <mark key={index}>{piece.text}</mark> : piece.text,
      )}
    </Text>
  );
}
