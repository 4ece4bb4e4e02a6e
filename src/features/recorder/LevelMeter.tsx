import { unstable_memoTheme as memoTheme } from '@mui/material/utils';
import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';

const Track = styled('div')(
  memoTheme(({ theme }) => ({
    flexGrow: 1,
    minWidth: 48,
    height: 8,
    borderRadius: 4,
    overflow: 'hidden',
    backgroundColor: theme.vars.palette.action.selected,
    '& > div': {
      height: '100%',
      transformOrigin: 'left',
      transform: 'scaleX(0)',
      backgroundColor: theme.vars.palette.success.main,
    },
  })),
);

/** How loud it is: that the microphone hears something. */
export function LevelMeter({ level }: { level: () => number }) {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let frame = requestAnimationFrame(function draw() {
      if (bar.current) bar.current.style.transform = `scaleX(${level().toFixed(3)})`;
      frame = requestAnimationFrame(draw);
    });
    return () => cancelAnimationFrame(frame);
  }, [level]);
  return (
    <Track aria-hidden>
      <div ref={bar} />
    </Track>
  );
}
