import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { registerClinicSchema, registerPsychSchema, registrationForm } from './forms.ts';
import { loginSchema } from './signInForm.ts';

const account = {
  name: 'Helena Duarte',
  email: 'helena@example.com',
  password: 'segredo',
  crp: '06/104512',
  tenantName: 'Espaço Sereno',
  domain: 'espaco-sereno',
};

/** The first message of each field. */
const messages = (schema: v.GenericSchema, input: object) =>
  Object.fromEntries(
    (v.safeParse(schema, input).issues ?? [])
      .toReversed()
      .map((issue) => [v.getDotPath(issue), issue.message]),
  );

describe('signing in', () => {
  it('takes an address in any case and a password of 6 to 100 characters', () => {
    expect(v.parse(loginSchema, { email: ' Helena@Example.com ', password: '123456' })).toEqual({
      email: 'helena@example.com',
      password: '123456',
    });
    expect(v.is(loginSchema, { email: account.email, password: 'x'.repeat(100) })).toBe(true);
  });

  it.each([
    ['', 'O email é obrigatório'],
    ['   ', 'O email é obrigatório'],
    ['helena', 'Por favor, insira um email válido'],
    [`${'h'.repeat(250)}@example.com`, 'O email deve ter no máximo 255 caracteres'],
  ])('says of the address %j: %s', (email, message) => {
    expect(messages(loginSchema, { email, password: '123456' })).toEqual({ email: message });
  });

  it.each([
    ['', 'A senha é obrigatória'],
    ['12345', 'A senha deve ter pelo menos 6 caracteres'],
    ['x'.repeat(101), 'A senha deve ter no máximo 100 caracteres'],
  ])('says of the password %j: %s', (password, message) => {
    expect(messages(loginSchema, { email: account.email, password })).toEqual({
      password: message,
    });
  });

  it('never trims a password', () => {
    expect(v.parse(loginSchema, { email: account.email, password: ' segredo ' }).password).toBe(
      ' segredo ',
    );
  });
});

describe('registering', () => {
  it('takes the required fields, and the optional ones', () => {
    expect(v.parse(registerPsychSchema, account)).toEqual(account);
    const more = {
      ...account,
      specialization: 'TCC',
      phone: '11',
      cpf: '529.982.247-25',
      bio: 'Olá',
    };
    expect(v.parse(registerPsychSchema, more)).toEqual(more);
  });

  it.each([
    [{ name: 'H' }, { name: 'O nome deve ter pelo menos 2 caracteres' }],
    [{ name: 'x'.repeat(256) }, { name: 'O nome deve ter no máximo 255 caracteres' }],
    [{ crp: '123' }, { crp: 'O CRP deve ter pelo menos 4 caracteres' }],
    [{ crp: '1'.repeat(21) }, { crp: 'O CRP deve ter no máximo 20 caracteres' }],
    [{ domain: 'ab' }, { domain: 'O domínio deve ter pelo menos 3 caracteres' }],
    [
      { domain: 'espaço sereno' },
      { domain: 'O domínio deve conter apenas letras, números e hífens' },
    ],
    [{ tenantName: '' }, { tenantName: 'O nome da clínica é obrigatório' }],
    [{ password: '12345' }, { password: 'A senha deve ter pelo menos 6 caracteres' }],
  ])('with %j says %j', (changes, expected) => {
    expect(messages(registerPsychSchema, { ...account, ...changes })).toEqual(expected);
  });

  it('of a clinic asks for the system’s name', () => {
    expect(messages(registerClinicSchema, { ...account, tenantName: '' })).toEqual({
      tenantName: 'O nome do sistema é obrigatório',
    });
  });

  it('writes the domain in lower case', () => {
    expect(v.parse(registerPsychSchema, { ...account, domain: 'Espaco' }).domain).toBe('espaco');
  });

  it('wants the password twice', () => {
    const form = registrationForm(registerPsychSchema);
    expect(messages(form, { ...account, confirmPassword: 'segredo' })).toEqual({});
    expect(messages(form, { ...account, confirmPassword: 'outro' })).toEqual({
      confirmPassword: 'As senhas não coincidem',
    });
    expect(messages(form, { ...account, confirmPassword: '' })).toEqual({
      confirmPassword: 'A confirmação de senha é obrigatória',
    });
  });
});
