import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answering, pageOnline } from '../../../test/harness/page/pageOnline.ts';
import { psych, sampleTenant, sampleUser } from '../../../test/harness/practice/samples.ts';
import { connectDevice, openPractice, renderScreen } from '../../../test/harness/page/screen.tsx';
import { apiErrorOf, connectionError } from '../../client/online/apiError.ts';
import {
  availablePlansCall,
  selectPlanCall,
  type Subscription,
  subscribeCall,
  subscriptionCall,
} from '../../domain/contract/plans.ts';
import { defaultPlans } from '../../domain/plans/defaults.ts';
import type { Plan } from '../../domain/plans/plan.ts';
import type { Tenant } from '../../domain/tenants/tenant.ts';
import { BillingPage } from './BillingPage.tsx';
import { PlansPage } from './PlansPage.tsx';

vi.setConfig({ testTimeout: 40_000 });
const LATER = { timeout: 12_000 };
afterEach(cleanup);

const [basic, pro] = defaultPlans as [Plan, Plan, Plan];
const none: Subscription = {
  currentPlanId: null,
  isActive: false,
  aiUsageCount: 0,
  aiUsageLimit: -1,
  plan: null,
};
const taken: Subscription = { ...none, currentPlanId: 'basic', isActive: true, plan: basic };

let plans: () => readonly Plan[];
let subscription: () => Subscription;
let choose: (planId: string) => void;
const chosen = vi.fn<() => void>();

beforeEach(() => {
  chosen.mockReset();
  plans = () => defaultPlans;
  subscription = () => none;
  choose = () => undefined;
});

const planIn = ({ body }: { readonly body?: unknown }) => (body as { planId: string }).planId;

const online = () =>
  pageOnline(
    answering(availablePlansCall, async () => plans() as Plan[]),
    answering(subscriptionCall, async () => subscription()),
    answering(selectPlanCall, async (args) => {
      choose(planIn(args));
      return { success: true, planId: planIn(args) };
    }),
    answering(subscribeCall, async (args) => {
      choose(planIn(args));
      return taken;
    }),
  );

async function open(page: 'plans' | 'billing', tenant: Partial<Tenant> = { kind: 'individual' }) {
  const server = await openPractice({
    tenants: [{ ...sampleTenant, ...tenant }],
    users: [sampleUser()],
  });
  const { client } = connectDevice(server, psych);
  const shown =
    page === 'plans' ? <PlansPage onChosen={chosen} /> : <BillingPage onChosen={chosen} />;
  return renderScreen(client, shown, { online: online() });
}

const card = (name: string) => screen.findByRole('listitem', { name }, LATER);
const choice = () => screen.findByRole('button', { name: 'Escolher Básico' }, LATER);
const noButton = async (name: string) =>
  expect(within(await card(name)).queryByRole('button')).toBeNull();

describe('choosing a plan', () => {
  it('shows what is recommended, popular and coming soon, which cannot be chosen', async () => {
    await open('plans');
    expect((await card('Básico')).textContent).toContain('Recomendado');
    expect((await card('Pro')).textContent).toMatch(/Mais Popular.*EM BREVE/);
    expect((await card('Premium')).textContent).toContain('EM BREVE');
    await noButton('Pro');
    await noButton('Premium');
    // What is not on sale is not for free.
    expect((await card('Básico')).textContent).toMatch(/0,00\s*por mês/);
    for (const name of ['Pro', 'Premium']) {
      expect((await card(name)).textContent).toContain('Preço a definir');
      expect((await card(name)).textContent).not.toMatch(/0,00|[Ll]embrete/);
    }
  });

  it('says so for a second and a half before it goes on', async () => {
    const { user } = await open('plans');
    await user.click(await choice());
    expect(await screen.findByText('Plano ativado com sucesso!', {}, LATER)).toBeTruthy();
    const since = Date.now();
    expect(chosen).not.toHaveBeenCalled();
    await waitFor(() => expect(chosen).toHaveBeenCalledOnce(), LATER);
    expect(Date.now() - since).toBeGreaterThan(1_300);
  });

  it('says that it failed, and can be tried again', async () => {
    choose = () => {
      throw apiErrorOf(500, null);
    };
    const { user } = await open('plans');
    await user.click(await choice());
    const alert = await screen.findByText('Erro ao ativar plano', {}, LATER);
    expect(alert.parentElement?.textContent).toContain('Tente novamente em alguns instantes.');
    choose = () => undefined;
    await user.click(await choice());
    expect(await screen.findByText('Plano ativado com sucesso!', {}, LATER)).toBeTruthy();
    expect(screen.queryByText('Erro ao ativar plano')).toBeNull();
  });

  it('offers the three of the beginning where none arrive', async () => {
    plans = () => [];
    await open('plans');
    expect(await screen.findAllByRole('listitem', { name: /./ }, LATER)).toHaveLength(3);
    expect((await choice()).hasAttribute('disabled')).toBe(false);
  });

  it('wants a network, and says so beside the plans', async () => {
    plans = () => {
      throw connectionError();
    };
    const { user } = await open('plans');
    expect(await screen.findByText(/precisa de conexão/, {}, LATER)).toBeTruthy();
    expect((await choice()).hasAttribute('disabled')).toBe(true);
    plans = () => defaultPlans;
    await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    await waitFor(async () => expect((await choice()).hasAttribute('disabled')).toBe(false), LATER);
  });

  it("is not up to a clinic's psychologist", async () => {
    await open('plans', { kind: 'clinic' });
    expect(
      await screen.findByText('Só a administração da clínica escolhe o plano.', {}, LATER),
    ).toBeTruthy();
    expect((await choice()).hasAttribute('disabled')).toBe(true);
  });
});

