-- Found without reading every patient of every practice, each hour.
create index patients_portals on patients (tenant_id) where user_id is not null;
