-- Every report belongs to every plan; what is promised of this one is its support, as it says itself.
update plans set features = '["Tudo do Básico", "Suporte prioritário"]'
  where id = 'pro' and features = '["Tudo do Básico", "Relatórios avançados"]';
