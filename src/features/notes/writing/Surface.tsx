import { styled } from '@mui/material/styles';
import type { KeyboardEvent, ReactNode } from 'react';
import { ToastPlace } from '../../../ui/toasts/ToastPlace.tsx';
import type { Writing } from './useWriting.ts';

const Area = styled('div', { shouldForwardProp: (prop) => prop !== 'isOn' })<{ isOn: boolean }>(
  ({ theme, isOn }) => ({
    display: 'flex',
    flexDirection: 'column',
    gap: theme.spacing(1.5),
    paddingTop: theme.spacing(1),
    ...(isOn && {
      position: 'fixed',
      zIndex: theme.zIndex.drawer + 1,
      insetInline: 0,
      top: 0,
      height: '100dvh',
      gap: theme.spacing(1),
      // The lines are as long as they read well.
      paddingBlock: `${theme.spacing(1)} max(${theme.spacing(1)}, env(safe-area-inset-bottom))`,
      paddingInline: `max(${theme.spacing(2)}, calc(50% - 24rem))`,
      backgroundColor: theme.vars.palette.background.paper,
      overflow: 'hidden',
    }),
  }),
);

/** The editor; while it is written in quiet, all that is in sight. It is the same element then. */
export function Surface({ writing, children }: { writing: Writing; children: ReactNode }) {
  const { isOn, turn, surface } = writing;
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    event.stopPropagation();
    turn(false);
  };
  return (
    <Area
      ref={surface}
      isOn={isOn}
      {...(isOn && {
        role: 'dialog',
        'aria-modal': true,
        'aria-label': 'Escrever em tela cheia',
        onKeyDown: leave,
      })}
    >
      {children}
      {isOn && <ToastPlace />}
    </Area>
  );
}
