import { type RowAction, RowMenu } from './RowMenu.tsx';
import type { RowShape } from './rows.ts';
import { useRowStop } from './rowStop.ts';

/** What can be done with a row's record: most often, and in all. */
export function RowTools<T>(props: {
  readonly row: T;
  readonly menu: NonNullable<RowShape<T>['menu']>;
}) {
  const { row, menu } = props;
  if (menu.isFor && !menu.isFor(row)) return null;
  const first = menu.first?.(row);
  return (
    <>
      {first && <First {...first} />}
      <RowMenu label={menu.label(row)} actions={() => menu.actions(row)} />
    </>
  );
}

const First = ({ label, icon, act }: RowAction) => (
  <button
    type="button"
    className="tool no-print first"
    tabIndex={useRowStop()}
    aria-label={label}
    title={label}
    onClick={act}
  >
    {icon}
  </button>
);
