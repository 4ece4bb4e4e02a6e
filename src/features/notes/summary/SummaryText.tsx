import { unstable_memoTheme as memoTheme } from '@mui/material/utils';
import { styled } from '@mui/material/styles';
import { type KeyboardEvent, useMemo } from 'react';
import { type DrawSentence, drawnSummary, drawnText } from './html.ts';

const Text = styled('div')(
  memoTheme(({ theme }) => ({
    maxWidth: '75ch',
    overflowWrap: 'anywhere',
    '& p': { margin: theme.spacing(1, 0, 0) },
    '& ul': { margin: theme.spacing(1, 0, 0), paddingInlineStart: theme.spacing(2.5) },
    '& > p:first-of-type': { marginTop: 0 },
  })),
);

const Sentence = styled('span')(
  memoTheme(({ theme }) => ({
    borderRadius: 3,
    cursor: 'pointer',
    '&:hover': { textDecoration: 'underline', textDecorationStyle: 'dotted' },
    '&[aria-pressed=true]': {
      backgroundColor: `color-mix(in srgb, ${theme.vars.palette.primary.main} 16%, transparent)`,
    },
    '@media (pointer: coarse)': { lineHeight: 1.9 },
  })),
);

const isPress = ({ key }: KeyboardEvent): boolean => key === 'Enter' || key === ' ';

/** A summary whose sentences can be chosen. Plain text is drawn as such, whatever stands in it. */
export function SummaryText(props: {
  readonly text: string;
  readonly isHtml: boolean;
  readonly chosen: string | null;
  readonly onChoose: (sentence: string | null) => void;
}) {
  const { text, isHtml, chosen, onChoose } = props;
  const content = useMemo(() => {
    const draw: DrawSentence = (sentence, inside, key) => {
      const choose = () => onChoose(sentence === chosen ? null : sentence);
      return (
        <Sentence
          key={key}
          // A button of the browser's is a block: it would tear a paragraph into pieces.
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
          role="button"
          tabIndex={0}
          aria-pressed={sentence === chosen}
          onClick={choose}
          onKeyDown={(event) => {
            if (!isPress(event)) return;
            event.preventDefault();
            choose();
          }}
        >
          {inside}
        </Sentence>
      );
    };
    return isHtml ? drawnSummary(text, draw) : drawnText(text, draw);
  }, [text, isHtml, chosen, onChoose]);
  return <Text>{content}</Text>;
}
