import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { type Audience, visibleVersions } from './access.ts';
import { type AnyDocument, definitionOf, type EntityName } from './core/documents.ts';
import { defineEntity, field, type Fields, OWNER, schemaOf, STAFF } from './core/entity.ts';
import { entityNames } from './entities.ts';

const PORTAL_ACCOUNT = 'portal-account';

/** Every field has a value, and nothing is sealed or handed over. */
function fullDocument(entity: EntityName): AnyDocument {
  const names = Object.keys(definitionOf(entity).fields);
  const values = names.map((name) => [name, ['sealedAt', 'keeperId'].includes(name) ? null : name]);
  return { ...Object.fromEntries(values), notOurs: 'a column that no field names' };
}

function groupOf(audience: Audience, successorId: string | null | undefined): string {
  if (audience === 'tenant') return 'practice';
  if (audience === `user:${successorId}`) return 'successor';
  if (audience === `user:${PORTAL_ACCOUNT}`) return 'portal';
  const [kind] = audience.split(':');
  return kind === 'user' ? 'owner' : kind!;
}

/** Groups of readers, as `administrators owner`, with the fields that exactly they receive. */
function sentFields(entity: EntityName): Record<string, string> {
  const readers = new Map<string, Set<string>>();
  const full = fullDocument(entity);
  const successorId = definitionOf(entity).readers.successor?.(full);
  for (const { audience, document } of visibleVersions(entity, full, {
    portalUserIds: [PORTAL_ACCOUNT],
  }))
    for (const name of Object.keys(document))
      readers.set(name, (readers.get(name) ?? new Set()).add(groupOf(audience, successorId)));
  const sent: Record<string, string> = {};
  for (const [name, groups] of readers) {
    const key = [...groups].toSorted().join(' ');
    sent[key] = sent[key] ? `${sent[key]} ${name}` : name;
  }
  return sent;
}

/** By entity: the fields that exactly these groups of readers receive. */
const sentTo: Readonly<Record<EntityName, Readonly<Record<string, string>>>> = {
  tenants: {
    practice: 'id name domain kind timeZone planId aiConsentSince hidesMoodFaces noteShelf',
  },
  users: {
    'administrators owner portal': 'id name role isActive',
    'administrators owner':
      'email crp specialization phone bio availabilityWeeksAhead emailVerifiedAt ' +
      'reminderLeadHours bellHidden answersMailed termsVersion termsAcceptedAt closesAt',
    owner: 'calendarAsk',
  },
  bellDismissals: {
    'account owner': 'id userId items',
  },
  freeTimes: {
    portal: 'id psychologistId until lengths',
  },
  patients: {
    'administrators owner portal successor':
      'id name email phone cpf birthDate address emergencyContact isActive ' +
      'psychologistId consents remindersOffAt userId createdAt',
    'administrators owner successor':
      'guardianName guardianRelation guardianCpf guardianPhone guardianEmail ' +
      'guardianAuthorizedOn payerName payerCpf sessionFee earlierFees legalHold recordHolderId sealedAt',
    owner: 'medicalHistory currentMedications allergies',
  },
  handovers: {
    'administrators owner successor':
      'id kind patientId memberId successorId memberName successorName status noteCount askedBy createdAt endedAt ' +
      'mailedAt dueAt',
  },
  patientInvites: {
    'administrators owner': 'id patientId psychologistId email status expiresAt createdAt',
  },
  correctionRequests: {
    'administrators owner portal':
      'id patientId psychologistId field wanted status reason answeredAt createdAt',
    'administrators owner': 'answeredBy',
  },
  availabilityPeriods: {
    'administrators owner':
      'id psychologistId startAt endAt startClock endClock isRecurring recurringPattern ' +
      'daysOfWeek isActive notes slotDuration breakDuration createdAt',
  },
  availabilityBlocks: {
    'administrators owner':
      'id psychologistId startAt endAt startClock endClock reason isRecurring ' +
      'recurringPattern createdAt',
  },
  recurringBreaks: {
    'administrators owner':
      'id psychologistId dayOfWeek startTime endTime description isActive createdAt',
  },
  recurringAppointments: {
    'administrators owner':
      'id patientId psychologistId recurringType daysOfWeek startTime endTime startDate ' +
      'endDate isActive notes createdAt',
  },
  professionalProfiles: {
    'owner portal': 'id offeredPix receiptIssuer',
    owner:
      'regime regimeSince crp cpf cnpj legalName companyName pixKeyKind pixKey city ' +
      'signature updatedAt',
  },
  noteTemplates: {
    owner: 'id psychologistId name text createdAt',
  },
  appointments: {
    'administrators owner portal':
      'id psychologistId patientId startAt endAt status isGoogleCalendarEvent ' +
      'recurringAppointmentId occurrenceDay isFree createdAt',
    'administrators owner':
      'title description notes cancellationReason patientBookedAt patientCancelledAt ' +
      'patientCancelReceivedAt price earlierPrices patientName remindedAt remindedStartAt',
    'owner portal': 'patientNotes',
  },
  notes: {
    owner:
      'id patientId appointmentId psychologistId plaintext summary summaryStatus ' +
      'estimate reader sentimentScore intensity emotions rationale reviewedSummary shelf ' +
      'leftRecordAt keeperId authorName sealedAt conflicts createdAt updatedAt receivedAt ' +
      'updateReceivedAt',
  },
  packages: {
    'administrators owner portal':
      'id patientId psychologistId sessions amount paymentMethod paidOn createdAt ' +
      'cancelledAt continues passedSessions passedAmount ' +
      'refundedOn refundedAmount isRefundFilled',
    'administrators owner': 'notes parties corrections',
  },
  payments: {
    'administrators owner portal':
      'id appointmentId patientId psychologistId amount paymentMethod status paidOn ' +
      'transactionId packageId refundedOn refundedAmount createdAt',
    'administrators owner': 'notes parties corrections rest',
  },
  issuedDocuments: {
    owner:
      'id patientId psychologistId kind format shelves recipient relation reason place ' +
      'channel sha256 outcome settledAt createdAt',
  },
  recordSheets: {
    owner:
      'id patientId psychologistId authorName authorCrp keeperId sealedAt sessions documents removals',
  },
  paymentReceipts: {
    'owner portal':
      'id psychologistId transactionId patientId year number issuedAt invoice createdAt',
    owner: 'paper earlier',
    portal: 'inPortal',
  },
  receitaFiles: {
    owner: 'id psychologistId month sha256 lines issuer settled withdrawnAt createdAt',
  },
};

