import { unstable_memoTheme as memoTheme } from '@mui/material/utils';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useZone } from '../../client/time/useZone.ts';
import type { NoteVersionAnswer } from '../../domain/contract/custody.ts';
import { isApart } from '../../domain/notes/times.ts';
import { formatMoment } from '../../domain/time/format.ts';
import type { useVersions } from './useVersions.ts';

const List = styled('ol')(
  memoTheme(({ theme }) => ({
    listStyle: 'none',
    margin: 0,
    padding: 0,
    maxHeight: '60vh',
    overflowY: 'auto',
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: theme.shape.borderRadius,
    [theme.breakpoints.down('md')]: { maxHeight: '30vh' },
    '& button': {
      font: 'inherit',
      display: 'block',
      width: '100%',
      padding: theme.spacing(1, 1.5),
      border: 0,
      borderInlineStart: '3px solid transparent',
      color: 'inherit',
      background: 'none',
      textAlign: 'start',
      cursor: 'pointer',
      '&:hover': { backgroundColor: theme.vars.palette.action.hover },
      '&:focus-visible': {
        outline: `2px solid ${theme.vars.palette.primary.main}`,
        outlineOffset: -2,
      },
      '&[aria-pressed=true]': {
        borderInlineStartColor: theme.vars.palette.primary.main,
        backgroundColor: theme.vars.palette.action.selected,
        '& span': { color: 'inherit' },
      },
    },
    '& strong': { display: 'block', fontWeight: 600 },
    '& span': {
      display: 'block',
      color: theme.vars.palette.text.secondary,
      ...theme.typography.body2,
    },
  })),
);

interface VersionListProps {
  readonly list: ReturnType<typeof useVersions>;
  /** The one whose text is shown. */
  readonly shown: number;
  readonly onChoose: (version: NoteVersionAnswer) => void;
}

export function VersionList({ list, shown, onChoose }: VersionListProps) {
  const hasDevices = new Set(list.versions.map(({ device }) => device)).size > 1;
  return (
    <div>
      <List aria-label="Versões, a mais nova primeiro">
        {list.versions.map((version) => (
          <li key={version.v}>
            <button
              type="button"
              aria-pressed={version.v === shown}
              onClick={() => onChoose(version)}
            >
              <Entry
                version={version}
                isCurrent={version.v === list.current?.v}
                hasDevices={hasDevices}
              />
            </button>
          </li>
        ))}
      </List>
      {list.failure && <Alert severity="info">{list.failure}</Alert>}
      {list.hasMore && (
        <Button loading={list.loadingMore} onClick={() => void list.more()}>
          Mostrar mais antigas
        </Button>
      )}
    </div>
  );
}

const wordsText = (count: number): string => `${count} ${count === 1 ? 'palavra' : 'palavras'}`;

/** Says what an edit changed, in words more and words gone. */
function changeText({ changed }: NoteVersionAnswer): string | null {
  if (!changed) return null;
  const { added, removed } = changed;
  if (added === 0 && removed === 0) return 'Nenhuma palavra mudou';
  const parts = [added > 0 && `+ ${wordsText(added)}`, removed > 0 && `− ${wordsText(removed)}`];
  return parts.filter(Boolean).join(', ');
}

function Entry(props: {
  readonly version: NoteVersionAnswer;
  readonly isCurrent: boolean;
  /** True if the versions stem from more than one device. */
  readonly hasDevices: boolean;
}) {
  const { version, isCurrent, hasDevices } = props;
  const zone = useZone();
  const { number, at, receivedAt, authorName, isAside, device } = version;
  const change = changeText(version);
  return (
    <>
      <strong>
        Versão {number}
        {isCurrent && ' · atual'}
        {isAside && ' · guardada ao lado'}
      </strong>
      <span>{formatMoment(at, zone)}</span>
      {receivedAt && isApart(at, receivedAt) && (
        <span>recebida em {formatMoment(receivedAt, zone)}</span>
      )}
      {change && <span>{change}</span>}
      {(authorName ?? device) && (
        <span>
          {[authorName, hasDevices && device && `aparelho ${device}`].filter(Boolean).join(' · ')}
        </span>
      )}
    </>
  );
}
