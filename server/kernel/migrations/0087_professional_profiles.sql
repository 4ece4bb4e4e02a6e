-- What documents, receipts and Pix say of a psychologist, who alone sees it.

create table professional_profiles (
  tenant_id uuid not null,
  id uuid not null,
  regime text check (regime in ('pf', 'pj')),
  regime_since date,
  crp text,
  cpf text,
  cnpj text,
  legal_name text,
  company_name text,
  pix_key_kind text check (pix_key_kind in ('cpf', 'cnpj', 'phone', 'email', 'random')),
  pix_key text,
  city text,
  signature text,
  v bigint not null default 0,
  updated_at timestamptz not null,
  primary key (tenant_id, id),
  constraint professional_profiles_user foreign key (tenant_id, id) references users (tenant_id, id)
);
alter table professional_profiles
  alter column crp set statistics 0,
  alter column cpf set statistics 0,
  alter column cnpj set statistics 0,
  alter column legal_name set statistics 0,
  alter column company_name set statistics 0,
  alter column pix_key set statistics 0,
  alter column city set statistics 0,
  alter column signature set statistics 0;
alter table professional_profiles enable row level security;
create policy tenant_wall on professional_profiles to app_user using (tenant_id = current_tenant());
grant select, insert, update, delete on professional_profiles to app_user;
