import Button, { type ButtonProps } from '@mui/material/Button';
import { ariaKeys, type Keys, useKeys, withKeys } from './keys.ts';
import { Tip } from './Tip.tsx';

export interface ActionButtonProps extends Omit<ButtonProps, 'children' | 'ref'> {
  readonly children: string;
  readonly keys: Keys | undefined;
}

/** A button for what is done many times a day: its key presses it, and a tooltip says so. */
export function ActionButton({ keys, ...button }: ActionButtonProps) {
  const control = useKeys<HTMLButtonElement>(keys);
  return (
    <>
      <Button {...button} ref={control} aria-keyshortcuts={ariaKeys(keys)} />
      {keys && <Tip of={control} title={withKeys(button.children, keys)} />}
    </>
  );
}
