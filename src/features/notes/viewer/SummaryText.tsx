import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { drawnSummary } from './summary.ts';

const Text = styled('div')(({ theme }) => ({
  maxWidth: '75ch',
  overflowWrap: 'anywhere',
  '& p': { margin: theme.spacing(1, 0, 0) },
  '& ul': { margin: theme.spacing(1, 0, 0), paddingInlineStart: theme.spacing(2.5) },
  '& > p:first-of-type': { marginTop: 0 },
}));

/** What a program made of a note's text. */
export function SummaryText({ html }: { html: string }) {
  return <Text>{useMemo(() => drawnSummary(html), [html])}</Text>;
}
