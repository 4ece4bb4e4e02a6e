import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { useNavigate } from '@tanstack/react-router';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLive } from '../../client/live/useLive.ts';
import type { BellGroup, BellItem } from '../../data/queries/home/bell.ts';
import { isWhole, shownOf } from '../../data/queries/kit/known.ts';
import type { BellKind } from '../../domain/bell/needs.ts';
import { useDialogs } from '../../ui/dialogs.tsx';
import { Arriving } from '../../ui/states/Arriving.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { useNow } from '../../ui/useNow.ts';
import { BellEntry, DISMISS } from './BellEntry.tsx';
import { placeOf } from './follow.ts';
import { useDismiss } from './useDismiss.ts';
import { BELL_ARRIVING, countWords, HORIZON, NOTHING, TITLES } from './words.ts';

/** So many more of a group at a time. */
const PAGE = 20;

/** What needs the person, by kind: each leads to its place, and can be put aside. */
export function BellPanel({ onClose }: { onClose: () => void }) {
  const [shown, setShown] = useState<Partial<Record<BellKind, number>>>({});
  const bell = useLive('bell.list', { now: useNow(), shown }, { keepPrevious: true });
  const panel = useRef<HTMLDivElement>(null);
  useKeptFocus(panel, bell ? shownOf(bell).count : 0);
  const dismiss = useDismiss();
  const { open } = useDialogs();
  const navigate = useNavigate();
  if (bell === undefined) return null;
  const { groups } = shownOf(bell);
  const follow = (item: BellItem) => {
    onClose();
    const place = placeOf(item);
    if (place) open(place);
    else void navigate({ to: '/app/configuracoes', search: { aba: 'google' } });
  };
  return (
    <div ref={panel} tabIndex={-1} style={{ outline: 'none' }}>
      {!isWhole(bell) && <Arriving flush what={BELL_ARRIVING} />}
      {groups.map((group) => (
        <Group
          key={group.kind}
          group={group}
          onFollow={follow}
          onDismiss={dismiss}
          onMore={() => setShown({ ...shown, [group.kind]: group.items.length + PAGE })}
        />
      ))}
      {groups.length === 0 && isWhole(bell) && <EmptyState title={NOTHING} />}
      <Typography variant="body2" sx={{ padding: 2, color: 'text.secondary' }}>
        {HORIZON}
      </Typography>
    </div>
  );
}

interface GroupProps {
  readonly group: BellGroup;
  readonly onFollow: (item: BellItem) => void;
  readonly onDismiss: (keys: readonly string[]) => void;
  readonly onMore: () => void;
}

function Group({ group: { kind, count, items }, onFollow, onDismiss, onMore }: GroupProps) {
  const more = count - items.length;
  const title = `avisos-${kind}`;
  return (
    <section aria-labelledby={title}>
      <Box sx={{ display: 'flex', alignItems: 'center', paddingInline: 2, paddingTop: 1.5 }}>
        <Typography id={title} variant="subtitle2" component="h3" sx={{ flexGrow: 1 }}>
          {TITLES[kind]}{' '}
          <Box component="span" className="num" sx={{ color: 'text.secondary' }}>
            ({countWords(count)})
          </Box>
        </Typography>
        {items.length > 1 && (
          <Button
            size="small"
            color="inherit"
            sx={{ whiteSpace: 'nowrap' }}
            onClick={() => onDismiss(items.slice(0, KEYS_MAX).map(({ key }) => key))}
          >
            {more > 0 ? `Dispensar estes ${Math.min(items.length, KEYS_MAX)}` : 'Dispensar todos'}
          </Button>
        )}
      </Box>
      <List dense disablePadding aria-labelledby={title}>
        {items.map((item) => (
          <BellEntry
            key={item.key}
            item={item}
            onFollow={() => onFollow(item)}
            onDismiss={() => onDismiss([item.key])}
          />
        ))}
      </List>
      {more > 0 && (
        <Button size="small" sx={{ marginInlineStart: 1 }} onClick={onMore}>
          {`Ver mais ${countWords(Math.min(more, PAGE))} de ${countWords(count)}`}
        </Button>
      )}
    </section>
  );
}

/** As many as one command takes. */
const KEYS_MAX = 100;

/** What was put aside takes its button along: the focus goes on to the one that is now in its place. */
function useKeptFocus(panel: RefObject<HTMLElement | null>, count: number): void {
  const place = useRef(-1);
  useEffect(() => {
    const area = panel.current;
    if (!area) return undefined;
    const note = ({ target }: FocusEvent) => {
      place.current = [...area.querySelectorAll(`[${DISMISS}]`)].indexOf(target as Element);
    };
    area.addEventListener('focusin', note);
    return () => area.removeEventListener('focusin', note);
  });
  useEffect(() => {
    const isLost = document.activeElement === document.body || document.activeElement === null;
    if (!isLost || place.current < 0) return;
    const buttons = panel.current?.querySelectorAll<HTMLElement>(`[${DISMISS}]`) ?? [];
    const next = buttons[Math.min(place.current, buttons.length - 1)];
    (next ?? panel.current)?.focus();
  }, [panel, count]);
}
