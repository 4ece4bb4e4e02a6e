import { unstable_memoTheme as memoTheme } from '@mui/material/utils';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import type { Link } from '../../domain/custody/chain.ts';
import { isApart } from '../../domain/notes/times.ts';
import { formatMoment } from '../../domain/time/format.ts';
import { hasHiddenSigns, SeenText } from '../../pieces/SeenText.tsx';

const HIDDEN_SIGNS =
  'Este texto tem sinais invisíveis, que podem mudar a ordem das letras na tela. Aqui cada um aparece no seu lugar.';

/** More than these are drawn when the person asks for them. */
const SHOWN = 100;

const List = styled('ol')(
  memoTheme(({ theme }) => ({
    listStyle: 'none',
    margin: 0,
    padding: 0,
    '& > li': {
      padding: theme.spacing(1.25, 0),
      borderBottom: `1px solid ${theme.vars.palette.divider}`,
      breakInside: 'avoid',
    },
    '& > li:last-of-type': { borderBottom: 0 },
    '& strong': { fontWeight: 600 },
    '& p': { ...theme.typography.body2, margin: 0, color: theme.vars.palette.text.secondary },
    '& code': {
      display: 'block',
      fontSize: '0.8125rem',
      overflowWrap: 'anywhere',
      marginTop: theme.spacing(0.5),
    },
    '& pre': {
      font: 'inherit',
      whiteSpace: 'pre-wrap',
      overflowWrap: 'anywhere',
      maxWidth: '75ch',
      margin: theme.spacing(1, 0, 0),
    },
  })),
);

interface ShownLink extends Omit<Link, 'noteId'> {
  readonly plaintext?: string | undefined;
}

interface LinkListProps {
  readonly links: readonly ShownLink[];
  /** Names by id. */
  readonly authors: readonly { readonly id: string; readonly name: string }[];
  /** IANA name. */
  readonly zone: string;
  /** On paper all of them stand. */
  readonly isWhole?: boolean;
}

/** The versions of a note with their seals, the newest first. */
export function LinkList({ links, authors, zone, isWhole = false }: LinkListProps) {
  const [count, setCount] = useState(SHOWN);
  const names = new Map(authors.map(({ id, name }) => [id, name]));
  const shown = links.toReversed().slice(0, isWhole ? links.length : count);
  return (
    <>
      <List aria-label="Versões e selos">
        {shown.map((link) => (
          <li key={link.number}>
            <Entry link={link} author={names.get(link.authorId ?? '')} zone={zone} />
          </li>
        ))}
      </List>
      {shown.length < links.length && (
        <Button onClick={() => setCount(count + SHOWN)}>
          Mostrar mais {Math.min(SHOWN, links.length - shown.length)} de {links.length}
        </Button>
      )}
    </>
  );
}

function Entry(props: { link: ShownLink; author: string | undefined; zone: string }) {
  const { link, author, zone } = props;
  const { at, receivedAt, sealedAt } = link;
  const isLate = receivedAt !== null && isApart(at, receivedAt);
  const isSealedLater = isApart(receivedAt ?? at, sealedAt);
  return (
    <>
      <strong>Versão {link.number}</strong>
      <p>
        Escrita em {formatMoment(at, zone)}
        {isLate && ` · recebida em ${formatMoment(receivedAt, zone)}`}
        {isSealedLater && ` · selada em ${formatMoment(sealedAt, zone)}`}
        {author && (
          <>
            {' · '}
            <SeenText text={author} />
          </>
        )}
      </p>
      <code>{link.hash}</code>
      {link.plaintext !== undefined && (
        <details>
          <summary>Ver o texto</summary>
          {hasHiddenSigns(link.plaintext) && <p>{HIDDEN_SIGNS}</p>}
          <pre>
            <SeenText text={link.plaintext} />
          </pre>
        </details>
      )}
    </>
  );
}
