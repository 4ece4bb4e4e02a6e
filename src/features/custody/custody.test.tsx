import { ThemeProvider } from '@mui/material/styles';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answering, pageOnline } from '../../../test/harness/page/pageOnline.ts';
import {
  psych,
  psychId,
  sampleAppointment,
  sampleNote,
  samplePatient,
  sampleTenant,
  sampleUser,
} from '../../../test/harness/practice/samples.ts';
import { connectDevice, openPractice, renderScreen } from '../../../test/harness/page/screen.tsx';
import { theme } from '../../app/theme.ts';
import { connectionError } from '../../client/online/apiError.ts';
import { sha256 } from '../../client/files/sha256.ts';
import { noteChainCall, noteVersionCall, noteVersionsCall } from '../../domain/contract/custody.ts';
import { certificateOf, textOf } from '../../domain/custody/certificate.ts';
import { type Before, type Link, linkAfter } from '../../domain/custody/chain.ts';
import { NoteCertificate } from './CertificatePage.tsx';
import { CheckPage } from './CheckPage.tsx';
import VersionsDialog from './VersionsDialog.tsx';

vi.setConfig({ testTimeout: 40_000 });
const LATER = { timeout: 12_000 };
afterEach(cleanup);

const note = sampleNote(1, { plaintext: 'Dormiu bem. Voltou a correr.' });
const TEXTS = ['Dormiu mal.', 'Dormiu bem.', note.plaintext];
const saltOf = (number: number) => `01890000-0000-7000-8000-00000000000${number}`;

async function chain(): Promise<(Link & { v: number })[]> {
  const links: (Link & { v: number })[] = [];
  let before: Before | null = null;
  for (const [index, plaintext] of TEXTS.entries()) {
    const at = `2026-03-02T1${index}:00:00.000Z`;
    const receivedAt = index === 1 ? '2026-03-03T08:00:00.000Z' : at;
    const told = { noteId: note.id, at, receivedAt, sealedAt: receivedAt, authorId: psychId };
    const link: Link = await linkAfter(
      before,
      { ...told, salt: saltOf(index + 1), plaintext },
      sha256,
    );
    links.push({ ...link, v: (index + 1) * 10 });
    before = link;
  }
  return links;
}

let links: Awaited<ReturnType<typeof chain>>;
let isCut = false;
let asideNumber = 0;
const reached = () => {
  if (isCut) throw connectionError();
};

beforeEach(async () => {
  isCut = false;
  asideNumber = 0;
  links = await chain();
});

const online = () =>
  pageOnline(
    answering(noteVersionsCall, async ({ query }) => {
      reached();
      const { before } = query ?? {};
      const versions = links.map(({ sealedAt: _s, textHash: _t, noteId: _n, ...version }) => ({
        ...version,
        authorName: 'Ana Prado',
        isAside: version.number === asideNumber,
        device: version.number > 1 ? 2 : 1,
        changed: version.number > 1 ? { added: 4, removed: 1 } : null,
      }));
      const shown = versions.filter(({ number }) => number < Number(before ?? Infinity));
      // As if a page had two.
      return { total: versions.length, versions: shown.toReversed().slice(0, 2) };
    }),
    answering(noteVersionCall, async ({ params: { v } }) => {
      reached();
      const number = Number(v) / 10;
      return { v: Number(v), plaintext: TEXTS[number - 1]!, salt: saltOf(number) };
    }),
    answering(noteChainCall, async () => {
      reached();
      const authors = [{ id: psychId, name: 'Ana Prado' }];
      return { total: links.length, unsealed: 0, links, authors };
    }),
  );

async function open(page: ReactNode, path = '/') {
  const server = await openPractice({
    tenants: [sampleTenant],
    users: [sampleUser()],
    patients: [samplePatient(1)],
    appointments: [sampleAppointment(1, { status: 'completed' })],
    notes: [note],
  });
  const here = connectDevice(server, psych);
  return { here, ...renderScreen(here.client, page, { online: online(), path }) };
}

const marks = () => [...document.querySelectorAll('mark')].map((one) => one.textContent.trim());
const dialog = <VersionsDialog target={note.id} at={null} onClose={() => {}} />;
const list = () => screen.findByRole('list', { name: /^Versões/ }, LATER);

