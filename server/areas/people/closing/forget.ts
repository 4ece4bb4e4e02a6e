import { required } from '../../../../src/domain/core/documents.ts';
import { dismissalsIdOf } from '../../../../src/domain/bell/dismissals.ts';
import type { User } from '../../../../src/domain/users/user.ts';
import { forgetAccess } from '../auth/public.ts';
import { leaveCalendar } from '../../calendar/google/public.ts';
import { changeDocuments, type ServerChange } from '../../../engine/documents/change.ts';
import type { ServerParts } from '../../../kernel/parts.ts';

/** Who reads it knows that the address is gone; `.invalid` is nobody's. */
const noAddress = (id: string): string => `conta-encerrada-${id}@sereno.invalid`;

/**
 * Who wrote a record is named by it for as long as it is kept; of the others nothing needs to be known. The address is free
 * for another account in any case.
 */
const withoutData = (person: User): User => ({
  ...person,
  ...(person.role === 'psych' ? {} : { email: noAddress(person.id) }),
  emailVerifiedAt: null,
  ...(person.role === 'patient' ? { name: 'Conta encerrada' } : {}),
  specialization: null,
  phone: null,
  bio: null,
  reminderLeadHours: null,
  bellHidden: null,
  calendarAsk: null,
  answersMailed: null,
  isActive: false,
  closesAt: null,
});

/** The practice goes on knowing its patient, who may be invited again. */
async function unlinkPatient({ documents, find }: ServerChange, userId: string): Promise<void> {
  for (const patient of await find('patients', { equal: { userId } }))
    documents.put('patients', { ...patient, userId: null });
}

async function forgetProfession(change: ServerChange, userId: string): Promise<void> {
  const { documents, find, load } = change;
  for (const { id } of await find('noteTemplates', { equal: { psychologistId: userId } }))
    documents.remove('noteTemplates', id);
  await load([['professionalProfiles', userId]]);
  const profile = documents.get('professionalProfiles', userId);
  if (!profile) return;
  const none = { pixKeyKind: null, pixKey: null, signature: null };
  documents.put('professionalProfiles', { ...profile, ...none });
}

/**
 * Removes what no law asks to keep of an account that was closed. Records, payments, receipts and the log of what was done
 * stay, with who answers for them.
 */
export const forget = (parts: ServerParts, tenantId: string, userId: string): Promise<void> =>
  changeDocuments(parts, tenantId, async (change) => {
    const { tx, documents, load } = change;
    const dismissals = dismissalsIdOf(userId);
    await load([
      ['users', userId],
      ['bellDismissals', dismissals],
    ]);
    const person = required(documents, 'users', userId);
    if (!person.closesAt) return;
    documents.put('users', withoutData(person));
    if (documents.get('bellDismissals', dismissals)) documents.remove('bellDismissals', dismissals);
    if (person.role === 'patient') await unlinkPatient(change, userId);
    if (person.role === 'psych') await forgetProfession(change, userId);
    await leaveCalendar(parts, change, { tenantId, userId });
    await change.write();
    await forgetAccess(tx, { tenantId, userId }, new Date(parts.clock.now()).toISOString());
  });
