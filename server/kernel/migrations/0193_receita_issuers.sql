-- A file of Receita Saude keeps who declared it. Of those of before nobody knows it for certain: what
-- is made again is compared with the hash that was kept.
alter table receita_files add column issuer jsonb;
alter table receita_files alter column issuer set statistics 0;
