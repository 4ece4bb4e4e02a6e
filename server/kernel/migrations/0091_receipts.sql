-- What was issued for money that came: a numbered receipt, and the invoice that was made in the city's own system.

create table payment_receipts (
  tenant_id uuid not null,
  id uuid not null,
  psychologist_id uuid not null,
  transaction_id uuid not null,
  year int not null,
  number int,
  issued_at timestamptz,
  invoice text,
  v bigint not null default 0,
  created_at timestamptz not null,
  primary key (tenant_id, id),
  constraint payment_receipts_number unique (tenant_id, psychologist_id, year, number),
  constraint payment_receipts_psychologist foreign key (tenant_id, psychologist_id) references users (tenant_id, id)
);
alter table payment_receipts alter column invoice set statistics 0;
alter table payment_receipts enable row level security;
create policy tenant_wall on payment_receipts to app_user using (tenant_id = current_tenant());
grant select, insert, update, delete on payment_receipts to app_user;
