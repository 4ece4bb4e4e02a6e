import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { type DrawSentence, drawnSummary, drawnText } from './html.ts';

const Text = styled('div')(({ theme }) => ({
  maxWidth: '75ch',
  overflowWrap: 'anywhere',
  '& p': { margin: theme.spacing(1, 0, 0) },
  '& ul': { margin: theme.spacing(1, 0, 0), paddingInlineStart: theme.spacing(2.5) },
  '& > p:first-of-type': { marginTop: 0 },
}));

const Sentence = styled('button')(({ theme }) => ({
  display: 'inline',
  margin: 0,
  padding: 0,
  border: 0,
  borderRadius: 3,
  font: 'inherit',
  color: 'inherit',
  textAlign: 'start',
  background: 'none',
  cursor: 'pointer',
  '&:hover': { textDecoration: 'underline', textDecorationStyle: 'dotted' },
  '&[aria-pressed=true]': {
    backgroundColor: `color-mix(in srgb, ${theme.vars.palette.primary.main} 16%, transparent)`,
  },
  '@media (pointer: coarse)': { lineHeight: 1.9 },
}));

/** A summary whose sentences can be chosen. Plain text is drawn as such, whatever stands in it. */
export function SummaryText(props: {
  readonly text: string;
  readonly isHtml: boolean;
  readonly chosen: string | null;
  readonly onChoose: (sentence: string | null) => void;
}) {
  const { text, isHtml, chosen, onChoose } = props;
  const content = useMemo(() => {
    const draw: DrawSentence = (sentence, inside, key) => (
      <Sentence
        key={key}
        type="button"
        aria-pressed={sentence === chosen}
        onClick={() => onChoose(sentence === chosen ? null : sentence)}
      >
        {inside}
      </Sentence>
    );
    return isHtml ? drawnSummary(text, draw) : drawnText(text, draw);
  }, [text, isHtml, chosen, onChoose]);
  return <Text>{content}</Text>;
}
