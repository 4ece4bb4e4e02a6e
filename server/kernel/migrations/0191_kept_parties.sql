-- Payments and packages keep who paid and for whom. Those of before are filled from what the
-- patient's record says today, and say so. What is changed after the money came is kept as well.
alter table payments add column parties jsonb, add column corrections jsonb;
alter table payments
  alter column parties set statistics 0,
  alter column corrections set statistics 0;
alter table packages add column parties jsonb, add column corrections jsonb;
alter table packages
  alter column parties set statistics 0,
  alter column corrections set statistics 0;

-- `digitsOf` of the domain: eleven digits, or null where they can be nobody's.
create function kept_cpf(typed text) returns text language sql immutable as $$
  select plain from (
    select plain, string_to_array(plain, null)::int[] as d
    from (select regexp_replace(coalesce(typed, ''), '[.\-/\s]', '', 'g') as plain) as p
    where plain ~ '^\d{11}$' and plain !~ '^(\d)\1+$'
  ) as digits
  where d[10] = (
      select sum(d[i] * (11 - i)) * 10 % 11 % 10 from generate_series(1, 9) as i
    ) and d[11] = (
      select sum(d[i] * (12 - i)) * 10 % 11 % 10 from generate_series(1, 10) as i
    )
$$;

-- `partiesOf` of the domain.
create function kept_parties(name text, cpf text, payer_name text, payer_cpf text) returns jsonb
  language sql immutable as $$
  select jsonb_build_object('payer', payer, 'beneficiary', beneficiary, 'isFilled', true)
  from (
    select beneficiary, case
      when coalesce(payer_name, '') = '' and coalesce(payer_cpf, '') = '' then beneficiary
      else jsonb_build_object(
        'name', coalesce(payer_name, 'quem paga por ' || name), 'cpf', kept_cpf(payer_cpf))
      end as payer
    from (select jsonb_build_object('name', name, 'cpf', kept_cpf(cpf)) as beneficiary) as b
  ) as p
$$;

update payments m
set parties = kept_parties(p.name, p.cpf, p.payer_name, p.payer_cpf)
from patients p where p.tenant_id = m.tenant_id and p.id = m.patient_id;
update packages m
set parties = kept_parties(p.name, p.cpf, p.payer_name, p.payer_cpf)
from patients p where p.tenant_id = m.tenant_id and p.id = m.patient_id;

drop function kept_parties(text, text, text, text);
drop function kept_cpf(text);

-- The psychologist's and the administrators' versions follow; patients' portals have no such field.
with money as materialized (
  select tenant_id, 'payments' as entity, id, psychologist_id, parties from payments
  where parties is not null
  union all
  select tenant_id, 'packages', id, psychologist_id, parties from packages
  where parties is not null
), shown as materialized (
  select f.tenant_id, f.entity, f.doc_id, f.audience,
    (f.body::jsonb || jsonb_build_object('parties', m.parties))::text as body
  from money m
  join feed f on f.tenant_id = m.tenant_id and f.entity = m.entity and f.doc_id = m.id
    and f.audience in ('administrators', 'user:' || m.psychologist_id)
  where f.body is not null
), stamped as (
  update tenants t set seq = seq + 1 where t.id in (select tenant_id from shown)
  returning t.id, t.seq
)
update feed f set v = t.seq, body = s.body
from shown s join stamped t on t.id = s.tenant_id
where f.tenant_id = s.tenant_id and f.entity = s.entity and f.doc_id = s.doc_id
  and f.audience = s.audience;
