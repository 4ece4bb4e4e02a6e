import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { isSession } from '../../../domain/reports/billable.ts';
import { formatTime } from '../../../domain/time/format.ts';
import type { AppointmentRow } from '../../../data/queries/results.ts';
import { PersonMark } from '../../../pieces/people/PersonMark.tsx';
import { sessionState } from '../../../pieces/sessions/state.ts';
import { sessionName } from '../../../pieces/sessions/words.ts';
import type { BadgeTone } from '../../../ui/states/StatusBadge.tsx';
import { SyncMark } from '../../../ui/states/SyncMark.tsx';
import { sessionLabel } from '../sessionLabel.ts';
import { whyFixed } from './fixed.ts';
import type { Block } from './layout.ts';

const Frame = styled(ButtonBase, {
  shouldForwardProp: (prop) => prop !== 'tone' && prop !== 'struck',
})<{ tone: BadgeTone; struck: boolean }>(({ theme, tone, struck }) => {
  const { palette } = theme.vars;
  const color = tone === 'neutral' ? palette.text.secondary : palette[tone].main;
  return {
    position: 'absolute',
    // A line that finds no room below goes beside, out of sight: never half of it.
    display: 'flex',
    flexFlow: 'column wrap',
    alignContent: 'flex-start',
    alignItems: 'flex-start',
    justifyContent: 'flex-start',
    columnGap: theme.spacing(1),
    overflow: 'hidden',
    padding: theme.spacing(0.25, 0.75),
    textAlign: 'start',
    fontFamily: 'inherit',
    fontSize: theme.typography.pxToRem(13),
    lineHeight: 1.3,
    color: palette.text.primary,
    borderRadius: 6,
    border: `1px solid color-mix(in srgb, ${color} 35%, ${palette.background.paper})`,
    borderInlineStart: `4px solid ${color}`,
    backgroundColor: `color-mix(in srgb, ${color} 13%, ${palette.background.paper})`,
    '& .name, & .time': {
      display: 'block',
      // The line of now lies over the block and under its words.
      position: 'relative',
      zIndex: 3,
      width: 'fit-content',
      maxWidth: '100%',
      backgroundColor: 'inherit',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    '& .name': {
      fontWeight: 600,
      textDecoration: struck ? 'line-through' : 'none',
    },
    '& .time': { color: palette.text.secondary },
    // A week on a phone: the name in small letters tells more than a cut time.
    '@container (max-width: 5rem)': {
      padding: theme.spacing(0.25),
      fontSize: theme.typography.pxToRem(11),
      lineHeight: 1.15,
      borderInlineStartWidth: 3,
      '& .time': { display: 'none' },
      '& .name': { whiteSpace: 'normal', overflowWrap: 'anywhere', fontWeight: 500 },
    },
    '& .end': {
      position: 'absolute',
      insetInline: 0,
      bottom: 0,
      height: 'min(8px, 25%)',
      cursor: 'ns-resize',
    },
    '&:hover .end, &:focus-visible .end': {
      borderBottom: `3px double ${color}`,
    },
    '&:focus-visible': { zIndex: 2 },
  };
});

const GAP = '2px';

/** One session on the grid. */
export const SessionBlock = memo(function SessionBlock(props: {
  block: Block;
  zone: string;
  now: string;
  tabbable: boolean;
  /** For administrators, whose grid holds several people's sessions. */
  showPsychologist: boolean;
  onOpen: (row: AppointmentRow) => void;
  onFocus: (id: string) => void;
}) {
  const { block, zone, now } = props;
  const { row, start, end, column, columns } = block;
  const { status, label, tone } = sessionState(row, now);
  const name = sessionName(row);
  const isFixed = whyFixed(row, now) !== null;
  const settled = status !== 'scheduled' || !isSession(row) || row.repair !== null;
  return (
    <Frame
      data-ring="inside"
      data-record={row.id}
      tone={tone}
      struck={status === 'cancelled'}
      tabIndex={props.tabbable ? 0 : -1}
      aria-keyshortcuts={isFixed ? undefined : 'M'}
      aria-label={sessionLabel(row, zone, now, props.showPsychologist)}
      onClick={() => props.onOpen(row)}
      onFocus={() => props.onFocus(row.id)}
      style={{
        top: `calc(var(--hour) * ${start / 60})`,
        height: `calc(var(--hour) * ${(end - start) / 60} - ${GAP})`,
        insetInlineStart: `calc(${(column / columns) * 100}% + ${GAP})`,
        width: `calc(${100 / columns}% - 2 * ${GAP})`,
      }}
    >
      <span className="name">
        {props.showPsychologist && row.psychologistName && (
          <>
            <PersonMark id={row.psychologistId} name={row.psychologistName} />{' '}
          </>
        )}
        {name}
        <SyncMark mark={row.mark} />
      </span>
      <span className="time num">
        {formatTime(row.startAt, zone)}
        {settled && ` · ${label}`}
      </span>
      {!isFixed && <span className="end" data-end />}
    </Frame>
  );
});
