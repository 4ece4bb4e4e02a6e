export { BlockDialog } from './blocks/BlockDialog.tsx';
export { BreakDialog } from './blocks/BreakDialog.tsx';
export { PeriodDialog } from './periods/PeriodDialog.tsx';
export { WeekDialog } from './periods/WeekDialog.tsx';
