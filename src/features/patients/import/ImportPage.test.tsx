import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  psych,
  samplePatient,
  sampleTenant,
  sampleUser,
} from '../../../../test/harness/practice/samples.ts';
import {
  browser,
  connectDevice,
  openPractice,
  renderScreen,
} from '../../../../test/harness/page/screen.tsx';
import { stubWakeLock } from '../../../../test/harness/page/wakeLock.ts';
import { ImportPage } from './ImportPage.tsx';

const LATER = { timeout: 15_000 };
const people = {
  tenants: [sampleTenant],
  users: [sampleUser()],
  patients: [samplePatient(1, { name: 'Ana Souza', email: 'ana@exemplo.com' })],
};

vi.setConfig({ testTimeout: 60_000 });
afterEach(cleanup);

async function open(server: Awaited<ReturnType<typeof openPractice>>, machine = browser()) {
  const here = connectDevice(server, psych, machine);
  await here.device.query('patients.list', {});
  const drawn = renderScreen(here.client, <ImportPage />);
  const choose = async (csv: string | Uint8Array<ArrayBuffer>) =>
    drawn.user.upload(
      await screen.findByLabelText<HTMLInputElement>('Arquivo com os pacientes', {}, LATER),
      new File([csv], 'lista.csv', { type: 'text/csv' }),
    );
  return { ...drawn, here, choose };
}

const said = (text: string | RegExp) => screen.findByText(text, {}, LATER);
const press = async (user: { click: (element: Element) => Promise<void> }, name: string) =>
  user.click(await screen.findByRole('button', { name }, LATER));

const namesOn = async (server: Awaited<ReturnType<typeof openPractice>>) =>
  (await server.projection(psych)).flatMap(({ entity, doc }) =>
    entity === 'patients' && 'name' in doc ? [doc.name] : [],
  );

