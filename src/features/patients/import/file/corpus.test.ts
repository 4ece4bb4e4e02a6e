import { describe, expect, it } from 'vitest';
import {
  addressBook,
  type AddressBook,
  type Contact,
} from '../../../../../test/fixtures/addressBooks.ts';
import { tidyPhone } from '../../form/patientForm.ts';
import { begunImport } from '../importState.ts';
import { judge, type Judged } from '../judge.ts';
import { dateReading } from '../readingWords.ts';
import { readTable } from './readTable.ts';

const BOOKS = 500;

const expected = ({ names, email, mobile, born, street, city }: Contact) => ({
  name: names.filter(Boolean).join(' '),
  email,
  phone: tidyPhone(mobile),
  ...(born && { birthDate: born }),
  address: `${street}, ${city}`,
});

/** Imports a book; the person answers the order of dates where the file does not show it. */
async function imported(book: AddressBook): Promise<readonly Judged[]> {
  const read = await readTable(book.bytes);
  const state = begunImport('lista.csv', read, () => crypto.randomUUID());
  const dayOrder = dateReading(state, 2026)?.isOpen ? book.order : null;
  const reading = { ...state, dayOrder };
  return judge(state.lines, { reading, psychologistId: null, known: [], today: '2026-11-22' });
}

/** Counts the contacts of a book that arrive right, are left out with a reason, or are neither. */
async function results(book: AddressBook) {
  const lines = await imported(book);
  const lost: string[] = [];
  let skipped = 0;
  for (const contact of book.contacts) {
    const line = lines.find(({ cells }) => cells.some((cell) => cell.includes(contact.email)));
    const { id: _, ...stored } = line?.args ?? { id: '' };
    if (line?.args === null && line.reasons.join('') !== '') skipped += 1;
    else if (JSON.stringify(sorted(stored)) !== JSON.stringify(sorted(expected(contact))))
      lost.push(`${book.program}, ${book.charset}, ${book.fault}: ${JSON.stringify(stored)}`);
  }
  return { lost, skipped };
}

const sorted = (record: object) => Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1));

describe('500 address books of five programs', () => {
  it('lose nobody: each contact arrives right or is left out with a reason', async () => {
    const lost: string[] = [];
    const counts = { sound: 0, skipped: 0, faulty: 0, skippedOfFaulty: 0 };
    for (let seed = 0; seed < BOOKS; seed += 1) {
      const book = addressBook(seed);
      const result = await results(book);
      lost.push(...result.lost);
      const isSound = book.fault === 'none' || book.fault === 'titles';
      counts[isSound ? 'sound' : 'faulty'] += book.contacts.length;
      counts[isSound ? 'skipped' : 'skippedOfFaulty'] += result.skipped;
    }
    expect(lost).toEqual([]);
    // Leaving out is no way out: without a planted fault at most one in a hundred.
    expect(counts.skipped).toBeLessThanOrEqual(counts.sound / 100);
    // A planted fault costs its own line alone.
    expect(counts.skippedOfFaulty).toBeLessThanOrEqual(counts.faulty / 10);
    expect(counts.sound + counts.faulty).toBeGreaterThan(BOOKS * 12);
  });
});
