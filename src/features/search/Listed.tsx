import { unstable_memoTheme as memoTheme } from '@mui/material/utils';
/* oxlint-disable jsx-a11y/prefer-tag-over-role -- the focus stays in the field above; a native list cannot have that. */
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import type { Entry, Group } from './entries.ts';

const Option = styled('div')(
  memoTheme(({ theme }) => ({
    minHeight: 44,
    padding: theme.spacing(0.75, 1.5),
    borderRadius: theme.shape.borderRadius,
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    // Clear of the field, which stays above.
    scrollMarginBlock: 72,
    '&:hover': { backgroundColor: theme.vars.palette.action.hover },
    '&[aria-selected=true]': {
      backgroundColor: theme.vars.palette.action.selected,
      outline: `2px solid ${theme.vars.palette.primary.main}`,
      outlineOffset: -2,
    },
    '& small': { display: 'block', color: theme.vars.palette.text.secondary },
  })),
);

interface ListedProps {
  readonly id: string;
  readonly groups: readonly Group[];
  readonly active: Entry | undefined;
  readonly onChoose: (entry: Entry) => void;
}

/** What can be chosen; the focus stays in the field. */
export function Listed({ id, groups, active, onChoose }: ListedProps) {
  const list = useRef<HTMLDivElement>(null);
  const activeId = active?.id;
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView?.({ block: 'nearest' });
  }, [activeId]);
  return (
    <div ref={list} id={id} role="listbox" aria-label="Resultados">
      {groups.map(({ title, entries }) => (
        <div key={title} role="group" aria-label={title}>
          <Typography
            aria-hidden
            variant="body2"
            sx={{ paddingInline: 1.5, paddingTop: 1.5, fontWeight: 600, color: 'text.secondary' }}
          >
            {title}
          </Typography>
          {entries.map((entry) => (
            <Option
              key={entry.id}
              id={`${id}-${entry.id}`}
              role="option"
              aria-selected={entry === active}
              onPointerDown={(event) => event.pointerType === 'mouse' && event.preventDefault()}
              onClick={() => onChoose(entry)}
            >
              {entry.label}
              <small>{entry.about}</small>
            </Option>
          ))}
        </div>
      ))}
    </div>
  );
}
