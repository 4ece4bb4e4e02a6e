import { unstable_memoTheme as memoTheme } from '@mui/material/utils';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import type { KeyboardEvent } from 'react';

export type AccessTab = 'entrar' | 'criar';

const LABELS = [
  ['entrar', 'Entrar'],
  ['criar', 'Criar conta'],
] as const;

const Tab = styled(ButtonBase)(
  memoTheme(({ theme }) => ({
    ...theme.typography.button,
    flex: '1 1 0',
    minHeight: 48,
    fontSize: '1rem',
    color: theme.vars.palette.text.secondary,
    '&[aria-selected=true]': {
      color: theme.vars.palette.primary.main,
      boxShadow: 'inset 0 -2px currentColor',
    },
  })),
);

/** Arrows, Home and End move the focus between the tabs; Enter and the space bar choose, as on every button. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')];
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  const focused = tabs.findIndex((tab) => tab === document.activeElement);
  const ends: Readonly<Record<string, number>> = { Home: 0, End: -1 };
  const next = step === undefined ? ends[event.key] : (focused + step) % tabs.length;
  if (next === undefined) return;
  event.preventDefault();
  tabs.at(next)?.focus();
}

/** The two ways in. Put together here, because MUI's Tabs bring scrolling that two tabs never need: 6 kB of the sign-in. */
export const AccessTabs = (props: {
  readonly value: AccessTab;
  readonly onChange: (tab: AccessTab) => void;
}) => (
  <Box
    role="tablist"
    aria-label="Acesso"
    onKeyDown={moveFocus}
    sx={{ display: 'flex', marginBottom: 3 }}
  >
    {LABELS.map(([tab, label]) => (
      <Tab
        key={tab}
        role="tab"
        id={`tab-${tab}`}
        aria-selected={props.value === tab}
        aria-controls={`painel-${tab}`}
        tabIndex={props.value === tab ? 0 : -1}
        onClick={() => props.onChange(tab)}
      >
        {label}
      </Tab>
    ))}
  </Box>
);