describe('a file of patients', () => {
  it('is read and imported with the screen kept on, which then goes off as usual', async () => {
    const locks = stubWakeLock();
    const { user, choose } = await open(await openPractice(people));
    await choose('Nome;Email\nCaio;caio@exemplo.com');
    await press(user, 'Importar 1 paciente');
    await said('1 paciente importado');
    await waitFor(() => expect(locks.inForce()).toBe(0));
    expect(locks.given.length).toBeGreaterThan(1);
    locks.remove();
  });

  it('is checked line by line, corrected, and imported; twice of it makes nobody twice', async () => {
    const server = await openPractice(people);
    const { user, choose, here } = await open(server);
    const csv = 'Nome;Email\nRita;\nCaio;caio@exemplo.com\nAna S.;ANA@exemplo.com';
    await choose(csv);
    expect(await said('1 linha pronta, 2 ficam de fora.')).toBeDefined();
    expect(await said(/Já cadastrado: Ana Souza, com o mesmo email/)).toBeDefined();
    // The keyboard goes on where the step begins, not at the top of the page.
    await user.tab();
    expect(document.activeElement?.textContent).toBe('Trocar arquivo');
    await user.click(await said('Rita'));
    const form = within(await screen.findByRole('dialog', {}, LATER));
    await user.type(await form.findByLabelText(/^Email/), 'rita@exemplo.com');
    await user.click(form.getByRole('button', { name: 'Guardar' }));
    await press(user, 'Importar 2 pacientes');
    expect(await said(/2 pacientes importados\. Já estão na sua lista/)).toBeDefined();
    await user.tab();
    expect(document.activeElement?.textContent).toBe('Trocar arquivo');
    await waitFor(async () => expect(await here.device.query('sync.items', {})).toEqual([]), LATER);
    expect((await namesOn(server)).sort()).toEqual(['Ana Souza', 'Caio', 'Rita']);
    await press(user, 'Trocar arquivo');
    await choose(csv);
    expect(await said('Nenhuma linha pronta, 3 ficam de fora.')).toBeDefined();
  });

  it('that was begun is found again, with what was corrected', async () => {
    const server = await openPractice(people);
    const machine = browser();
    const first = await open(server, machine);
    await first.choose('Nome;Email\nRita;\nCaio;caio@exemplo.com');
    await said('1 linha pronta, 1 fica de fora.');
    await waitFor(() => expect(machine.store.drafts.size).toBe(1), LATER);
    cleanup();
    await first.here.device.close();
    await open(server, machine);
    expect(await said('1 linha pronta, 1 fica de fora.')).toBeDefined();
  });

  it('that is none is turned down in words', async () => {
    const { choose } = await open(await openPractice(people));
    await choose('PK\u0003\u0004');
    expect((await screen.findByRole('alert', {}, LATER)).textContent).toMatch(/Excel/);
  });

  it('of 2,000 lines, 50 of them faulty, is imported without a network: all are there once', async () => {
    const server = await openPractice(people);
    const { user, choose, here } = await open(server);
    here.cut();
    const lines = Array.from({ length: 2000 }, (_, n) =>
      n % 40 === 7 ? `Sem email ${n};` : `Paciente ${n};p${n}@exemplo.com`,
    );
    const csv = `Nome;Email\n${lines.join('\n')}`;
    await choose(csv);
    await said('1.950 linhas prontas, 50 ficam de fora.');
    await press(user, 'Importar 1.950 pacientes');
    expect(await said(/1\.950 pacientes importados/)).toBeDefined();
    expect(await said('Nenhuma linha pronta, 50 ficam de fora.')).toBeDefined();
    expect(await here.device.query('sync.status', {})).toMatchObject({ waiting: 1950 });
    here.heal();
    await waitFor(async () => expect(await here.device.query('sync.items', {})).toEqual([]), {
      timeout: 40_000,
    });
    const names = await namesOn(server);
    expect([names.length, new Set(names).size]).toEqual([1951, 1951]);
  });

  it('is read another way where the person says so: character set, delimiter, order of dates', async () => {
    const { user, choose } = await open(await openPractice(people));
    const bytes = Array.from('Nome;Email\nJo_o, o pai;joao@exemplo.com', (each) =>
      each === '_' ? 0xe3 : each.charCodeAt(0),
    );
    await choose(Uint8Array.from(bytes));
    const accents = await screen.findByLabelText<HTMLSelectElement>('Acentos', {}, LATER);
    expect(accents.value).toBe('windows-1252');
    expect(await said('Ex.: João, o pai')).toBeDefined();
    await user.selectOptions(accents, 'Mac antigo');
    expect(await said('Ex.: Jo„o, o pai')).toBeDefined();
    await user.selectOptions(accents, 'windows-1252');
    expect(await said('Ex.: João, o pai')).toBeDefined();
    await user.selectOptions(screen.getByLabelText('Separador das colunas'), ',');
    expect(await said('Ex.: João,o pai;joao@exemplo.com')).toBeDefined();
    await user.selectOptions(screen.getByLabelText('Separador das colunas'), ';');
    expect(await said('Ex.: João, o pai;joao@exemplo.com')).toBeDefined();
    expect(screen.queryByLabelText('Ordem das datas')).toBeNull();
  });

  it('whose dates do not tell their order is asked about once, and shows the days in words', async () => {
    const { user, choose } = await open(await openPractice(people));
    await choose('Relatório;;\nNome;Email;Nascimento\nCaio;caio@exemplo.com;5/3/1990');
    expect(await said(/1 contato no arquivo\. Acima do cabeçalho.*“Relatório”/)).toBeDefined();
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /5\/3\/1990 é 5 de março de 1990/,
    );
    await user.selectOptions(screen.getByLabelText('Ordem das datas'), 'Mês antes do dia');
    expect(await said('Ex.: 5/3/1990 é 3 de maio de 1990')).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
    const example = within(screen.getByRole('region', { name: 'Exemplo de paciente' }));
    expect(example.getByText('3 de maio de 1990')).toBeDefined();
  });

  it('shows the values that are not taken, and takes one in the place of another', async () => {
    const { user, choose } = await open(await openPractice(people));
    await choose(
      'Nome;Email;Celular;Telefone fixo\nCaio;caio@exemplo.com;11 98765-4321;11 3333-4444',
    );
    await user.click(await screen.findByRole('button', { name: 'Caio' }, LATER));
    const form = within(await screen.findByRole('dialog', {}, LATER));
    await user.click(await form.findByRole('button', { name: 'Usar (11) 3333-4444' }, LATER));
    expect(form.getByLabelText<HTMLInputElement>(/^Telefone$/).value).toBe('(11) 3333-4444');
    await user.click(form.getByRole('button', { name: 'Guardar' }));
    const example = within(await screen.findByRole('region', { name: 'Exemplo de paciente' }));
    expect(await example.findByText('(11) 3333-4444', {}, LATER)).toBeDefined();
  });
});
