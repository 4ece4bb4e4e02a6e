import IconButton, { type IconButtonProps } from '@mui/material/IconButton';
import { ariaKeys, type Keys, useKeys, withKeys } from './keys.ts';
import { Tip } from './Tip.tsx';

export interface IconActionProps extends Omit<IconButtonProps, 'aria-label' | 'ref' | 'title'> {
  /** Its name, for screen readers and in the tooltip. */
  readonly label: string;
  readonly keys?: Keys;
}

/** A button that is an icon: named, with a tooltip that says its name and its key. */
export function IconAction({ label, keys, ...button }: IconActionProps) {
  const control = useKeys<HTMLButtonElement>(keys);
  return (
    <>
      <IconButton {...button} ref={control} aria-label={label} aria-keyshortcuts={ariaKeys(keys)} />
      <Tip of={control} title={withKeys(label, keys)} />
    </>
  );
}
