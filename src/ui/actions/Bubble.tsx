import Tooltip from '@mui/material/Tooltip';
import type { RefObject } from 'react';

/** The bubble of a tip; `Tip` says when it is there. Escape closes it. */
export function Bubble(props: {
  readonly of: RefObject<HTMLElement | null>;
  readonly title: string;
  readonly isOpen: boolean;
  readonly onEnter: () => void;
  readonly onLeave: () => void;
  readonly onClose: () => void;
}) {
  const { of, title, isOpen, onEnter, onLeave, onClose } = props;
  return (
    <Tooltip
      open={isOpen}
      title={title}
      onClose={onClose}
      disableHoverListener
      disableFocusListener
      disableTouchListener
      describeChild
      slotProps={{
        popper: {
          anchorEl: () => of.current as HTMLElement,
          onPointerEnter: onEnter,
          onPointerLeave: onLeave,
        },
      }}
    >
      {/* The control stands elsewhere: a tooltip that took it in would draw it anew. */}
      <span hidden />
    </Tooltip>
  );
}
