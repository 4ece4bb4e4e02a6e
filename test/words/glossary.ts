/** Words that say nothing of what a thing is, as a part of a name. */
export const EMPTY_WORDS: ReadonlySet<string> = new Set([
  'helper',
  'helpers',
  'manager',
  'managers',
  'misc',
  'stuff',
  'util',
  'utility',
  'utils',
]);

/** Names that libraries and browsers give. */
export const GIVEN_NAMES: ReadonlySet<string> = new Set(['helperText', 'LockManagerPart']);

/** Names that hide a meaning, and plainer ones. */
export const PLAINER: Readonly<Record<string, string>> = {
  aftermath: 'onRefused',
  begun: 'a noun, as in startReference',
  Beside: 'PrerenderNeighbours',
  came: 'counted',
  cameAt: 'countedAt',
  cameWithin: 'countsIn',
  departures: 'outgoing',
  drawn: 'a noun of what is drawn',
  gathered: 'complete, partial',
  ghost: 'dragPreview',
  heard: 'received',
  hearTabs: 'onTabMessage',
  kept: 'a noun of what is stored',
  Kept: 'OverRecord, or a noun of what is stored',
  LaterRows: 'ShowMore',
  leftOut: 'skipped',
  meant: 'a noun, as in target',
  MetSessions: 'OverlappingSessions',
  NewTimes: 'NewEntryDraft',
  noticed: 'a noun, as in listeners',
  objection: 'conflict',
  ownThings: 'openDraftsAndRecordings',
  Pile: 'LayerStack',
  said: 'declared',
  soFar: 'partial',
  takeUp: 'startDrag',
  told: 'notified',
  toldTo: 'listeners',
  TurnedDays: 'CalendarPager',
  useSame: 'useStructuralSharing',
  useSheets: 'usePrerendered',
  useStanding: 'useStatusClock',
  withoutHeaps: 'limitCombiningMarks',
};
