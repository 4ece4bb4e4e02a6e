import { unstable_memoTheme as memoTheme } from '@mui/material/utils';
import { styled } from '@mui/material/styles';
import type { Passage } from '../../../domain/notes/passage.ts';

const Mark = styled('mark')(
  memoTheme(({ theme }) => ({
    borderRadius: 3,
    paddingInline: 1,
    color: 'inherit',
    fontWeight: 600,
    backgroundColor: `color-mix(in srgb, ${theme.vars.palette.warning.main} 28%, transparent)`,
  })),
);

/** A text in which what was searched for is marked. */
export const Found = ({ pieces }: { pieces: readonly Passage[] }) => (
  <>
    {pieces.map(({ text, isFound }, index) =>
      // The pieces of one text keep their places.
      // oxlint-disable-next-line react/no-array-index-key
      isFound ? <Mark key={index}>{text}</Mark> : text,
    )}
  </>
);
