import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  administrator,
  createDocumentSet,
  psych,
  TENANT,
} from '../../../test/fixtures/documents.ts';
import type { Tenant } from '../tenants/tenant.ts';
import { selectPlan, subscribe } from './commands.ts';

const AT = '2026-03-10T12:00:00.000Z';

const practice = (kind: Tenant['kind']): Tenant => ({
  id: TENANT,
  name: 'Consultório Duarte',
  domain: 'duarte',
  kind,
  timeZone: 'America/Sao_Paulo',
  planId: null,
});

describe.each([subscribe, selectPlan])('choosing a plan by $name', (command) => {
  const choose = (kind: Tenant['kind'], actor = psych) => {
    const documents = createDocumentSet({ tenants: [practice(kind)] });
    command.apply(documents, { planId: 'basic' }, { actor, at: AT });
    return documents.get('tenants', TENANT)?.planId;
  };

  it('is up to whoever owns the practice', () => {
    expect(choose('individual')).toBe('basic');
    expect(choose('clinic', administrator)).toBe('basic');
  });

  it('is not up to a psychologist of a clinic', () => {
    expect(() => choose('clinic')).toThrow(
      expect.objectContaining({ code: 'forbidden', status: 403 }),
    );
  });

  it('touches the actor’s own practice, whatever the arguments say', () => {
    const args = v.parse(command.args, { planId: ' basic ', userId: 'another', tenantId: 'x' });
    expect(args).toEqual({ planId: 'basic' });
    expect(command.touches(args, psych)).toEqual([['tenants', TENANT]]);
  });
});
