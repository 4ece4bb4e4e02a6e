import { unstable_memoTheme as memoTheme } from '@mui/material/utils';
import { styled } from '@mui/material/styles';
import { Fragment } from 'react';
import type { Block, Paper } from '../../domain/documents/paper.ts';

const Sheet = styled('article')(
  memoTheme(({ theme }) => ({
    '& header': { marginBottom: theme.spacing(3) },
    '& header p': { ...theme.typography.body2, margin: 0 },
    '& h1': { ...theme.typography.h2, margin: 0 },
    '& h2': { ...theme.typography.h3, margin: theme.spacing(3, 0, 0.5) },
    '& h3': { ...theme.typography.subtitle2, margin: theme.spacing(2, 0, 0) },
    '& h2, & h3': { breakAfter: 'avoid' },
    '& p': { margin: theme.spacing(1, 0, 0), whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
    '& p.quiet': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
    '& dl': { margin: theme.spacing(1, 0, 0) },
    '& dl div': { overflowWrap: 'anywhere' },
    '& dt, & dd': { display: 'inline', margin: 0 },
    '& dd, & li': { whiteSpace: 'pre-wrap' },
    '& dt': { fontWeight: 600 },
    '& ul': { margin: theme.spacing(1, 0, 0), paddingInlineStart: theme.spacing(2.5) },
    '& footer': {
      width: '80mm',
      maxWidth: '100%',
      marginTop: theme.spacing(8),
      paddingTop: theme.spacing(0.5),
      borderTop: '1px solid',
      breakInside: 'avoid',
      position: 'relative',
    },
    '& footer img': {
      position: 'absolute',
      // Above the border, which is no part of the box that it is placed in.
      bottom: 'calc(100% + 1px)',
      maxWidth: '60mm',
      maxHeight: theme.spacing(7),
      backgroundColor: 'white',
    },
  })),
);

/** A document as it will stand on paper. */
export const PaperView = ({ paper }: { paper: Paper }) => (
  <Sheet>
    {paper.head && (
      <header>
        {paper.head.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </header>
    )}
    <h1>{paper.title}</h1>
    {paper.blocks.map((block, place) => (
      // oxlint-disable-next-line react/no-array-index-key -- a document is drawn whole, and never reordered
      <Part key={place} block={block} />
    ))}
  </Sheet>
);

function Part({ block }: { block: Block }) {
  switch (block.kind) {
    case 'heading':
      return block.level === 2 ? <h2>{block.text}</h2> : <h3>{block.text}</h3>;
    case 'text':
      return <p>{block.text}</p>;
    case 'quiet':
      return <p className="quiet">{block.text}</p>;
    case 'facts':
      return (
        <dl>
          {block.facts.map(([term, value]) => (
            <div key={term}>
              <dt>{term}:</dt> <dd>{value}</dd>
            </div>
          ))}
        </dl>
      );
    case 'items':
      return (
        <ul>
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      );
    case 'signature':
      return (
        <footer>
          {block.image && <img src={block.image} alt="Imagem da assinatura" />}
          {block.lines.map((line) => (
            <Fragment key={line}>
              {line}
              <br />
            </Fragment>
          ))}
        </footer>
      );
  }
}
