/** Groups of words of violence and neglect, and of those at home; see `../patterns.ts`. */
export const HOME_WORDS: Readonly<Record<string, string>> = {
  MATE: 'marid[oa]|espos[oa]|companheir[oa]|namorad[oa]|noiv[oa]|parceir[oa]|conjuge|amasi[oa]|mulher|ex(?: [a-z]+)?',
  YOUNG:
    '(?:crianc|filh|menin|entead|sobrinh|garot|moleq|irmaoz|irmaz|adolesc)[a-z]*|nenes?|bebes|bb|rn|net(?:inh)?[oa]s?|recem nascid[oa]s?|lactente|cacula|pequen[oa]s?|geme[oa]s|guri(?:a|as|s)?|mais (?:nov|velh)[oa]s?|alun[oa]s?|irmaos',
  OLD: '(?:idos|velh|sogr)[oa][a-z]*|velhinh[oa]s?|(?:bis)?avos?|vos?|vovo|ancia[o]?|acamad[oa]|cadeirante|mae|mamae|mainha|pai|papai|painho|tia|senhora?|residentes?|dona?',
  KINFOLK:
    '(?:crianc|filh|menin|entead|sobrinh|garot|guri|alun|adolesc|irma|idos|velh|sogr|padrast|madrast|marid|espos|companheir|namorad|noiv|parceir|amasi|cuidador|vizinh|professor|senhor|tecnic|enfermeir|paciente|cunhad|familia|genitor|responsav|residente)[a-z]*|net[oa]s?|ti[oa]s?|prim[oa]s?|pais?|maes?|mainha|mamae|papai|avos?|vo|vovo|ex|nenes?|bebes|dona|casal|baba|homem|mulher|genro|nora|conjuge|ficante|boy|pequen[oa]s?|cacula|pastor|padre|treinador|inspetor|caseiro|mano|lactente|folguista|moca|cara|dono',
  /** Somebody to whom it is done, after the verb. */
  WHOM: '(?:(?:n|d)?el[ea]s?|l[ao]s?|comigo|voce|em (?:mim|voce|casa|quem [a-z]+)|(?:(?:em|com|contra|sobre|para|pra) )?(?:(?:n?[ao]s?|aos?|d[ao]s?|n?uma?|[sm](?:eu|ua|inha)s?) )?<1>(?:%FOLK|homem|lactente|acamad[oa]|tecnic[oa]|garot[oa]|sobrinh[oa]|adolescente|prim[oa]))(?= |$)',
  /** Verbs that by themselves say violence. */
  BRUTAL:
    'espanc[a-z]+|agred[a-z]+|agrid[a-z]+|agressor(?:a|es)?|esgan(?!ad[oa] de fome|ic)[a-z]+|estrangul[a-z]+|esbofet[a-z]+|estape[a-z]+|esmurr[a-z]+|esfaque[a-z]+|estupr[a-z]+|violent(?:ad[oa]s?|ou|ava|ar|aram)|maltrat[a-z]+|destrat[a-z]+|judi(?:a|ou|ava|ar|ando|am|ad[oa]s?)|chicote[a-z]+|acorrent[a-z]+|desfigur[a-z]+|tortur(?:ou|ava|ar|ad[oa]s?|am|aram)|surrad[oa]s?|surr(?:ou|ava|ar|ando|ei|aram)|bolin(?:a|ou|ava|ar)|molest(?!ia)[a-z]+|negligenciad[oa]s?|negligenci(?:a|ou|ava|am)(?= [ao]s? )|feminicidi[a-z]+|pedofil[a-z]+',
  /** Verbs that say it of somebody. */
  HURTS:
    'bat(?:e|eu|er|ia|endo|em|eram|i|iam|esse)|empurr(?!ao|oes)[a-z]+|chut(?!eir)[a-z]+|soc(?:a|ou|ava|ar|ando|aram)|machuc(?:a|ou|ava|ar|am|aram|ando|asse)|feriu|belisc(?!ao|oes)[a-z]+|arranh(?:a|ou|ava|ar)|unh(?:a|ou|ava)|arrebent[a-z]+|acoit[a-z]+|imobiliz[a-z]+|algem[a-z]+|ofend[a-z]+|zomb[a-z]+|ridiculariz[a-z]+|rebaix[a-z]+|despreza[a-z]*|diminui|constrang[a-z]+|aterroriz[a-z]+|amedront[a-z]+|mord(?:e|eu|er|ia|endo)|queim(?:ou|ava|ar|aram)|sac[ou]d(?!id)[a-z]+|chacoalh[a-z]+|sufoc[a-z]+(?! de)|enforc(?:a|ou|ava|ar)|asfixi[a-z]+|arrast(?!ad)[a-z]+|derrub[a-z]+|(?:im)?prens(?!a |ad)[a-z]+|castig(?!o)[a-z]+|amarr(?!ad)[a-z]+|tranc(?:a|ou|ava|ar|am|aram|ando)|afog(?:a|ou|ar)|envenen[a-z]+|dop(?:a|am|ou|ar|ava|ando)|xing[a-z]+|humilh(?!ac)[a-z]+|insult[a-z]+|atac(?!ad)[a-z]+|abus(?:a|ou|ava|ar|aram|am)|viol(?:a|ou|ava|ar|aram)|assedi(?:a|ou|ava|ar)|persegu(?!ic)[a-z]+|acorrent[a-z]+|pisote[a-z]+|apedrej[a-z]+|esculach[a-z]+|esculhamb[a-z]+|intimid[a-z]+|coag[a-z]+|chantage[a-z]+|ameac(?:a|ou|ava|am|aram|ar|ando)',
  /** Verbs that say it of somebody whoever the subject is. */
  STRIKES:
    'bat(?:e|eu|er|ia|endo|em|eram|i|iam|esse)|empurr(?!ao|oes)[a-z]+|chut(?!eir)[a-z]+|soc(?:a|ou|ava|ar|ando|aram)|belisc(?!ao|oes)[a-z]+|sac[ou]d(?!id)[a-z]+|chacoalh[a-z]+|enforc(?:a|ou|ava|ar)|amarr(?:ou|ava|ar|am|aram)|dop(?:a|am|ou|ar|ava)|xing[a-z]+|humilh(?!ac)[a-z]+|insult[a-z]+|castig(?!o)[a-z]+|assedi(?:a|ou|ava)|ameac(?:a|ou|ava|am|aram|ar|ando)|queim(?:ou|ava|aram)|abus(?:ou|ava|aram)|pisote[a-z]+|apedrej[a-z]+|arrebent[a-z]+|esculach[a-z]+|intimid[a-z]+|coag[a-z]+|chantage[a-z]+',
  MAN: '(?:padrasto|titio|tio|avo|vovo?|primo|vizinho|padrinho|professor|treinador|pastor|padre|homem|cara|rapaz|adulto|caseiro|motorista|inspetor|monitor|cuidador|sobrinho|irmao|pai|amigo da (?:mae|familia)|(?:namorado|companheiro|marido) d[ae](?:la)?)',
  /** Things that are beaten in other senses: doors, cards, eggs. */
  STRUCK:
    '(?:(?:n?[ao]s?|n?uma?s?|de|d[ao]s?|com|muit[oa]s?|mais) ){0,2}(?:cartao|ponto|port(?:as?|ao)|papo|palmas?|pes?|telefone|fotos?|recordes?|metas?|bol[oa]s?|martelo|lajes?|pernas?|asas|olho|teclas?|panelas?|claras?|ovos?|massa|boca|duvida|saudades?|sono|fome|medo|vontade|tristeza|vazio|cansaco|angustia|carro|moto|campainha|pensao|contas?|gols?|trave|balde|peso|horario|volta|tambor|falta|penalti|figurinhas?|mesa|vento|chuva|sol|atencao|interesse|curiosidade)(?![a-z])',
  HURTED:
    '(?:agred|bat|espanc|ameac|estupr|violent|humilh|empurr|tranc|esgan|enforc|estrangul|esfaque|queim|arrast|esbofete|estape|chut|surr|abus|molest|viol|amarr|acorrent|negligenci|maltrat|judi|machuc|fer|mord|belisc|sacud|derrub|sufoc|dop|envenen|xing|insult|castig|tortur|persegu|coag|intimid|abandon|larg|explor|roub|isol|assedi|alici|forc|obrig)(?:ad|id)[oa]s?',
  BLOW: 'tap(?:as?|ao|oes|ona)|soc(?:os?|ao)|murros?|chutes?|empurr(?:ao|oes)|surras?|pancad(?:as?|aria)|peia|porradas?|sova|bofet[a-z]+|tabefes?|sopapos?|cascudos?|croques?|pontapes?|(?:cabec|coronh|fac|cacet|paul|pedr|garraf|vassour|cotovel|joelh|lap|relh|var|regu|cipo|corre|cint|chinel|chicot|chibat|palm|unh|bordo|mangueir|tijol|lamb|mord)(?:ad|id)as?|pescotapas?|pesco[cç](?:ao|oes)|safa(?:nao|noes)|pux(?:ao|oes) de cabelo|belisc(?:ao|oes)|trancos|coices?|rasteira|mata leao|gravata|pisa|tunda|mao na cara|bolacha na cara',
  WHIP: '(?:cinto|cinta|correia|fio|chinelo|vara|pau|colher de pau|mangueira|corrente|cabo|chicote|sandalia|cipo|tabua|regua|vassoura|relho|reio|rebenque|facao|cacete|porrete|muleta|bengala|tamanco|palmatoria|ferro|corda|panela|fivela)',
  ATHAND:
    '(?:armas?|revolver|pistola|espingarda|facas?|facao|peixeira|canivete|punhal|machado|foice|gasolina|alcool)',
  MONEY:
    '(?:aposentadoria|aposento|aposentos|pensao|beneficio|bpc|loas|cartao|cartoes|dinheiro|salario|poupanca|economias|contas?|senhas?|casa|apartamento|terreno|imovel|bens|emprestimos?|consignad[oa]s?|cofre|cheques?|heranca|joias|procuracao)',
  TAKE: '(?:peg|tir|tom|gast|sac|us|embols|desvi|roub|rasp|confisc|control|vend|torr|esvazi|empenh|segur|ret|com|surrupi|apropri|aproveit|exig|receb|fic|limp|aluga)(?:a|e|ou|eu|am|em|ava|ia|aram|ar|ando|endo|iu|ado|ada|em)',
  /** False after “se” of somebody to oneself; true after “perguntei se”. */
  OTHERS: '(?<!(?<!(?:pergunt|indag|question|saber|sond|investig|avali|explor|sobre)[a-z]* )se )',
  /** Stems of those at home. */
  FAM: '(?:(?:crianc|filh|menin|entead|net[oa]|sobrinh|alun|adolesc|irma|pequen|idos|velh|sogr|tia|tio|padrast|madrast|marid|espos|companheir|namorad|noiv|cuidador|genro|nora|dona|senhor)[a-z]*|nenes?|maes?|pais?|avos?|vo|vovo|ex|el[ea]s?)',
  /** True after words if somebody at home stands before them in the sentence. */
  NEAR: '(?<=(?<![a-z])%FAM [a-z0-9é, ]{0,60})',
  /** True after words if somebody at home, or the speaker, stands near them in the sentence. */
  BY: '(?:(?<=(?<![a-z])(?:%FOLK|me|lhe|mim|el[ea]s?) [a-z0-9é, ]{0,60})|(?= [a-z0-9é, ]{0,40}(?<![a-z])(?:%FOLK|mim|[nd]?el[ea]|comigo)(?![a-z])))',
  FOLK: '(?:crianc|filh|menin|entead|net[oa]|sobrinh|alun|irma|pequen|idos|velh|sogr|tia|tio|padrast|madrast|marid|espos|companheir|namorad|noiv|cuidador|genro|nora|mulher|casal|vizinh|professor)[a-z]*|nenes?|maes?|pais?|avos?|vo|vovo|ex|\\d+ a(?:nos)?|em casa|la em casa',
  HEIR: '(?:filh|net[oa]|sobrinh|genro|nora|cuidador|irma|mano|entead|caseiro|parent|familia|vizinh|eles|marid|el[ea])[a-z]*',
};
