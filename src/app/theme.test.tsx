import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import IconButton from '@mui/material/IconButton';
import ListItemButton from '@mui/material/ListItemButton';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import { ThemeProvider } from '@mui/material/styles';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import ToggleButton from '@mui/material/ToggleButton';
import { cleanup, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LONGEST_MS } from '../ui/motion.ts';
import { theme } from './theme.ts';

afterEach(cleanup);

const everyKind = (
  <ThemeProvider theme={theme}>
    <Button variant="contained">Salvar</Button>
    <Button>Voltar</Button>
    <IconButton aria-label="Fechar">×</IconButton>
    <MenuList>
      <MenuItem>Sair</MenuItem>
    </MenuList>
    <ListItemButton>Agenda</ListItemButton>
    <Tabs value={0}>
      <Tab label="Notas" />
    </Tabs>
    <ToggleButton value="dia">Dia</ToggleButton>
    <Checkbox />
  </ThemeProvider>
);

/** jsdom forgets the keyboard from one element to the next; a browser does not. */
function stubFocusVisible(): void {
  // oxlint-disable-next-line typescript/unbound-method -- called with its element below
  const { matches } = Element.prototype;
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector) {
    return matches.call(this, selector === ':focus-visible' ? ':focus' : selector);
  });
}

describe('the focus of the keyboard', () => {
  it('is seen on every kind of button', async () => {
    stubFocusVisible();
    const { container } = render(everyKind);
    const buttons = container.querySelectorAll('.MuiButtonBase-root');
    expect(buttons).toHaveLength(8);
    for (const button of buttons) {
      await userEvent.tab();
      expect(button.contains(document.activeElement)).toBe(true);
      const { outlineStyle, outlineWidth } = getComputedStyle(button);
      expect([button.className, outlineStyle, outlineWidth]).toEqual([
        button.className,
        'solid',
        '2px',
      ]);
    }
  });
});

describe('motion', () => {
  it('is never longer than 150 ms, however high what moves', () => {
    const { duration, getAutoHeightDuration } = theme.transitions;
    const all = [...Object.values(duration), getAutoHeightDuration(2000)];
    expect(Math.max(...all)).toBe(LONGEST_MS);
    expect(LONGEST_MS).toBe(150);
  });

  it('is none where the person asked for less of it', () => {
    expect(theme.motion.reducedMotion).toBe('system');
  });
});
