/* Groups for suicide and self-harm, named as `%NAME`. They bound what other authors may write. */

export const SELF_WORDS: Readonly<Record<string, string>> = {
  /** To want, plan, try or speak of. */
  WISH: 'quer(?:o|ia|er|endo|em|iam)?|queira|quis(?:esse|era)?|vontades?|desej[a-z]+|pens(?:a|o|ou|ei|ava|ar|ando|ado)|pensamentos?|ideias?|plan(?:os?|eja|ejou|ejando|ejava|ejar)|prefer[a-z]+|gostaria|sonha|ped(?:e|iu|ia|ir|indo)|rez(?:a|ou|ar|ando|o|ava)|torc(?:e|endo|ia|er)|tomara|oxala|quem dera|tent(?:a|ou|ar|ei|ando|ado)|promet(?:e|eu)|dev(?:ia|eria)|merec[a-z]+|precis[a-z]+|intenc(?:ao|oes)|impulsos?|fantasi[a-z]+|pretend[a-z]+|decid[a-z]+|resolv(?:eu|i|ido|ida)|cogit[a-z]+|consider(?:a|ou|ar)|almej[a-z]+|anseia|rumin[a-z]+|ensai[a-z]+|combin(?:ou|ei|aram|ar)|pacto|pront[oa]|dispost[oa]|jeito|hora|formas?|maneiras?|fal(?:a|ou|ar|ava|ando)|flert[a-z]+|obcecad[oa]|fascin[a-z]+|melhor|bom|alivio|seria|apress[a-z]+|antecip[a-z]+|adiant[a-z]+|abrevi[a-z]+|implor[a-z]+|cont(?:a|ando) os dias|contagem|direito|falta',
  DIE: 'morrer|morresse|morra|deixar de existir|parar de (?:existir|viver|respirar)|nao (?:mais )?existi(?:r|sse)|nao (?:mais )?(?:acordar?|acordasse|despertar)|dormir (?:para|pra) sempre|(?:estar|ficar|estivesse) mort[oa]|ter morrido|nao (?:ter (?:nascido|acordado)|viver)|nao estar (?:mais )?(?:aqui|viv[oa])|morte',
  /** Whom the patient would leave, follow or spare. */
  KIN: 'mae|pai|pais|mamae|papai|filh[oa]s?|net[oa]s?|net[oa]|marido|esposa|mulher|irma|irmao|irmaos|avo|avos|familia|prim[oa]s?|noiv[oa]|companheir[oa]|velh[oa]',
  /** Sayings, and the deaths of others. */
  IDLE: 'd[eao] (?:rir|tanto|tedio|amor|vergonha|saudades?|raiva|medo|sono|calor|frio|inveja|ciumes?|curiosidade|ansiedade|preguica)|(?:d[aeo]s?|pel[ao]s?) (?:(?:seu|sua|minha|meu) )?(?:%RELATIVE|papa|planta|cachorr[oa]|gat[oa]|bich[oa]|personagem)|na praia',
  VANISH:
    'sum(?:ir|isse|o|iu|a)|desaparec(?:er|esse|eu)|partir|descansar|apag(?:ar|o|asse)|evaporar|dormir|dorme|desligar',
  FOREVER:
    'de (?:uma )?vez(?! n[ao])|(?:para|pra) sempre|dest[ae] (?:mundo|vida|plano)|dess[ae] (?:mundo|vida)|d[oa] (?:mundo|mapa|vida|terra)|eternamente|e nao (?:voltar|acordar)|sem (?:volta|acordar)|(?:pra|para) (?:outra vida|o outro lado|o ceu|a eternidade|o alem)|n[oa] (?:rio|mar|acude|mata|mato|represa)|debaixo da terra|embaixo da terra|junto (?:com|d)|tambem(?= [,.]|$)',
  LIVE: 'viver|existir|existencia|estar viv[oa]|(?:continuar|seguir) (?:viv[a-z]+|aqui|existindo)|respirar',
  /** Verbs of killing, without an ending; they need “se” or “me”. */
  SLAY: 'mat|suicid|enforc|envenen|afog|asfixi|eletrocut|degol|aniquil|extermin|elimin|imol|desviv|autodestru|destruir',
  /** Things of which “se mata”, “se afoga” are said in jest. */
  TOIL: 'd[eo] tanto|de (?:rir|[a-z]+ar|estudos|vergonha|inveja|medo)|(?:para|pra|por) (?:pagar|sustentar|dar conta|entregar|terminar|conseguir|passar|el[ea]s?|agradar|manter|isso|quem)|n[ao]s? (?:trabalho|reforma|academia|servico|faxina|obra|roca|cozinha|loja|firma|empresa|faculdade|estudos|treino|louca|chocolate|comida)|em (?:papel|trabalho|divida|boleto|lagrima|chocolate|comida|magoa|tarefa|plant|pensament)[a-z]*|trabalh[a-z]+|estud[a-z]+',
  HEIGHT:
    'pontes?|janelas?|viadutos?|predios?|edificio|sacada|varanda|parapeito|passarela|laje|telhado|terraco|penhasco|precipicio|abismo|barranco|ribanceira|torre|caixa d agua|andar|alto|poco|cobertura|ultimo andar',
  TRAFFIC:
    'trem|metro|trilhos?|linha d[oe] trem|carros?|caminhao|caminhoes|onibus|carretas?|pista|rodovia|estrada|avenida|br|marginal|asfalto',
  WATERS: 'mar|rio|acude|lagoa|represa|tanque|cisterna|barragem|igarape|poco|aguas?',
  ROPE: 'cordas?|cordinha|laco|lencol|lencois|cintos?|fios?|cabo|cadarcos?|mangueira|extensao|gravata|cachecol|arame|barbante',
  BEAM: 'vigas?|caibros?|ventilador|teto|galhos?|arvore|grades?|beliche|box|chuveiro|macaneta|batente|telhado|forro|cano|garagem|galpao|pescoco|trave|gancho|cumeeira|barrote|cela',
  GUN: 'armas?(?: de fogo)?|revolver|pistola|espingarda|garrucha|carabina|escopeta|fuzil',
  MEDS: '%PILLS|ampolas?|midazolam|medicamentos?|antidepressivos?|psicotropicos?|antipsicoticos?|paracetamol|dipirona|propranolol|digoxina|gardenal|fenobarbital|carbamazepina|lorazepam|bromazepam|lexotan|frontal|valium|stilnox|soniferos?|propofol|anestesicos?|injec(?:ao|oes)|sobras d[eao]',
  POISON:
    'venenos?|chumbinho|raticida|agrotoxicos?|formicida|soda caustica|agua sanitaria|querosene|inseticida|herbicida|paraquat|glifosato|cianeto|arsenico|acido muriatico|mata rato',
  MANY: 'cartelas?|caixas?|frascos?|vidros?|tod[oa]s (?:os|as)|tudo que|um monte|varios|varias|muitos|punhados?|mao cheia|demais|dez|doze|quinze|vinte|trinta|quarenta|cinquenta|sessenta|oitenta|cem|\\d\\d+|mais d[eo] que',
  /** Verbs of hurting, without an ending; they need “se” or “me”. */
  HURT: 'cort|mutil|arranh|flagel|lanh|retalh|navalh|golpe|risc|esfol|belisc|fur|espet|estape|esmurr|esbofete|perfur|escarific|escori|chicot|les|lesion|autoles|autoagred|tortur|cutuc|pun|castig|queim',
  /** Verbs that accidents and quarrels have as well. */
  HARM: 'machuc|fer|bat|soc|mord|agred|agrid|rasg|espanc',
  ENDING:
    '(?:a|ar|ou|ava|ando|asse|aria|ado|e|er|eu|ia|endo|ir|iu|indo|isse|ido|ear|eia|eava|eou|eando)',
  MINE: '(?:ar|o|ei|ava|ando|asse|aria|ado|er|i|endo|ido|ir|indo)',
  /** Accidents and jests. */
  SLIP: 'sem querer|picando|descascando|barbeando|depilando|fazendo a barba|abrindo|lavando|preparando|na cozinha|cozinh[a-z]*|ao [a-z]+r|da lista|com (?:agua|cafe|oleo|sol|papel|a folha|a panela)|n[ao] (?:fogao|forno|panela|churrasqueira|sol|folha|praia)|mental[a-z]*|muito por|(?:o|a|os|as) (?!bracos?|pulsos?|pernas?|coxas?|pele|antebracos?|noite|tarde|propri|corpo|rosto|barriga|maos?|cabeca|ponto)[a-z]+',
  MISHAP:
    '%SLIP|n[ao]s? (?:cozinha|futebol|treino|jogo|crossfit|trabalho|queda|escada|academia|aula|quadra|bola|parque|ensaio|obra)|jogando|treinando|caindo|quando cai|facil|de (?:leve|raiva|ciumes?|inveja)|com (?:o que|as|os|el[ea]|ess[ae]|palavras|a (?:atitude|noticia|resposta|situacao|irma|colega|fala|piada))|por (?:el[ea]|causa|ter|tudo)|pel[ao]|papo',
  WOUND:
    'marcas?(?! d[eo] (?:sol|biquini|nascenca|vacina|oculos|lencol|travesseiro|relogio|catapora))|cicatriz(?:es)?|riscos?|risquinhos?|arranhoes|arranhao|cortes?|cortinhos?|vergoes|feridas?|lesoes|lesao|ferimentos?|escoriac(?:ao|oes)|queimaduras?|perfurac(?:ao|oes)|furinhos?|crostas?|casquinhas?',
  PART: '%LIMB|ventre|abdome|mms[si]|mmii|palmas?|dorso|couro cabeludo|antebraco esquerdo|antebraco direito|carne',
};