describe('the subscription', () => {
  const figure = async (label: string) =>
    (await screen.findByText(label, { selector: 'dt' }, LATER)).parentElement?.textContent;

  it('shows the plan, whether it is active, and the use of AI, unlimited only where it is', async () => {
    subscription = () => ({ ...taken, aiUsageCount: 3 });
    await open('billing');
    expect(
      await screen.findByRole('heading', { name: 'Gerenciar Assinatura' }, LATER),
    ).toBeTruthy();
    expect(await figure('Plano atual')).toContain('Básico');
    expect(await figure('Assinatura')).toContain('Ativa');
    expect(await figure('Uso de IA neste mês')).toMatch(/3ilimitado$/);
    cleanup();
    subscription = () => ({ ...none, aiUsageLimit: 50 });
    await open('billing');
    expect(await figure('Assinatura')).toContain('Inativa');
    expect(await figure('Uso de IA neste mês')).toMatch(/0de 50$/);
  });

  it('is taken with a click: a free plan is called so, one that costs is subscribed to', async () => {
    plans = () => [basic, { ...pro, isAvailable: true, price: 89.9 }];
    const { user } = await open('billing');
    const costly = within(await card('Pro'));
    expect(costly.getByRole('button', { name: 'Assinar Plano' })).toBeTruthy();
    expect(costly.getByText('R$ 89,90')).toBeTruthy();
    await user.click(within(await card('Básico')).getByRole('button', { name: 'Plano Gratuito' }));
    expect(await screen.findByText('Plano ativado com sucesso!', {}, LATER)).toBeTruthy();
    expect(chosen).toHaveBeenCalledOnce();
    expect((await card('Básico')).textContent).toContain('Plano atual');
    expect(screen.getByRole('button', { name: 'Fazer upgrade para o Pro' })).toBeTruthy();
  });

  it('offers nothing that cannot be had', async () => {
    await open('billing');
    const soon = within(await card('Pro')).getByRole('button', { name: 'EM BREVE' });
    expect(soon.hasAttribute('disabled')).toBe(true);
    const upgrade = screen.getByRole('button', { name: /^Fazer upgrade para o Pro/ });
    expect(upgrade.hasAttribute('disabled')).toBe(true);
  });

  it('says why a plan could not be taken', async () => {
    choose = () => {
      throw apiErrorOf(422, { message: 'Este plano não está disponível.' });
    };
    const { user } = await open('billing');
    await user.click(within(await card('Básico')).getByRole('button', { name: 'Plano Gratuito' }));
    expect(
      await screen.findByText('Erro ao ativar plano: Este plano não está disponível.', {}, LATER),
    ).toBeTruthy();
    expect(chosen).not.toHaveBeenCalled();
  });

  it('that could not be read is read again', async () => {
    subscription = () => {
      throw apiErrorOf(500, null);
    };
    const { user } = await open('billing');
    expect(await screen.findByText('Erro ao carregar billing', {}, LATER)).toBeTruthy();
    subscription = () => taken;
    await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(await figure('Plano atual')).toContain('Básico');
  });

  it('without a network is what this device knows', async () => {
    plans = () => {
      throw connectionError();
    };
    subscription = () => {
      throw connectionError();
    };
    await open('billing', { kind: 'individual', planId: 'basic' });
    expect(await screen.findByText(/precisa de conexão/, {}, LATER)).toBeTruthy();
    await waitFor(async () => expect(await figure('Plano atual')).toContain('Básico'), LATER);
    expect(screen.queryByText('ilimitado')).toBeNull();
  });
});
