import { styled } from '@mui/material/styles';
import { unstable_memoTheme as memoTheme } from '@mui/material/utils';
import { Fragment } from 'react';
import { seenPieces } from '../domain/core/hiddenSigns.ts';

const Sign = styled('span')(
  memoTheme(({ theme }) => ({
    marginInline: 2,
    paddingInline: 3,
    border: `1px solid ${theme.vars.palette.error.main}`,
    borderRadius: 3,
    color: theme.vars.palette.error.main,
    fontSize: '0.75em',
    whiteSpace: 'nowrap',
  })),
);

/**
 * Shows a text of unknown origin.
 * It is isolated from what stands around it, and shows each hidden sign by its name.
 */
export const SeenText = ({ text }: { text: string }) => (
  <bdi>
    {seenPieces(text).map((piece, index) => (
      <Fragment key={index}>
        {piece.isHidden ? <Sign title="Sinal invisível">{piece.text}</Sign> : piece.text}
      </Fragment>
    ))}
  </bdi>
);

/** True if `SeenText` shows a sign that the text itself would hide. */
export const hasHiddenSigns = (text: string): boolean =>
  seenPieces(text).some(({ isHidden }) => isHidden);
