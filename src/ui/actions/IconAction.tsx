import IconButton, { type IconButtonProps } from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { ariaKeys, type Keys, useKeys, withKeys } from './keys.ts';

export interface IconActionProps extends Omit<IconButtonProps, 'aria-label' | 'ref' | 'title'> {
  /** Its name, for screen readers and in the tooltip. */
  readonly label: string;
  readonly keys?: Keys;
}

/** A button that is an icon: named, with a tooltip that says its name and its key. */
export function IconAction({ label, keys, ...button }: IconActionProps) {
  const control = useKeys<HTMLButtonElement>(keys);
  const icon = (
    <IconButton {...button} ref={control} aria-label={label} aria-keyshortcuts={ariaKeys(keys)} />
  );
  // A disabled button tells a tooltip nothing.
  return button.disabled ? icon : <Tooltip title={withKeys(label, keys)}>{icon}</Tooltip>;
}
