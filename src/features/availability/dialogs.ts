export { BlockDialog } from './BlockDialog.tsx';
export { BreakDialog } from './BreakDialog.tsx';
export { PeriodDialog } from './PeriodDialog.tsx';
export { WeekDialog } from './WeekDialog.tsx';
