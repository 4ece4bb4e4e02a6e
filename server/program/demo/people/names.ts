export const womenNames = (
  'Ana Beatriz Camila Carolina Cecília Clara Cláudia Débora Eduarda Elisa Fernanda Gabriela ' +
  'Giovana Helena Heloísa Isabela Ivone Joana Júlia Juliana Larissa Laura Letícia Lívia ' +
  'Luana Luciana Luísa Marcela Mariana Marina Marta Natália Patrícia Paula Priscila Rafaela ' +
  'Raquel Renata Rita Sandra Simone Sofia Sônia Tatiana Teresa Vanessa Vera Vitória Viviane ' +
  'Yasmin'
).split(' ');

export const menNames = (
  'Alexandre André Antônio Arthur Bruno Caio Carlos César Daniel Davi Diego Eduardo Emanuel ' +
  'Fábio Felipe Fernando Francisco Gabriel Guilherme Gustavo Henrique Hugo Igor João ' +
  'Joaquim Jorge José Leandro Leonardo Lucas Luís Marcelo Márcio Marcos Mateus Maurício ' +
  'Miguel Murilo Nelson Otávio Paulo Pedro Rafael Renato Ricardo Rodrigo Samuel Sérgio ' +
  'Tiago Vinícius'
).split(' ');

export const surnames = (
  'Almeida Alves Amaral Andrade Araújo Azevedo Barbosa Barros Batista Borges Braga Brito ' +
  'Campos Cardoso Carvalho Castro Cavalcanti Correia Costa Cunha Dias Duarte Esteves Farias ' +
  'Fernandes Ferreira Figueiredo Fonseca Freitas Garcia Gomes Gonçalves Guimarães Leite ' +
  'Lima Lopes Macedo Machado Magalhães Marques Martins Medeiros Melo Mendes Monteiro Moraes ' +
  'Moreira Moura Nascimento Nogueira Nunes Oliveira Pacheco Peixoto Pereira Pinheiro Pinto ' +
  'Prado Queiroz Ramos Rezende Ribeiro Rocha Rodrigues Sales Santana Santos Silva Siqueira ' +
  'Soares Souza Tavares Teixeira Torres Valente Vasconcelos Vaz Vieira Viana Xavier'
).split(' ');

export const streets = [
  'Rua das Acácias',
  'Rua dos Ipês',
  'Avenida das Palmeiras',
  'Rua das Laranjeiras',
  'Rua do Sol Nascente',
  'Alameda dos Jacarandás',
  'Rua das Hortênsias',
  'Avenida Beira-Rio',
  'Rua da Harmonia',
  'Travessa do Comércio',
] as const;

export const medicines = [
  'Sertralina 50 mg, uma vez ao dia (psiquiatra).',
  'Escitalopram 10 mg, pela manhã.',
  'Levotiroxina 75 mcg, em jejum.',
  'Losartana 50 mg, uma vez ao dia.',
  'Anticoncepcional oral de uso contínuo.',
  'Melatonina 3 mg, à noite, se necessário.',
] as const;

export const histories = [
  'Hipotireoidismo em acompanhamento.',
  'Enxaqueca desde a adolescência, sem internações.',
  'Acompanhamento psicológico anterior por dois anos, com boa resposta.',
  'Hipertensão arterial controlada. Pratica caminhada.',
  'Sem doenças crônicas. Cirurgia de joelho em 2015.',
  'Histórico familiar de depressão. Nega internações.',
  'Asma leve, com uso eventual de broncodilatador.',
] as const;

export const allergies = [
  'Dipirona.',
  'Penicilina.',
  'Frutos do mar.',
  'Pólen e poeira.',
  'Látex.',
] as const;
