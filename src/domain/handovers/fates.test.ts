import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { entityNames } from '../entities.ts';
import { acts, fates, fateTable } from './fates.ts';

it('has a row for every entity, and each row ends with what takes all others', () => {
  expect(Object.keys(fateTable)).toEqual(entityNames);
  // Notes are of one shelf or the other.
  const open = entityNames.filter((entity) => {
    const { equal, comes, is } = fateTable[entity].at(-1) ?? { equal: {} };
    return equal ?? comes ?? is;
  });
  expect(open).toEqual([]);
});

it('is shown as it is in the pages', () => {
  const rows = entityNames.flatMap((entity) =>
    fateTable[entity].map(
      ({ name, fates: of }) =>
        `| \`${entity}\` | ${name} | ${acts.map((act) => of[act]).join(' | ')} |`,
    ),
  );
  const page = readFileSync(new URL('../../../docs/hand-over.md', import.meta.url), 'utf8');
  expect(page).toContain(rows.join('\n'));
  for (const [fate, words] of Object.entries(fates))
    expect(page).toContain(`**${fate}**: ${words}`);
});
