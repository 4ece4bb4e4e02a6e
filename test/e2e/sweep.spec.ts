import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../server/demo/accounts.ts';
import type { Appointment } from '../../src/domain/appointments/appointment.ts';
import type { Note } from '../../src/domain/notes/note.ts';
import type { Patient } from '../../src/domain/patients/patient.ts';
import { Api } from './harness/api.ts';
import { DESKTOP, Device, VIEWPORTS } from './harness/device.ts';
import { faultsOf, settled } from './harness/faults.ts';
import * as steps from './harness/steps.ts';
import { expect, test } from './harness/world.ts';

const PEOPLE = [
  ['psychologist', 'psicologa@demo.local'],
  ['administrator', 'clinica@demo.local'],
  ['patient', 'paciente@demo.local'],
] as const;

type Role = (typeof PEOPLE)[number][0];

/** Every address that a person of this role can be at, dialogs included. */
async function addressesOf(role: Role, api: Api): Promise<string[]> {
  if (role === 'patient') {
    const [own] = await api.documents<Appointment>('appointments');
    return [
      '/app/patient-dashboard',
      '/app/patient-dashboard?dialogo=aparelho',
      '/app/patient-scheduling',
      '/app/patient-dashboard?dialogo=meus-dados',
      '/app/patient-dashboard?dialogo=configuracoes',
      '/app/patient-scheduling?dialogo=agendar',
      `/app/patient-scheduling?dialogo=sessao&alvo=${own?.id}`,
    ];
  }
  const [patient] = await api.documents<Patient>('patients');
  const sessions = await api.documents<Appointment>('appointments');
  const ofPatient = (status: string) =>
    sessions.find((session) => session.status === status && session.patientId);
  const [scheduled, completed] = [ofPatient('scheduled'), ofPatient('completed')];
  const [note] = role === 'psychologist' ? await api.documents<Note>('notes') : [];
  if (!patient || !scheduled || !completed) throw new Error('the demonstration lacks a case');
  return [
    '/app/dashboard',
    '/app/agenda?aba=agendamentos',
    '/app/agenda?aba=recorrentes',
    '/app/agenda?aba=configuracoes',
    '/app/agenda?visao=mes',
    '/app/agenda?visao=semana',
    `/app/agenda?dialogo=agendamento-rapido&alvo=${patient.id}`,
    '/app/agenda?visao=dia',
    '/app/agenda?dialogo=agendar',
    '/app/agenda?dialogo=sessao-agora',
    `/app/agenda?dialogo=sessao&alvo=${scheduled.id}`,
    `/app/agenda?dialogo=remarcar&alvo=${scheduled.id}`,
    `/app/agenda?dialogo=nota&alvo=${completed.id}`,
    '/app/agenda?dialogo=alteracoes',
    '/app/pacientes',
    '/app/pacientes?dialogo=paciente',
    '/app/pacientes/importar',
    `/app/pacientes/${patient.id}`,
    `/app/pacientes/${completed.patientId}?aba=documentos&dialogo=declaracao&alvo=${completed.patientId}`,
    `/app/pacientes/${completed.patientId}?aba=documentos&dialogo=prontuario&alvo=${completed.patientId}`,
    '/app/notas',
    '/app/ai',
    `/app/ai?periodo=ano&paciente=${completed.patientId}`,
    '/app/dashboard?aba=analises',
    '/app/relatorios-financeiros',
    '/app/historico',
    `/app/historico?dialogo=pagamento&alvo=${completed.id}`,
    '/app/financeiro',
    '/app/financeiro?aba=recibos',
    '/app/plans',
    '/app/billing',
    '/app/configuracoes',
    '/app/configuracoes?aba=google',
    '/app/configuracoes?aba=dados',
    '/app/configuracoes?aba=perfil',
    '/app/configuracoes?aba=seguranca',
    ...(role === 'psychologist'
      ? [
          '/app/configuracoes?aba=notificacoes',
          '/app/financeiro?aba=receita-saude&dialogo=dados-profissionais',
        ]
      : ['/app/configuracoes?aba=clinica', '/app/configuracoes?aba=leituras']),
    `/app/notas/${completed.patientId}${note ? `?dialogo=ler-nota&alvo=${note.id}` : ''}`,
    `/app/sessoes/${completed.id}`,
    `/app/sessoes/${completed.id}?aba=anotacoes`,
    `/app/sessoes/${completed.id}?aba=historico`,
  ];
}

/** As a link within the app does it, which spares the start of the app. */
const goWithin = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => history.pushState({}, '', to), address);

/** Where nobody comes by an address alone: the search with what it found, and the last step of a booking. */
async function faultsFurtherIn(page: Page, role: Role): Promise<string[]> {
  const dialog = page.getByRole('dialog');
  if (role === 'patient') {
    await goWithin(page, '/app/patient-scheduling?dialogo=agendar');
    await dialog
      .getByRole('button', { name: /^\d\d:\d\d/ })
      .first()
      .click();
    await dialog.getByRole('button', { name: 'Continuar' }).click();
    await expect(dialog.getByLabel('Observações')).toBeVisible();
    await settled(page);
    return faultsOf(page, 'the last step of a booking');
  }
  await goWithin(page, '/app/dashboard?dialogo=busca');
  await dialog.getByRole('combobox').fill('ana');
  await expect(dialog.getByRole('option').first()).toBeVisible();
  await settled(page);
  return faultsOf(page, 'the search, with what it found');
}

for (const [size, viewport] of VIEWPORTS) {
  test(`on ${size} signing in and registering are accessible, fit, and raise no error`, async ({
    newDevice,
  }) => {
    const page = await (await newDevice(viewport)).open('/login');
    await settled(page);
    const faults = await faultsOf(page, '/login');
    await page.getByRole('tab', { name: 'Criar conta' }).click();
    await settled(page);
    expect([...faults, ...(await faultsOf(page, '/login, registration'))]).toEqual([]);
  });

  for (const [role, email] of PEOPLE)
    test(`on ${size} each screen of a ${role} is accessible, fits, and raises no error`, async ({
      demoServer,
    }) => {
      const person = { name: '', email, password: DEMO_PASSWORD };
      const addresses = await addressesOf(role, await Api.login(demoServer.url, person));
      const device = await Device.create(demoServer.port, viewport);
      try {
        const page = await device.open('/login');
        await steps.signIn(page, person);
        const faults: string[] = [];
        for (const address of addresses) {
          // A desktop starts at each screen; its tabs and dialogs are opened from it, as on a phone.
          if (viewport === DESKTOP && !address.includes('?'))
            await page.goto(device.origin + address, { waitUntil: 'commit' });
          else await goWithin(page, address);
          await settled(page);
          faults.push(...(await faultsOf(page, address)));
        }
        faults.push(...(await faultsFurtherIn(page, role)));
        // The practice's own: a patient has no bell. It comes once a screen rests, and may stand behind a dialog.
        const bell = page.getByRole('button', { name: /^Avisos/, includeHidden: true });
        await expect(bell).toHaveCount(role === 'patient' ? 0 : 1);
        expect([...faults, ...device.complaints.list]).toEqual([]);
      } finally {
        await device.dispose();
      }
    });
}
