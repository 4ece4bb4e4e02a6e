import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Column, databasePage, PAGE, readColumns } from '../databasePage.ts';
import { PURPOSES } from '../databaseTables.ts';
import { embeddedDatabase } from '../harness/database/database.ts';

let columns: readonly Column[];

beforeAll(async () => {
  columns = await readColumns(await embeddedDatabase());
});

const tables = () => [...new Set(columns.map(({ table }) => table))];

describe('the page of the database', () => {
  it('is what `npm run database-page` writes', () => {
    expect(readFileSync(PAGE, 'utf8')).toBe(databasePage(columns));
  });

  it('says what each table is for, and names no table that is gone', () => {
    expect(tables().toSorted()).toEqual(Object.keys(PURPOSES).toSorted());
  });

  it('has one line for each purpose', () => {
    const odd = Object.entries(PURPOSES).filter(([, line]) => !/^[A-Z][^\n]{10,89}\.$/.test(line));
    expect(odd).toEqual([]);
  });
});