describe('the versions of a note', () => {
  it('tell a text that waited beside it from the one that it says', async () => {
    asideNumber = 3;
    const { user } = await open(dialog);
    expect((await list()).textContent).toMatch(/Versão 3 · guardada ao lado.*Versão 2 · atual/);
    await user.click(screen.getByRole('button', { name: /Versão 3/ }));
    expect(
      await screen.findByRole('button', { name: 'Restaurar esta versão' }, LATER),
    ).toBeTruthy();
  });

  it('are listed with both times where they differ, and compared, any two', async () => {
    const { user } = await open(dialog);
    expect(within(await list()).getAllByRole('button')).toHaveLength(2);
    expect((await list()).textContent).toMatch(/Versão 3 · atual.*Versão 2.*recebida em 03\/03/);
    expect((await list()).textContent).toContain('+ 4 palavras, − 1 palavra');
    await waitFor(() => expect(marks()).toContain('bem. Voltou a correr.'), LATER);
    await user.click(screen.getByRole('button', { name: 'Mostrar mais antigas' }));
    await user.click(await screen.findByRole('button', { name: /Versão 1.*aparelho 1/ }, LATER));
    await user.click(screen.getByRole('combobox', { name: 'Comparar com' }));
    await user.click(await screen.findByRole('option', { name: 'Versão 3' }));
    await waitFor(() => expect(marks()).toEqual(['mal.', 'bem. Voltou a correr.']), LATER);
  });

  it('are brought back as the newest one, also when the network has gone since', async () => {
    const { user, here } = await open(dialog);
    await user.click(await screen.findByRole('button', { name: /Versão 2/ }, LATER));
    const restore = await screen.findByRole('button', { name: 'Restaurar esta versão' }, LATER);
    here.cut();
    isCut = true;
    await user.click(restore);
    await waitFor(
      async () => expect((await here.device.readNote(note.id))?.note.plaintext).toBe('Dormiu bem.'),
      LATER,
    );
  });

  it('want the network, and say so', async () => {
    isCut = true;
    await open(dialog);
    await screen.findByText(/As versões anteriores ficam no servidor/, {}, LATER);
    expect(screen.getByRole('button', { name: 'Tentar novamente' })).toBeDefined();
  });
});

describe('a certificate', () => {
  const file = async () => {
    const made: Blob[] = [];
    URL.createObjectURL = (blob) => {
      made.push(blob as Blob);
      return 'blob:1';
    };
    const { user } = await open(<NoteCertificate noteId={note.id} />, '/');
    return { user, made };
  };

  it('is shown with its seals and what it means, and taken along with the texts or without', async () => {
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    const { user, made } = await file();
    await screen.findByText(links[2]!.hash, {}, LATER);
    expect(screen.getByText(/A assinatura é do servidor, e não de quem escreveu/)).toBeDefined();
    expect(document.body.textContent).not.toContain('Paciente 1');
    await user.click(screen.getByRole('button', { name: 'Baixar arquivo' }));
    await waitFor(() => expect(made).toHaveLength(1), LATER);
    expect(await made[0]!.text()).not.toContain('Dormiu');
    await user.click(screen.getByRole('radio', { name: /Também os textos/ }));
    await user.click(screen.getByRole('button', { name: 'Baixar arquivo' }));
    await waitFor(() => expect(made).toHaveLength(2), LATER);
    const text = await made[1]!.text();
    expect(text).toContain('Dormiu mal.');
    cleanup();
    await checked(text, made[0]!);
  });

  /** What the public page says of it, without any network. */
  async function checked(text: string, older: Blob) {
    isCut = true;
    const { user } = await open(
      <ThemeProvider theme={theme}>
        <CheckPage />
      </ThemeProvider>,
    );
    const choose = async (label: string, content: string) =>
      user.upload(
        screen.getByLabelText(label, { selector: 'input' }),
        new File([content], 'comprovante.json', { type: 'application/json' }),
      );
    await screen.findByText(/nada é enviado/, {}, LATER);
    await choose('Escolher arquivo', text);
    await screen.findByText('Os selos combinam: 3 versões', {}, LATER);
    expect(screen.getByText(/Qualquer pessoa pode ter feito este arquivo/)).toBeDefined();
    expect(screen.queryByText('Assinado por este servidor')).toBeNull();
    await choose('Comparar com um antigo', await older.text());
    await screen.findByText(/O antigo é o começo deste/, {}, LATER);
    await choose('Escolher arquivo', text.replace('Dormiu bem.', 'Dormiu nem.'));
    await screen.findByText('Alterado na versão 2', {}, LATER);
    await choose('Escolher arquivo', text.replace('Ana Prado', 'Ana Prada'));
    await screen.findByText('Arquivo alterado', {}, LATER);
    await choose('Escolher arquivo', `[${'{},'.repeat(300_000)}{}]`);
    await screen.findByText(/grande ou complicado demais/, {}, LATER);
  }

  it('of anybody’s making shows each sign that would turn or hide what is read', async () => {
    const told = { noteId: note.id, at: links[0]!.at, receivedAt: null, sealedAt: links[0]!.at };
    const plaintext = 'Disse \u202E.osi euq';
    const made = { ...told, authorId: psychId, salt: saltOf(1), plaintext };
    const link = await linkAfter(null, made, sha256);
    const certificate = await certificateOf(
      { noteId: note.id, links: [link] },
      {
        issuedAt: links[0]!.at,
        authors: [{ id: psychId, name: 'Ana\u202E 10/01/2020 me atircsE' }],
      },
      new Map([[1, { salt: saltOf(1), plaintext }]]),
      sha256,
    );
    const { user } = await open(
      <ThemeProvider theme={theme}>
        <CheckPage />
      </ThemeProvider>,
    );
    await user.upload(
      await screen.findByLabelText('Escolher arquivo', { selector: 'input' }, LATER),
      new File([textOf(certificate)], 'comprovante.json', { type: 'application/json' }),
    );
    const entries = await screen.findByRole('list', { name: 'Versões e selos' }, LATER);
    expect(entries.textContent).toContain('· AnaU+202E 10/01/2020');
    expect(document.querySelector('pre')?.textContent).toBe('Disse U+202E.osi euq');
    expect(screen.getByText(/tem sinais invisíveis/)).toBeDefined();
    expect(document.body.textContent).not.toContain('\u202E');
  });
});
