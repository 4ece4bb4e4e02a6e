-- Reminders belong to every plan.
update plans set features = '["Agenda e pacientes", "Notas com resumo", "Lembretes por email", "Portal do paciente", "Funciona sem internet"]'
  where id = 'basic' and features = '["Agenda e pacientes", "Notas com resumo", "Portal do paciente", "Funciona sem internet"]';
update plans set features = '["Tudo do Básico", "Relatórios avançados"]'
  where id = 'pro' and features = '["Tudo do Básico", "Lembretes automáticos", "Relatórios avançados"]';