describe('each field is sent to these readers, and to nobody else:', () => {
  it.each(entityNames)('%s', (entity) => {
    expect(sentFields(entity)).toEqual(sentTo[entity]);
  });

  it.each(entityNames)('%s: a column that is no field is sent to nobody', (entity) => {
    const sent = Object.values(sentFields(entity)).join(' ').split(' ');
    expect(sent).not.toContain('notOurs');
    expect(sent.toSorted()).toEqual(Object.keys(definitionOf(entity).fields).toSorted());
  });

  it.each(entityNames)('%s: whoever sees a document sees its id', (entity) => {
    const { readers, visible } = definitionOf(entity);
    for (const reader of Object.keys(readers) as (keyof typeof readers)[])
      expect(visible[reader]).toContain('id');
  });
});

describe('a field', () => {
  const id = field(v.string(), 'Código', STAFF);
  const readers = { administrators: true, owner: () => null } as const;

  const of = <F extends Fields>(fields: F) => ({ fields, schema: schemaOf(fields) });

  /** Never called: the compiler alone reads it. */
  const refusedByTheCompiler = () => {
    // @ts-expect-error -- nobody is named
    field(v.string(), 'Indicado por');
    // @ts-expect-error -- an empty list is no decision
    field(v.string(), 'Indicado por', []);
    // @ts-expect-error -- the entity does not say how `owner` is found
    defineEntity({ ...of({ id }), missing: '', readers: { administrators: true } });
    const referredBy = field(v.string(), 'Indicado por', ['portal']);
    // @ts-expect-error -- the entity does not say how `portal` is found
    defineEntity({ ...of({ id, referredBy }), missing: '', readers });
    // @ts-expect-error -- what has no `readers` is no field
    defineEntity({ ...of({ id, referredBy: v.string() }), missing: '', readers });
  };

  it('does not compile without readers, or with those whom its entity does not name', () => {
    // `npm run types` fails where one of the lines above compiles.
    expect(refusedByTheCompiler).toBeTypeOf('function');
  });

  it('that a psychologist alone receives does not reach administrators', () => {
    const secret = field(v.string(), 'Segredo', OWNER);
    const { visible } = defineEntity({ ...of({ id, secret }), missing: '', readers });
    expect([...visible.administrators]).toEqual(['id']);
    expect([...visible.owner]).toEqual(['id', 'secret']);
  });
});
