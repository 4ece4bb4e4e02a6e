import type { Page } from '@playwright/test';
import type { AnyDocument, EntityName } from '../../../src/domain/core/documents.ts';
import type { Appointment } from '../../../src/domain/appointments/appointment.ts';
import type { Note } from '../../../src/domain/notes/note.ts';
import type { Patient } from '../../../src/domain/patients/patient.ts';
import type { Api } from './api.ts';

export const PEOPLE = [
  ['psychologist', 'psicologa@demo.local'],
  ['administrator', 'clinica@demo.local'],
  ['patient', 'paciente@demo.local'],
] as const;

export type Role = (typeof PEOPLE)[number][0];

/** Every address that a person of this role can be at, dialogs included. */
export async function addressesOf(role: Role, api: Api): Promise<string[]> {
  const all = await api.everything();
  const documents = <D extends AnyDocument>(entity: EntityName): D[] =>
    all.filter((row) => row.entity === entity).map(({ doc }) => doc as D);
  if (role === 'patient') {
    const [own] = documents<Appointment>('appointments');
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
  const [patient] = documents<Patient>('patients');
  const sessions = documents<Appointment>('appointments');
  const ofPatient = (status: string) =>
    sessions.find((session) => session.status === status && session.patientId);
  const [scheduled, completed] = [ofPatient('scheduled'), ofPatient('completed')];
  const [note] = role === 'psychologist' ? documents<Note>('notes') : [];
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
export const goWithin = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => history.pushState({}, '', to), address);
