import { unstable_memoTheme as memoTheme } from '@mui/material/utils';
/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-to-interactive-role --
   no element of the browser's is a list of choices that leaves focus and keys to the text that is written */
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useEffect, useMemo, useRef } from 'react';
import { notePreview } from '../../../domain/notes/note.ts';
import { polite } from '../../../ui/states/polite.ts';
import { optionId } from './slash.ts';
import type { SlashMenu } from './useSlash.ts';

const List = styled('ul')(
  memoTheme(({ theme }) => ({
    margin: 0,
    padding: theme.spacing(0.5),
    maxHeight: 'min(320px, 40dvh)',
    overflowY: 'auto',
    listStyle: 'none',
    '& li': {
      padding: theme.spacing(0.75, 1.5),
      borderRadius: 6,
      cursor: 'pointer',
      '@media (pointer: coarse)': { paddingBlock: theme.spacing(1.25) },
    },
    '& li[aria-selected=true]': {
      backgroundColor: `color-mix(in srgb, ${theme.vars.palette.primary.main} 14%, transparent)`,
    },
  })),
);

/** The templates that fit what is typed behind a slash. The focus stays in the text. */
export function SlashList({ id, menu }: { readonly id: string; readonly menu: SlashMenu }) {
  const { options, active, box, point, take } = menu;
  const anchor = useMemo(() => ({ getBoundingClientRect: () => box }), [box]);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView?.({ block: 'nearest' });
  }, [active]);
  return (
    <Popper
      open
      anchorEl={anchor}
      placement="bottom-start"
      sx={{ zIndex: 'tooltip', width: 'min(360px, calc(100vw - 32px))' }}
    >
      <Paper variant="outlined">
        <List ref={list} id={id} role="listbox" aria-label="Modelos">
          {options.map((option, place) => (
            <li
              key={option.key}
              id={optionId(id, place)}
              role="option"
              aria-selected={place === active}
              // The text keeps the focus, and the phone its keyboard.
              onPointerDown={(event) => event.preventDefault()}
              onMouseDown={(event) => event.preventDefault()}
              onPointerMove={() => place !== active && point(place)}
              onClick={() => take(option)}
            >
              <Typography component="span" sx={{ display: 'block', fontWeight: 600 }}>
                {option.name}
                {option.isSuggested && (
                  <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
                    {' '}
                    · sugestão
                  </Typography>
                )}
              </Typography>
              <Typography
                component="span"
                variant="body2"
                noWrap
                sx={{ display: 'block', color: 'text.secondary' }}
              >
                {notePreview(option.text, 60)}
              </Typography>
            </li>
          ))}
        </List>
      </Paper>
      <span {...polite} style={visuallyHidden}>
        {options.length === 1 ? '1 modelo' : `${options.length} modelos`}: setas para escolher,
        Enter para inserir, Esc para deixar a barra.
      </span>
    </Popper>
  );
}
